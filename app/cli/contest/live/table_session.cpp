// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/contest/live/table_session.hpp"

#include <poll.h>
#include <unistd.h>
#include <nlohmann/json.hpp>

#include <array>
#include <cerrno>
#include <ostream>

#include "app/cli/contest/live/live_acts.hpp"
#include "app/cli/contest/live/live_page.hpp"
#include "app/desk/change/clock.hpp"
#include "core/board/side.hpp"
#include "core/text/trim.hpp"

namespace damath::cli {

using words::Phrase;

namespace {

constexpr int kMillisecondsBetweenTicks = 500;
constexpr std::size_t kMostTyped = 4096;  // in bytes, of a line without its end

std::string_view takeWord(std::string_view& text) {
  text = trimmed(text);
  const std::string_view word = text.substr(0, text.find(' '));
  text = trimmed(text.substr(word.size()));
  return word;
}

}  // namespace

ExitStatus TableSession::run() {
  answer(desk::ClockSignals{});
  while (const auto line = nextLine()) {
    if (!trimmed(*line).empty()) obey(std::string(trimmed(*line)));
  }
  // After the end of the input no program counts the time, so the clocks are paused.
  if (m_table.clock.state().phase == play::ClockPhase::Running) {
    answer(take(play::ClockStep{play::ClockAct::Pause}));
  }
  return m_status;
}

std::optional<std::string> TableSession::nextLine() {
  for (;;) {
    const std::size_t end = m_read.find('\n');
    if (end != std::string::npos || m_isEnded || m_read.size() > kMostTyped) {
      if (m_read.empty()) return std::nullopt;
      std::string line = m_read.substr(0, end);
      m_read.erase(0, end == std::string::npos ? m_read.size() : end + 1);
      return line;
    }
    pollfd input{STDIN_FILENO, POLLIN, 0};
    const int ready = poll(&input, 1, kMillisecondsBetweenTicks);
    tick();
    if (ready < 0 && errno != EINTR) m_isEnded = true;
    if (ready <= 0) continue;
    std::array<char, 512> piece{};
    const ssize_t got = read(STDIN_FILENO, piece.data(), piece.size());
    if (got > 0) m_read.append(piece.data(), static_cast<std::size_t>(got));
    if (got <= 0) m_isEnded = true;
  }
}

void TableSession::tick() {
  const auto rung = m_desk.tick(m_table, desk::sinceBoot(), authorOf(m_run.options()));
  if (!rung || !rung->empty()) answer(rung);
}

void TableSession::obey(const std::string& line) {
  std::string_view rest = line;
  const std::string_view word = takeWord(rest);
  if (word == "stands") return answer(turn(rest, desk::Stands::AnyCase));
  const ExitStatus before = m_status;
  m_status = ExitStatus::Clean;
  const auto step = stepIn(word, rest);
  const bool isComplained = m_status != ExitStatus::Clean;
  if (!isComplained) m_status = before;
  if (isComplained) return;
  answer(step ? take(*step) : turn(line, desk::Stands::IfLegal));
}

TableSession::Done TableSession::turn(std::string_view text, desk::Stands stands) {
  return m_desk.turn(m_table, {text, stands}, desk::sinceBoot(), authorOf(m_run.options()));
}

TableSession::Done TableSession::take(const play::LiveStep& step) {
  return m_desk.take(m_table, step, desk::sinceBoot(), authorOf(m_run.options()));
}

std::optional<play::LiveStep> TableSession::stepIn(std::string_view word, std::string_view rest) {
  const auto complain = [&](Phrase phrase, std::string_view given) -> std::optional<play::LiveStep> {
    m_run.terminal().complain(phrase, {shortened(given)});
    m_status = ExitStatus::Findings;
    return std::nullopt;
  };
  if (const auto step = clockStepOf(word); step && rest.empty()) return *step;
  if (word == "back") return play::UndoTurnStep{};
  if (word == "goon") return play::GoOnStep{};
  if (word == "reopen") return play::ReopenStep{};
  if (word == "giveup") return play::AbandonStep{};
  if (word == "ruling") return play::RulingStep{std::string(rest)};
  if (word == "charge") {
    const auto amount = timeIn(rest);
    if (!amount) return complain(Phrase::LiveTimeBad, rest);
    return play::ClockStep{play::ClockAct::Charge, play::PauseCause::Arbiter, *amount};
  }
  if (word == "end") {
    const auto ending = rules::parseEnding(rest);
    if (!ending) return complain(Phrase::EndingBad, rest);
    return play::EndStep{*ending};
  }
  if (word == "objection") {
    const std::string_view named = takeWord(rest);
    const auto side = board::parseSide(named);
    if (!side) return complain(Phrase::LiveSideBad, named);
    return play::ObjectionStep{*side, std::string(rest)};
  }
  if (word == "closing") {
    const std::string_view named = takeWord(rest);
    const auto side = board::parseSide(named);
    if (!side) return complain(Phrase::LiveSideBad, named);
    auto rows = play::parseClosing(rest);
    if (!rows) return complain(Phrase::LiveClosingBad, rest);
    return play::ClosingStep{*side, *std::move(rows)};
  }
  return std::nullopt;
}

void TableSession::answer(const Done& done) {
  if (!done) {
    static_cast<void>(m_run.refused(done.error()));
    m_status = ExitStatus::Findings;
  } else {
    m_run.answered(liveJson(m_event, m_table, *done), liveLines(m_table, *done, m_run.language()));
  }
  m_run.terminal().out().flush();
}

}  // namespace damath::cli
