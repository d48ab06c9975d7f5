// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the effect of a ruleset in a sample position: the legal captures, the illegal ones with reasons, and
// their scores.
#pragma once

#include <QWidget>

#include "app/window/settings/sample_jump.hpp"
#include "app/window/text/translator.hpp"

class QComboBox;
class QLabel;
class QListWidget;

namespace damath::window {

class BoardView;

class SampleView : public QWidget {
  Q_OBJECT

 public:
  SampleView(const Translator& translator, QWidget* parent);

  void show(const rules::Ruleset& ruleset, const rules::ChipSet& set);
  void retranslate();

 Q_SIGNALS:
  void clauseAsked(const QString& id);

 private:
  void fillChips();
  [[nodiscard]] int lineOfTurn() const;
  void compute();
  void showTurn(int row);

  const Translator& m_translator;
  rules::Ruleset m_ruleset;
  rules::ChipSet m_set;
  SampleJump m_sample;
  QLabel* m_title;
  QLabel* m_takerName;
  QComboBox* m_taker;
  QLabel* m_takenName;
  QComboBox* m_taken;
  BoardView* m_board;
  QListWidget* m_turns;
  QLabel* m_arithmetic;
};

}  // namespace damath::window
