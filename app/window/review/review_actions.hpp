// SPDX-License-Identifier: GPL-3.0-or-later
// The actions on a reviewed scoresheet: accept, mark as checked, approve, answer about a habit, take values
// of the second entry, and delete the result (rulebook T6). Each action but reopen() tells the user if a
// newer version was saved after the action started.
#pragma once

#include <QObject>

#include "app/window/dialogs/confirmation_dialog.hpp"
#include "app/window/review/reviewed_sheet.hpp"

namespace damath::window {

class RulingLine;

class ReviewActions : public QObject {
  Q_OBJECT

 public:
  // All dialogs open over `page`. `ruling` holds the name and the reason for rulings on this scoresheet.
  ReviewActions(Session& session, const Translator& translator, const RulingLine& ruling, QWidget* page);

  // Accepts the scoresheet after a confirmation. `mistakes` are the sentences about the mistakes, except
  // mistakes that a ruling keeps as written.
  void accept(const ReviewedSheet& of, const QStringList& mistakes);
  void lookOver(const ReviewedSheet& of);
  void signOff(const ReviewedSheet& of);
  // The outcome of an action. No: the user canceled the confirmation.
  enum class Done { No, Yes };
  // Makes a ruling with the name and the reason typed below the scoresheet. `answers` are the answers that
  // the user gave already; the function adds further answers. Done::No if the user canceled the ruling.
  // Errors: as desk::ReviewDesk::rule; ConfirmationAsked with the question ResultDiffers, which the page asks
  // itself.
  [[nodiscard]] desk::DeskResult<Done> rule(const ReviewedSheet& of, const db::StoredRuling& ruling,
                                            std::vector<db::ConfirmationAnswer>& answers);
  // Saves the answer to the question about a habit in a new version of the scoresheet. Asks for confirmation
  // if the answer is known to change the result, or if the result is no longer proven.
  [[nodiscard]] desk::DeskResult<Done> answerHabit(const ReviewedSheet& of,
                                                   const std::vector<sheet::HabitOfColumn>& habits,
                                                   sheet::HabitDecision decision);
  // Saves a version of the scoresheet that has the chosen cells of the second entry. Returns the message for
  // the user.
  [[nodiscard]] desk::DeskResult<QString> storeTaken(const ReviewedSheet& of,
                                                     const std::vector<desk::Difference>& taken);
  // Deletes the result of the game or rematch after a confirmation, and so withdraws an acceptance of the
  // scoresheet. Precondition: there is a result.
  void reopen(const ReviewedSheet& of);

 Q_SIGNALS:
  void said(const QString& message);

 private:
  // True if the shown version is the current one. Otherwise tells the user about the newer version.
  [[nodiscard]] bool isInForce(const ReviewedSheet& of);
  [[nodiscard]] QString namesOf(const ReviewedSheet& of) const;
  [[nodiscard]] QString outcomeOf(const ReviewedSheet& of) const;
  // Returns the confirmation question about the answer to a habit. Empty if the result does not change and
  // stays proven, if the game cannot be followed now, or if rulings make the new result unknown.
  [[nodiscard]] QString lossBy(const sheet::HabitAnswers& answers, const ReviewedSheet& of) const;
  [[nodiscard]] const contest::EventSetup& setupOf(const ReviewedSheet& of) const;
  // Opens a dialog for a name and a reason. Fills in the name and reason typed below the scoresheet. If no
  // reason is typed there, fills in `proposed`.
  void openNamed(const ConfirmationDialog::Names& names, const QString& message,
                 ConfirmationDialog::Make make, const QString& proposed = {});

  Session& m_session;
  const Translator& m_translator;
  const RulingLine& m_ruling;
  QWidget* m_page;
};

}  // namespace damath::window
