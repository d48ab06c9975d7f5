// SPDX-License-Identifier: GPL-3.0-or-later
// A game at the board with running clocks. Each line of standard input is an action, until the input ends. An
// action is stored on the disk before it is answered. The time between the lines belongs to the game and is
// stored every second.
//   start · wait · pause · writing · correction · resume      charge 0:30
//   back · stands TURN · goon · reopen · giveup               end ENDING
//   objection blue|red TEXT · ruling TEXT · closing blue|red ROWS      any other line is a turn
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/cli/contest/contest_file.hpp"
#include "app/desk/play/live_desk.hpp"

namespace damath::cli {

class TableSession {
 public:
  // All references must outlive this object.
  TableSession(ContestRun& run, const contest::Event& event, desk::LiveDesk& desk, desk::LiveTable& table)
      : m_run(run), m_event(event), m_desk(desk), m_table(table) {}

  // Returns status 1 if any line was refused.
  [[nodiscard]] ExitStatus run();

 private:
  using Done = desk::DeskResult<desk::ClockSignals>;

  // Returns a line without its end; nullopt at the end of the input. The clocks tick while it waits.
  [[nodiscard]] std::optional<std::string> nextLine();
  void tick();
  void obey(const std::string& line);
  [[nodiscard]] Done turn(std::string_view text, desk::Stands stands);
  [[nodiscard]] Done take(const play::LiveStep& step);
  // Returns the step of an action. nullopt if the line is a turn, or if the words of an action are wrong;
  // then a complaint is printed.
  [[nodiscard]] std::optional<play::LiveStep> stepIn(std::string_view word, std::string_view rest);
  void answer(const Done& done);

  ContestRun& m_run;
  const contest::Event& m_event;
  desk::LiveDesk& m_desk;
  desk::LiveTable& m_table;
  std::string m_read;  // input that is not yet handled
  bool m_isEnded = false;
  ExitStatus m_status = ExitStatus::Clean;
};

}  // namespace damath::cli
