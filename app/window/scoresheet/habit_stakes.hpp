// SPDX-License-Identifier: GPL-3.0-or-later
// The stakes of a habit question: the sheet's result with the answer yes, and with the answer no. Two audits
// run in another thread, one after the other.
#pragma once

#include <QObject>
#include <QString>
#include <array>
#include <optional>
#include <vector>

#include "app/window/scoresheet/live_audit.hpp"
#include "core/contest/model/contest.hpp"
#include "core/sheet/record/habit_answers.hpp"

namespace damath::window {

class HabitStakes : public QObject {
  Q_OBJECT

 public:
  // The translator must outlive this object.
  explicit HabitStakes(const Translator& translator, QObject* parent = nullptr);

  // Sets the event whose ruleset and chip set apply. A change clears the current question.
  void setSetup(const contest::EventSetup& setup);
  // Audits the sheet with each answer, then emits `done`. A repeated question about the same sheet is not
  // computed again. Precondition: setSetup was called; `habits` is one habit, or the same habit in both
  // columns.
  void ask(const sheet::Sheet& sheet, const std::vector<sheet::HabitOfColumn>& habits);
  // Removes the question.
  void clear();
  // Returns "If yes: 1–0 (46 : 12). If no: 0–1 (12 : 46)."; empty until both results are known.
  [[nodiscard]] QString text() const;

 Q_SIGNALS:
  void done();

 private:
  void take();
  [[nodiscard]] QString textOf(std::size_t answer) const;

  const Translator& m_translator;
  LiveAudit m_audit;
  std::optional<contest::EventSetup> m_setup;
  std::array<sheet::Sheet, 2> m_sheets;  // with the answer yes, with the answer no
  // The results that are still possible with each answer. Empty if the game cannot be followed to its end.
  std::array<std::vector<contest::GameResult>, 2> m_results;
  std::optional<std::size_t> m_known;  // number of known results (0–2); nullopt if there is no question
};

}  // namespace damath::window
