// SPDX-License-Identifier: GPL-3.0-or-later
// What is done with a sheet before the panel under a name: it is accepted, looked over, signed off, reopened.
// Each means the version that was on show when it was asked for. (Rulebook T6)
#pragma once

#include <QObject>

#include "app/views/dialogs/confirmation_dialog.hpp"
#include "app/views/review/review_head.hpp"

namespace damath::views {

class RulingLine;

class ReviewActions : public QObject {
  Q_OBJECT

 public:
  // The page is the parent of what asks; the line has who rules on the sheet, and why.
  ReviewActions(models::Session& session, const models::Translator& translator, const RulingLine& ruling,
                QWidget* page);

  // `mistakes` are the sentences of the mistakes that count.
  void accept(const ReviewedSheet& of, const QStringList& mistakes);
  void lookOver(const ReviewedSheet& of);
  void signOff(const ReviewedSheet& of);
  // False if the person cancelled what was asked.
  enum class Done { No, Yes };
  // Stores the sheet with the answer. Asks first if the answer changes the result or leaves it unproven.
  [[nodiscard]] desk::DeskResult<Done> answerHabit(const ReviewedSheet& of,
                                                   const std::vector<sheet::HabitOfColumn>& habits,
                                                   sheet::HabitDecision decision);
  // Stores the sheet with the cells that were keyed otherwise. Returns what to tell the person.
  [[nodiscard]] desk::DeskResult<QString> storeTaken(const ReviewedSheet& of,
                                                     const std::vector<desk::Difference>& taken);
  // Promise: the game has a result.
  void reopen(const ReviewedSheet& of);

 Q_SIGNALS:
  void said(const QString& message);

 private:
  // Whether the version that was looked at is still in force; where not, that is shown.
  [[nodiscard]] bool isInForce(const ReviewedSheet& of);
  [[nodiscard]] QString namesOf(const ReviewedSheet& of) const;
  [[nodiscard]] QString outcomeOf(const ReviewedSheet& of) const;
  // Returns what to ask before the answer is stored; empty if the result stays as it is and proven.
  [[nodiscard]] QString lossBy(const sheet::HabitAnswers& answers, const ReviewedSheet& of) const;
  [[nodiscard]] const contest::EventSetup& setupOf(const ReviewedSheet& of) const;
  // Proposes the name and the reason of the line below the sheet. Where no reason is typed there, proposes
  // `proposed`.
  void openNamed(const ConfirmationDialog::Names& names, const QString& message,
                 ConfirmationDialog::Make make, const QString& proposed = {});

  models::Session& m_session;
  const models::Translator& m_translator;
  const RulingLine& m_ruling;
  QWidget* m_page;
};

}  // namespace damath::views
