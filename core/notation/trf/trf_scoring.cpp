// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/trf/trf_scoring.hpp"

#include <algorithm>

#include "core/notation/trf/trf_line.hpp"

namespace damath::notation {

bool isAllottedBye(const TrfGame& game) {
  return game.result == TrfResult::AllottedBye ||
         (game.opponent == 0 && game.result == TrfResult::ForfeitWin);
}

TrfScoring::TrfScoring(const Trf& trf) {
  for (const TrfRecord& record : trf.records) {
    if (const auto* points = std::get_if<TrfPoints>(&record)) take(*points);
    if (const auto* points = std::get_if<TrfResultPoints>(&record)) take(*points);
    if (const auto* other = std::get_if<TrfOther>(&record); other != nullptr && other->line.starts_with("BB"))
      takeOlder(other->line);
  }
}

void TrfScoring::setWin(int tenths) {
  m_white.win = m_black.win = m_forfeitWin = m_fullBye = tenths;
}

void TrfScoring::setDraw(int tenths) {
  m_white.draw = m_black.draw = m_halfBye = tenths;
}

void TrfScoring::take(const TrfPoints& points) {
  for (const auto& [result, tenths] : points.values) {
    if (result == 'W') setWin(tenths);
    if (result == 'W' && !m_saysAllottedBye) m_allottedBye = tenths;
    if (result == 'D') setDraw(tenths);
    if (result == 'L') setLoss(tenths);
    if (result == 'A') m_zeroBye = m_forfeitLoss = tenths;
    if (result == 'X') m_unknown = tenths;
    if (result == 'P') {
      m_allottedBye = tenths;
      m_saysAllottedBye = true;
    }
  }
}

void TrfScoring::take(const TrfResultPoints& points) {
  for (const auto& [code, tenths] : points.values) {
    if (code == "W") setWin(tenths);
    if (code == "D") setDraw(tenths);
    if (code == "L") setLoss(tenths);
    if (code == "WW") m_white.win = tenths;
    if (code == "BW") m_black.win = tenths;
    if (code == "WD") m_white.draw = tenths;
    if (code == "BD") m_black.draw = tenths;
    if (code == "WL") m_white.loss = tenths;
    if (code == "BL") m_black.loss = tenths;
    if (code == "ZPB") m_zeroBye = tenths;
    if (code == "HPB") m_halfBye = tenths;
    if (code == "FPB") m_fullBye = tenths;
    if (code == "FW") m_forfeitWin = tenths;
    if (code == "FL") m_forfeitLoss = tenths;
    if (code == "PAB") {
      m_allottedBye = tenths;
      m_saysAllottedBye = true;
    }
  }
}

void TrfScoring::takeOlder(std::string_view text) {
  const TrfLine line(text);
  if (line.width() < 5) return;
  const auto tenths = parseTrfPoints(line.field(4, line.width()));
  if (!tenths) return;
  switch (text[2]) {
    case 'W':
      return take(TrfPoints{{{'W', *tenths}}});
    case 'D':
      return setDraw(*tenths);
    case 'L':
      return setLoss(*tenths);
    case 'Z':
      m_zeroBye = *tenths;
      return;
    case 'F':
      m_forfeitLoss = *tenths;
      return;
    case 'U':
      return take(TrfPoints{{{'P', *tenths}}});
    default:
      return;
  }
}

int TrfScoring::of(const TrfGame& game) const {
  if (isAllottedBye(game)) return m_allottedBye;
  const Side& side = game.colour == TrfColour::Black ? m_black : m_white;
  switch (game.result) {
    case TrfResult::Win:
    case TrfResult::ShortWin:
      return side.win;
    case TrfResult::Draw:
    case TrfResult::ShortDraw:
      // Older reports have the marks of games where nobody played.
      return game.opponent == 0 ? m_halfBye : side.draw;
    case TrfResult::Loss:
    case TrfResult::ShortLoss:
      return side.loss;
    case TrfResult::ForfeitWin:
      return m_forfeitWin;
    case TrfResult::ForfeitLoss:
      return m_forfeitLoss;
    case TrfResult::FullBye:
      return m_fullBye;
    case TrfResult::HalfBye:
      return m_halfBye;
    case TrfResult::ZeroBye:
      return m_zeroBye;
    case TrfResult::Unknown:
      // A blank cell stands for being away.
      return game.opponent == 0 ? m_zeroBye : 0;
    case TrfResult::AllottedBye:
      break;
  }
  return m_allottedBye;
}

int TrfScoring::win() const {
  return std::max(m_white.win, m_black.win);
}

int TrfScoring::loss() const {
  return std::min(m_white.loss, m_black.loss);
}

}  // namespace damath::notation
