// SPDX-License-Identifier: GPL-3.0-or-later
// A game at the board with its clocks going, a line of standard input for each act, until the input ends.
// Each is on the disk when it is answered; the time between the lines is the game's, and kept every second.
//   start · wait · pause · writing · correction · resume      charge 0:30
//   back · stands TURN · goon · reopen · giveup               end ENDING
//   objection blue|red TEXT · ruling TEXT · closing blue|red ROWS      anything else is a turn
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/cli/contest/contest_file.hpp"
#include "app/desk/play/live_desk.hpp"

namespace damath::cli {

class TableSession {
 public:
  // All must outlive the session.
  TableSession(ContestRun& run, const contest::Event& event, desk::LiveDesk& desk, desk::LiveTable& table)
      : m_run(run), m_event(event), m_desk(desk), m_table(table) {}

  // Status 1 where any line was refused.
  [[nodiscard]] ExitStatus run();

 private:
  using Done = desk::DeskResult<desk::ClockSignals>;

  // A line without its end; nothing at the end of the input. Ticks while it waits.
  [[nodiscard]] std::optional<std::string> nextLine();
  void tick();
  void obey(const std::string& line);
  [[nodiscard]] Done turn(std::string_view text, desk::Stands stands);
  [[nodiscard]] Done take(const play::LiveStep& step);
  // Nothing where the line is no act but a turn; a complaint was made where its words are wrong.
  [[nodiscard]] std::optional<play::LiveStep> stepIn(std::string_view word, std::string_view rest);
  void answer(const Done& done);

  ContestRun& m_run;
  const contest::Event& m_event;
  desk::LiveDesk& m_desk;
  desk::LiveTable& m_table;
  std::string m_read;  // of the input, not yet obeyed
  bool m_isEnded = false;
  ExitStatus m_status = ExitStatus::Clean;
};

}  // namespace damath::cli
