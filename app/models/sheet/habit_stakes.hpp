// SPDX-License-Identifier: GPL-3.0-or-later
// The stakes of a question about a habit: the sheet's result if the answer is yes, and if it is no. Both
// audits run one after the other off the window's thread.
#pragma once

#include <QObject>
#include <QString>
#include <array>
#include <optional>
#include <vector>

#include "app/models/sheet/live_audit.hpp"
#include "core/contest/contest.hpp"
#include "core/sheet/record/habit_answers.hpp"

namespace damath::models {

class HabitStakes : public QObject {
  Q_OBJECT

 public:
  // The translator must outlive it.
  explicit HabitStakes(const Translator& translator, QObject* parent = nullptr);

  // The event whose law counts; forgets what was asked under another.
  void setSetup(const contest::EventSetup& setup);
  // Audits the sheet with each answer, and signals `done`. The same question about the same sheet is not
  // worked out again. Precondition: the setup is set; one habit, or the same habit of the two columns.
  void ask(const sheet::Sheet& sheet, const std::vector<sheet::HabitOfColumn>& habits);
  // Forgets the question.
  void clear();
  // "If yes: 1–0 (46 : 12). If no: 0–1 (12 : 46)." Empty until both are known.
  [[nodiscard]] QString text() const;

 Q_SIGNALS:
  void done();

 private:
  void take();
  [[nodiscard]] QString textOf(std::size_t answer) const;

  const Translator& m_translator;
  LiveAudit m_audit;
  std::optional<contest::EventSetup> m_setup;
  std::array<sheet::Sheet, 2> m_sheets;  // answered yes, answered no
  // The results that each answer leaves possible. None if the game cannot be followed to its end.
  std::array<std::vector<contest::GameResult>, 2> m_results;
  std::optional<std::size_t> m_known;  // how many results are known; nullopt where nothing is asked
};

}  // namespace damath::models
