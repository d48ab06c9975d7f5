// SPDX-License-Identifier: GPL-3.0-or-later
// The tabs of an event: one for each round, and one for the rematches if there are any.
#pragma once

#include <QString>
#include <QTabBar>
#include <optional>

#include "app/window/text/translator.hpp"
#include "core/contest/model/contest.hpp"

namespace damath::window {

class BoardRows;

class RoundTabs : public QTabBar {
  Q_OBJECT

 public:
  explicit RoundTabs(const Translator& translator, QWidget* parent = nullptr);

  // Makes the tabs. A tab is marked if a result in it differs from its scoresheet. Precondition: `rows`
  // belongs to the event.
  void setRounds(const contest::Event& event, const BoardRows& rows);
  // Selects the tab of a round. 0 selects the newest round. Does nothing if there is no such round.
  void showRound(int number);
  // Returns the round of the selected tab. nullopt while no round is paired, and while the rematches are
  // shown.
  [[nodiscard]] std::optional<contest::RoundNumber> round() const;
  [[nodiscard]] bool showsRematches() const { return currentIndex() == m_paired; }

 private:
  void setTab(int tab, const QString& text, bool differs);

  const Translator& m_translator;
  int m_paired = 0;
};

}  // namespace damath::window
