// SPDX-License-Identifier: GPL-3.0-or-later
// Asks for one player: a new one of an event, or other facts of one who is entered.
#pragma once

#include <vector>

#include "app/desk/roster/roster.hpp"
#include "app/desk/roster/row_match.hpp"
#include "app/views/dialogs/form_dialog.hpp"

class QComboBox;
class QLineEdit;

namespace damath::views {

class PlayerDialog : public FormDialog {
  Q_OBJECT

 public:
  // `entry`: whose facts they are; null for a new player. Promise: it is the event's.
  PlayerDialog(models::Session& session, const models::Translator& translator, const contest::Event& event,
               const contest::Entry* entry, QWidget* parent);

  // Other facts than those that stand, as if they were typed.
  void offer(const desk::RosterRow& row) { fill(row); }

 Q_SIGNALS:
  // The player's name and start number.
  void entered(const QString& name, int number);
  void altered(const QString& name);

 protected:
  bool submit() override { return isGradeMeant() && (m_entry ? change() : enter()); }
  [[nodiscard]] QWidget* fieldOf(const desk::DeskError& error) const override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void addFields();
  void fill(const desk::RosterRow& row);
  // Known schools are offered, and come with their district and division.
  void offerSchools();
  [[nodiscard]] desk::RosterRow row() const;
  bool enter();
  bool change();
  // Whether it is known who a new player is; somebody of a name that is known is asked about first.
  bool isSettled();
  // Asks once about one that is none of the school ladder.
  bool isGradeMeant();
  void forgetLikeness();
  [[nodiscard]] std::optional<desk::RowDecision> decision() const;

  contest::EventId m_event;
  std::optional<contest::EntryId> m_entry;
  QLineEdit* m_last;
  QLineEdit* m_first;
  QLineEdit* m_middle;
  QLineEdit* m_school;
  QLineEdit* m_district;
  QLineEdit* m_division;
  QLineEdit* m_grade;
  QLineEdit* m_coach;
  QLineEdit* m_rating;
  QComboBox* m_who;
  std::vector<desk::Candidate> m_candidates;  // whom `m_who` offers
  QString m_askedGrade;
  bool m_isAsked = false;  // who it is
};

}  // namespace damath::views
