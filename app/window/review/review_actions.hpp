// SPDX-License-Identifier: GPL-3.0-or-later
// The named actions on a reviewed sheet: accept, mark as checked, sign off and reopen. Each action applies to
// the version that was shown when the user started it. (Rulebook T6)
#pragma once

#include <QObject>

#include "app/window/dialogs/confirmation_dialog.hpp"
#include "app/window/review/review_head.hpp"

namespace damath::window {

class RulingLine;

class ReviewActions : public QObject {
  Q_OBJECT

 public:
  // `page` is the parent of the dialogs. `ruling` holds the name and the reason for rulings on this sheet.
  ReviewActions(Session& session, const Translator& translator, const RulingLine& ruling, QWidget* page);

  // `mistakes` are the sentences of the mistakes that count.
  void accept(const ReviewedSheet& of, const QStringList& mistakes);
  void lookOver(const ReviewedSheet& of);
  void signOff(const ReviewedSheet& of);
  // No: the user canceled the confirmation.
  enum class Done { No, Yes };
  // Stores the sheet with the answer. Asks for confirmation if the answer changes the result or leaves it
  // unproven.
  [[nodiscard]] desk::DeskResult<Done> answerHabit(const ReviewedSheet& of,
                                                   const std::vector<sheet::HabitOfColumn>& habits,
                                                   sheet::HabitDecision decision);
  // Stores a version of the sheet with the chosen cells of the second entry. Returns the message for the
  // user.
  [[nodiscard]] desk::DeskResult<QString> storeTaken(const ReviewedSheet& of,
                                                     const std::vector<desk::Difference>& taken);
  // Precondition: the game has a result.
  void reopen(const ReviewedSheet& of);

 Q_SIGNALS:
  void said(const QString& message);

 private:
  // True if the shown version is still in force. Otherwise shows a message about the newer version.
  [[nodiscard]] bool isInForce(const ReviewedSheet& of);
  [[nodiscard]] QString namesOf(const ReviewedSheet& of) const;
  [[nodiscard]] QString outcomeOf(const ReviewedSheet& of) const;
  // Returns the confirmation question for the answer; empty if the result does not change and stays proven.
  [[nodiscard]] QString lossBy(const sheet::HabitAnswers& answers, const ReviewedSheet& of) const;
  [[nodiscard]] const contest::EventSetup& setupOf(const ReviewedSheet& of) const;
  // Opens a dialog that proposes the name and the reason of the ruling line, or `proposed` if the line has no
  // reason.
  void openNamed(const ConfirmationDialog::Names& names, const QString& message,
                 ConfirmationDialog::Make make, const QString& proposed = {});

  Session& m_session;
  const Translator& m_translator;
  const RulingLine& m_ruling;
  QWidget* m_page;
};

}  // namespace damath::window
