// SPDX-License-Identifier: GPL-3.0-or-later
// The question about a habit of the writer, between the summary and the list of findings, with the results
// that the answers lead to. The user answers with commands of the window, not in the strip. Without a
// question, shows the last answers. Hidden if there is nothing to show.
#pragma once

#include <QString>
#include <QWidget>

class QLabel;
class QToolButton;

namespace damath::window {

class Translator;

class QuestionStrip : public QWidget {
  Q_OBJECT

 public:
  explicit QuestionStrip(const Translator& translator, QWidget* parent = nullptr);

  // Shows a question or the last answers; an empty `question` hides the strip. `stakes` tells the result that
  // each answer leads to; empty if unknown. If `isOpen` is true, shows a button that dismisses the question.
  void ask(const QString& question, const QString& stakes = {}, bool isOpen = true);
  [[nodiscard]] QString question() const;
  [[nodiscard]] QString stakes() const;

 Q_SIGNALS:
  // Emitted when the user dismisses the question.
  void dismissed();

 private:
  const Translator& m_translator;
  QLabel* m_question;
  QLabel* m_stakes;
  QToolButton* m_later;
};

}  // namespace damath::window
