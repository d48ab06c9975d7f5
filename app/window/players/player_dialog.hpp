// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog to add players to an event one after another, or to change the data of a player. After each added
// player, the fields of the school, the grade, the section and the coach keep their texts.
#pragma once

#include <map>
#include <vector>

#include "app/desk/roster/import_plan.hpp"
#include "app/desk/roster/roster_row.hpp"
#include "app/window/dialogs/form_dialog.hpp"

class QComboBox;
class QLineEdit;

namespace damath::window {

class PlayerDialog : public FormDialog {
  Q_OBJECT

 public:
  // `entry` is the player whose data change; null to add a new player. Precondition: the entry belongs to the
  // event.
  PlayerDialog(Session& session, const Translator& translator, const contest::Event& event,
               const contest::Entry* entry, QWidget* parent);

  // Fills the fields with the data in `row`, as if the user had typed them.
  void offer(const desk::RosterRow& row) { fill(row); }

 Q_SIGNALS:
  // `entered` is emitted after a player was added, with the name and start number; `altered`, after a player
  // was changed.
  void entered(const QString& name, int number);
  void altered(const QString& name);

 protected:
  bool submit() override { return isGradeMeant() && isSchoolMeant() && (m_entry ? change() : enter()); }
  [[nodiscard]] QWidget* fieldOf(const desk::DeskError& error) const override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void addFields();
  void fill(const desk::RosterRow& row);
  // At the level School, fills in the school of a new player.
  void proposeSchool();
  // Offers the known schools while the user types. A chosen school fills in its district and division.
  void offerSchools();
  // typedRow() returns the texts in the fields. row() returns them with the known school, if the user chose
  // it instead of the typed one.
  [[nodiscard]] desk::RosterRow typedRow() const;
  [[nodiscard]] desk::RosterRow row() const;
  bool enter();
  bool change();
  // Tells that the player was added, and clears the fields of the person for the next player.
  void goOn(const QString& name, int number);
  // Clears the texts that belong to the school of the last player, if they are not typed for this player.
  void forgetSchoolOfLast();
  // True if the new player can be saved. If persons with a similar name exist, the first call returns false
  // and shows a field: the user chooses one of them or a new person. The next call returns true.
  bool isSettled();
  // True if the grade is a school grade or empty. For any other text, asks the user once and returns true the
  // next time.
  bool isGradeMeant();
  // True if the school can be saved as typed, or the user has chosen between the typed school and a known
  // school with a similar name. Else shows the field for this choice and returns false.
  bool isSchoolMeant();
  void forgetLikeness();
  void forgetSchool();
  [[nodiscard]] std::optional<desk::RowDecision> decision() const;

  contest::EventId m_event;
  std::optional<contest::EntryId> m_entry;
  QString m_about;  // the facts about the player or the event that the dialog begins with; may be empty
  std::map<desk::RosterField, QLineEdit*> m_texts;
  QLineEdit* m_rating;
  QComboBox* m_who;
  std::vector<desk::Candidate> m_candidates;  // persons with a similar name, listed in m_who
  QComboBox* m_whichSchool;                   // the known school, then the typed school as a new one
  // the known school that the typed school resembles; nullopt if the user was not asked
  std::optional<contest::School> m_schoolLike;
  QString m_askedGrade;
  bool m_isOfLast = false;  // true if district, division and coach are those of the last player
  bool m_isAsked = false;   // true after persons with a similar name were looked up
};

}  // namespace damath::window
