// SPDX-License-Identifier: GPL-3.0-or-later
// A tab for each round of an event, and one more for its rematches where it has some.
#pragma once

#include <QTabBar>
#include <optional>

#include "app/models/text/translator.hpp"
#include "core/contest/contest.hpp"

namespace damath::views {

class BoardRows;

class RoundTabs : public QTabBar {
  Q_OBJECT

 public:
  explicit RoundTabs(const models::Translator& translator, QWidget* parent = nullptr);

  // The rows are those of the event: a tab is marked where a result and its sheet differ within.
  void setRounds(const contest::Event& event, const BoardRows& rows);
  // The newest round where the number is 0; nothing happens where there is none.
  void showRound(int number);
  // Nothing while none is paired, and beside the rematches.
  [[nodiscard]] std::optional<contest::RoundNumber> round() const;
  [[nodiscard]] bool showsRematches() const { return currentIndex() == m_paired; }

 private:
  void setTab(int tab, const QString& text, bool differs);

  const models::Translator& m_translator;
  int m_paired = 0;
};

}  // namespace damath::views
