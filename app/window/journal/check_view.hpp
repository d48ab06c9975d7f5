// SPDX-License-Identifier: GPL-3.0-or-later
// The list of problems that a check found in the contest file. Each problem is a sentence, and opening it
// leads to the place of the problem.
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "app/desk/keeping/verification.hpp"
#include "app/window/session/session.hpp"

class QLabel;
class QLineEdit;

namespace damath::window {

class ListTable;

// The result of a check of the contest file.
struct FileCheck {
  QString path;  // path of the checked file
  std::vector<desk::Problem> problems;
  std::vector<db::HeadAnswer> heads;  // tells for each typed journal number if the journal has that row
  bool isWhole = true;                // false if the user stopped the check
  QString at;                         // local time at which the check ran
};

class CheckView : public QWidget {
  Q_OBJECT

 public:
  CheckView(Session& session, const Translator& translator, QWidget* parent);

  // Shows the result of a check. `check` is nullopt if the file was not checked since it was opened.
  void show(std::optional<FileCheck> check);
  void retranslate();
  [[nodiscard]] const std::optional<FileCheck>& shown() const { return m_check; }
  [[nodiscard]] ListTable* list() const { return m_list; }
  // Returns the field where the user types journal numbers that papers show. The check compares these numbers
  // with the journal of the file.
  [[nodiscard]] QLineEdit* headsField() const { return m_heads; }

 Q_SIGNALS:
  // Emitted on a double click or Return on a problem of the file.
  void opened(const damath::desk::Problem& problem);
  // Emitted when the user presses Return in the field for journal numbers.
  void checkAsked();

 private:
  Session& m_session;
  const Translator& m_translator;
  std::optional<FileCheck> m_check;
  QLabel* m_verdict;
  QLabel* m_headsLabel;
  QLineEdit* m_heads;
  ListTable* m_list;
};

}  // namespace damath::window
