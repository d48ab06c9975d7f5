// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/plain_sheet.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/exact/number_text.hpp"
#include "core/rules/chip_set.hpp"
#include "tests/support/comparison.hpp"

namespace damath::support {

namespace {

using exact::Number;
using sheet::Half;
using sheet::HalfKind;

struct WrittenHalf {
  char side;
  const Half* half;
};

struct Sums {
  Number blue;
  Number red;
  Number& of(char side) { return side == 'b' ? blue : red; }
  [[nodiscard]] const Number& of(char side) const { return side == 'b' ? blue : red; }
};

// Returns the last step of a cell's working; nullopt if the cell is blank.
std::optional<std::string> lastStep(const std::string& cell) {
  if (cell.empty()) return std::nullopt;
  std::size_t from = 0;
  for (const std::string_view mark : {"=", "≈"}) {
    const std::size_t found = cell.rfind(mark);
    if (found != std::string::npos) from = std::max(from, found + mark.size());
  }
  return cell.substr(from);
}

// A blank figure means 0 (N3).
bool says(const std::string& cell, const Number& value) {
  const auto step = lastStep(cell);
  if (!step) return value.isZero();
  const std::size_t first = step->find_first_not_of(' ');
  const auto number = exact::parseNumber(step->substr(first == std::string::npos ? 0 : first));
  return number && *number == value;
}

class Replay {
 public:
  Replay(const sheet::Sheet& sheet, const PlainScoring& blue, const PlainScoring& red)
      : m_sheet(sheet), m_set(*rules::builtInChipSet(sheet.setName())), m_blue(blue), m_red(red) {
    for (const sheet::Line& line : sheet.lines) {
      for (const char side : {'b', 'r'}) {
        const Half& half = halfOf(line, side);
        if (half.kind == HalfKind::Play) m_entries.push_back({side, &half});
      }
    }
    m_seen.resize(m_entries.size() + 1);
  }

  bool fits() {
    const board::Position start = rules::startPosition(m_set, toRuleset(PlainLaw{}));
    return goOn(toPlain(start), 0, {});
  }

 private:
  static const Half& halfOf(const sheet::Line& line, char side) {
    return line.of(side == 'b' ? board::Side::Blue : board::Side::Red);
  }

  [[nodiscard]] const PlainScoring& scoringOf(char side) const { return side == 'b' ? m_blue : m_red; }

  // True if the text names the chip by its text or by its value (C1).
  [[nodiscard]] bool names(const std::string& text, int chip) const {
    const rules::Chip& meant = m_set.chips[static_cast<std::size_t>(chip)];
    return text == meant.text || rules::parseChipValue(text) == meant.value;
  }

  [[nodiscard]] bool isQuiet(const WrittenHalf& entry, const PlainPiece& piece, Place end) const {
    const std::string& move = entry.half->move;
    if (m_set.name == "polynomial" && entry.side == 'r') end = {7 - end.x, 7 - end.y};
    const std::string place = " (" + std::to_string(end.x) + "," + std::to_string(end.y) + ")";
    return move.ends_with(place) && names(move.substr(0, move.size() - place.size()), piece.chip);
  }

  [[nodiscard]] bool isJump(const WrittenHalf& entry, const PlainPiece& taker, const PlainPiece& taken,
                            Place landing) const {
    const std::string& move = entry.half->move;
    const std::size_t first = move.find(' ');
    const std::size_t second = first == std::string::npos ? first : move.find(' ', first + 1);
    if (second == std::string::npos) return false;
    std::string right = move.substr(second + 1);
    if (right.starts_with('(')) right = right.substr(1, right.size() - 2);
    const std::string sign = move.substr(first + 1, second - first - 1);
    const char there = plainSign(landing);
    return sign == (there == '/' ? std::string("÷") : std::string(1, there)) &&
           names(move.substr(0, first), taker.chip) && names(right, taken.chip);
  }

