// SPDX-License-Identifier: GPL-3.0-or-later
// The tabs of an event (one per round, and one for the rematches if there are any), and the counts of a
// round's missing items for the head of the page.
#pragma once

#include <QString>
#include <QTabBar>
#include <optional>

#include "app/desk/events/status.hpp"
#include "app/window/text/translator.hpp"
#include "core/contest/model/contest.hpp"

namespace damath::window {

class BoardRows;

class RoundTabs : public QTabBar {
  Q_OBJECT

 public:
  explicit RoundTabs(const Translator& translator, QWidget* parent = nullptr);

  // `rows` must be of this event. A tab is marked if a result in it differs from its scoresheet.
  void setRounds(const contest::Event& event, const BoardRows& rows);
  // Shows the newest round if the number is 0. Does nothing if the round does not exist.
  void showRound(int number);
  // nullopt while no round is paired, and while the rematches are shown.
  [[nodiscard]] std::optional<contest::RoundNumber> round() const;
  [[nodiscard]] bool showsRematches() const { return currentIndex() == m_paired; }

 private:
  void setTab(int tab, const QString& text, bool differs);

  const Translator& m_translator;
  int m_paired = 0;
};

// Returns the missing items of a round as one line with counts: "round 2: results missing: 3 · scoresheets
// missing: 4 (in all rounds: 11)". Uses only the counts of the status. Empty for a round without games.
[[nodiscard]] QString standingOf(const contest::Event& event, contest::RoundNumber round,
                                 const desk::EventStatus& status, const Translator& translator);

}  // namespace damath::window
