// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the effect of a ruleset in a sample position: the legal captures, the illegal captures with the
// reason, and the scores.
#pragma once

#include <QString>
#include <QWidget>
#include <optional>
#include <vector>

#include "app/window/text/translator.hpp"
#include "core/board/position.hpp"
#include "core/rules/breach.hpp"
#include "core/rules/chip_set.hpp"
#include "words/language.hpp"

class QComboBox;
class QLabel;
class QListWidget;

namespace damath::window {

class BoardView;

// A capture in the sample position: the arithmetic of each jump, and the reason if the capture is illegal.
struct SampleTurn {
  rules::Turn turn;
  std::optional<rules::Breach> breach;  // the broken rule; nullopt if the turn is legal
  board::Position after;
  exact::Number total;
  std::vector<QString> jumps;  // the arithmetic of each jump, for example "−7 ÷ 2 = −7/2 (−3.50)"
};

// The sample position and its captures, shown while the user edits a ruleset. In this position, different
// answers of a ruleset give different results.
struct SampleJump {
  board::Position before;
  std::vector<SampleTurn> turns;  // the captures; legal ones come first
};

// The chips of BLUE's first jump: `taker` captures RED's dama `taken`. Both are indexes in the chip set.
struct SampleChips {
  board::ChipIndex taker = 7;
  board::ChipIndex taken = 11;
};

[[nodiscard]] SampleJump sampleJump(const rules::Ruleset& ruleset, const rules::ChipSet& set,
                                    const SampleChips& chips, words::Language language);

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