  // Returns the sums after the turn; nullopt if the entries do not record this turn.
  [[nodiscard]] std::optional<Sums> enter(const PlainBoard& board, const PlainTurn& turn, std::size_t next,
                                          Sums sums) const {
    const PlainPiece& piece = board.at[turn.start.x][turn.start.y];
    const std::size_t count = std::max<std::size_t>(turn.jumps.size(), 1);
    for (std::size_t i = 0; i < count; ++i) {
      if (next + i >= m_entries.size() || m_entries[next + i].side != board.toMove) return std::nullopt;
      const WrittenHalf& entry = m_entries[next + i];
      if (turn.jumps.empty()) {
        if (!isQuiet(entry, piece, turn.end)) return std::nullopt;
        const bool repeats = entry.half->total.empty() || says(entry.half->total, sums.of(entry.side));
        return entry.half->score.empty() && repeats ? std::optional(sums) : std::nullopt;
      }
      const PlainJump& jump = turn.jumps[i];
      const PlainPiece& taken = board.at[jump.taken.x][jump.taken.y];
      const Number score =
          toNumber(plainScore(m_set.name, piece, taken, jump.landing, scoringOf(entry.side)));
      sums.of(entry.side) += score;
      const bool right = isJump(entry, piece, taken, jump.landing) && says(entry.half->score, score) &&
                         says(entry.half->total, sums.of(entry.side));
      if (!right) return std::nullopt;
    }
    return sums;
  }

  // Returns true if some game from this board on fits the sheet. The sums depend only on the entries read, so
  // a board that was seen before at the same entry is not tried again.
  bool goOn(const PlainBoard& board, std::size_t next, const Sums& sums) {
    std::vector<PlainBoard>& seen = m_seen[next];
    if (std::ranges::find(seen, board) != seen.end()) return false;
    seen.push_back(board);
    if (next == m_entries.size()) return endFits(board, sums);
    const PlainLaw law;
    for (const PlainTurn& turn : plainLegalTurns(law, board)) {
      const auto behind = enter(board, turn, next, sums);
      const std::size_t count = std::max<std::size_t>(turn.jumps.size(), 1);
      if (behind && goOn(plainPlay(law, board, turn), next + count, *behind)) return true;
    }
    return false;
  }

  [[nodiscard]] bool endFits(const PlainBoard& board, const Sums& sums) const {
    Sums grands = sums;
    for (const char side : {'b', 'r'}) {
      Number left;
      if (!rowsFit(board, side, left)) return false;
      grands.of(side) += left;
      if (!sumsFit(side, left, grands.of(side))) return false;
    }
    const Number difference = grands.blue - grands.red;
    const std::string_view result = difference.isZero() ? "1/2-1/2" : difference > Number(0) ? "1-0" : "0-1";
    return m_sheet.tag("Result") == result;
  }

  [[nodiscard]] bool rowsFit(const PlainBoard& board, char side, Number& left) const {
    struct Chip {
      PlainPiece piece;
      Number worth;
    };
    std::vector<Chip> chips;
    for (int x = 0; x < 8; ++x) {
      for (int y = 0; y < 8; ++y) {
        const PlainPiece& piece = board.at[x][y];
        if (piece.side != side) continue;
        chips.push_back({piece, toNumber(plainRemaining(m_set.name, piece, {x, y}, scoringOf(side)))});
        left += chips.back().worth;
      }
    }
    for (const sheet::Line& line : m_sheet.lines) {
      const Half& half = halfOf(line, side);
      if (half.kind != HalfKind::Remaining) continue;
      const auto fits = [&](const Chip& chip) {
        const bool shown = chip.piece.dama && half.move.ends_with(" x 2");
        const std::string text = half.move.substr(0, half.move.size() - (shown ? 4 : 0));
        return names(text, chip.piece.chip) && says(half.score, chip.worth);
      };
      const auto found = std::ranges::find_if(chips, fits);
      if (found == chips.end()) return false;
      chips.erase(found);
    }
    return chips.empty();
  }

  [[nodiscard]] bool sumsFit(char side, const Number& left, const Number& grand) const {
    return std::ranges::all_of(m_sheet.lines, [&](const sheet::Line& line) {
      const Half& half = halfOf(line, side);
      if (half.kind == HalfKind::RemainingTotal) return says(half.score, left);
      return half.kind != HalfKind::GrandTotal || says(half.score, grand);
    });
  }

  const sheet::Sheet& m_sheet;
  const rules::ChipSet& m_set;
  const PlainScoring& m_blue;
  const PlainScoring& m_red;
  std::vector<WrittenHalf> m_entries;
  std::vector<std::vector<PlainBoard>> m_seen;  // indexed by the number of explained entries
};

}  // namespace

bool isInOrder(const sheet::Sheet& sheet) {
  return isInOrder(sheet, {}, {});
}

bool isInOrder(const sheet::Sheet& sheet, const PlainScoring& blue, const PlainScoring& red) {
  return Replay(sheet, blue, red).fits();
}

}  // namespace damath::support
