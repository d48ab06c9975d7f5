// SPDX-License-Identifier: GPL-3.0-or-later
// Computes the result of the scoresheet with the answer yes and with the answer no to a question about a
// habit. For this, two audits run in another thread, one after the other.
#pragma once

#include <QObject>
#include <QString>
#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "app/window/scoresheet/live_audit.hpp"
#include "app/window/text/translator.hpp"
#include "core/contest/model/contest.hpp"
#include "core/sheet/record/habit_answers.hpp"

namespace damath::window {

class HabitStakes : public QObject {
  Q_OBJECT

 public:
  // Precondition: the translator outlives this object.
  explicit HabitStakes(const Translator& translator, QObject* parent = nullptr);

  // Sets the event, whose ruleset and chip set the audits use. If ruleset or chip set change, removes the
  // question.
  void setSetup(const contest::EventSetup& setup);
  // Audits the scoresheet with each answer, then emits `done`. Does not compute the same question about the
  // same scoresheet again. Precondition: setSetup was called, and `habits` is one habit, or the same habit in
  // both columns.
  void ask(const sheet::Sheet& sheet, const std::vector<sheet::HabitOfColumn>& habits);
  // Removes the question and its results.
  void clear();
  // Returns the results in words, for example "If yes: 1–0 (46 : 12). If no: 0–1 (12 : 46)."; empty until
  // both results are known.
  [[nodiscard]] QString text() const;

 Q_SIGNALS:
  void done();

 private:
  void take();
  [[nodiscard]] QString textOf(std::size_t answer) const;

  const Translator& m_translator;
  LiveAudit m_audit;
  std::optional<contest::EventSetup> m_setup;
  std::array<sheet::Sheet, 2> m_sheets;  // the scoresheet with the answer yes, and with the answer no
  // For the answers yes and no: the results that the scoresheet can have. Empty if no result is proven.
  std::array<std::vector<contest::GameResult>, 2> m_results;
  std::optional<std::size_t> m_known;  // number of known results (0–2); nullopt if nothing is asked
};

}  // namespace damath::window
