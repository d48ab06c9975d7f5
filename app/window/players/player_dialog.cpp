// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/players/player_dialog.hpp"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCompleter>
#include <QIntValidator>
#include <QKeyEvent>
#include <QLineEdit>

#include "app/desk/events/player_desk.hpp"
#include "app/window/text/qt_text.hpp"
#include "core/contest/model/grade_level.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/contest/model/rounds.hpp"

namespace damath::window {

using words::Phrase;

PlayerDialog::PlayerDialog(Session& session, const Translator& translator, const contest::Event& event,
                           const contest::Entry* entry, QWidget* parent)
    : FormDialog(session, translator, parent),
      m_event(event.id),
      m_last(new QLineEdit(this)),
      m_first(new QLineEdit(this)),
      m_middle(new QLineEdit(this)),
      m_school(new QLineEdit(this)),
      m_district(new QLineEdit(this)),
      m_division(new QLineEdit(this)),
      m_grade(new QLineEdit(this)),
      m_coach(new QLineEdit(this)),
      m_rating(new QLineEdit(this)),
      m_who(new QComboBox(this)) {
  const contest::Contest& contest = m_session.contest();
  QString introduction;
  bool hasBegun = false;
  if (entry != nullptr) {
    m_entry = entry->id;
    hasBegun = !desk::begunEventsOf(contest, entry->player).empty();
    QStringList events;
    for (const contest::Event* each : contest::eventsOf(contest, entry->player))
      events << toQt(each->setup.name);
    introduction = m_translator(Phrase::PlayerOfEvents).arg(events.join(QStringLiteral(", ")));
    if (hasBegun) {
      introduction += QStringLiteral("\n\n%1 %2")
                          .arg(m_translator(Phrase::PapersDiffer), m_translator(Phrase::WhoChangesIsKept));
    }
  } else if (contest::hasBegun(event)) {
    introduction =
        m_translator(Phrase::PlayerComesLate).arg(contest::numberOf(contest::nextRoundNumber(event)));
  }
  setWindowTitle(m_translator.plain(entry == nullptr ? Phrase::AddPlayer : Phrase::EditPlayer));
  setIntroduction(introduction);
  m_rating->setValidator(new QIntValidator(0, 9999, m_rating));
  addFields();
  setFieldVisible(m_who, false);
  setAuthorVisible(hasBegun);
  if (entry != nullptr) fill(desk::rowOf(contest, *entry));
  offerSchools();
  setSubmitText(entry == nullptr ? Phrase::Add : Phrase::Change);
  m_last->setFocus();
}

void PlayerDialog::addFields() {
  addField(Phrase::LastNameField, m_last);
  addField(Phrase::FirstNameField, m_first);
  addField(Phrase::MiddleNameField, m_middle);
  addField(Phrase::SchoolField, m_school);
  addField(Phrase::DistrictField, m_district);
  addField(Phrase::DivisionField, m_division);
  addField(Phrase::GradeField, m_grade);
  addField(Phrase::CoachField, m_coach);
  addField(Phrase::RatingField, m_rating);
  addField(Phrase::WhoField, m_who);
  addAuthor();
  for (QLineEdit* field : {m_last, m_first, m_school}) setWanted(field);
  for (const QLineEdit* field : {m_last, m_first, m_middle, m_school}) {
    connect(field, &QLineEdit::textChanged, this, &PlayerDialog::forgetLikeness);
  }
}

void PlayerDialog::fill(const desk::RosterRow& row) {
  m_last->setText(toQt(row.last));
  m_first->setText(toQt(row.first));
  m_middle->setText(toQt(row.middle));
  m_school->setText(toQt(row.school));
  m_district->setText(toQt(row.district));
  m_division->setText(toQt(row.division));
  m_grade->setText(toQt(row.grade));
  m_coach->setText(toQt(row.coach));
  m_rating->setText(row.rating ? QString::number(*row.rating) : QString());
}

void PlayerDialog::offerSchools() {
  QStringList names;
  for (const contest::School& school : m_session.contest().schools) names << toQt(school.name);
  names.removeDuplicates();
  names.sort(Qt::CaseInsensitive);
  auto* offered = new QCompleter(names, m_school);
  offered->setCaseSensitivity(Qt::CaseInsensitive);
  offered->setFilterMode(Qt::MatchContains);
  m_school->setCompleter(offered);
  offered->popup()->installEventFilter(this);
  connect(offered, qOverload<const QString&>(&QCompleter::activated), this, [this](const QString& name) {
    const auto schools = desk::schoolsNamed(m_session.contest(), fromQt(name));
    // If several schools have the name, the user must fill in district and division.
    if (schools.size() != 1) return;
    m_district->setText(toQt(schools.front()->district));
    m_division->setText(toQt(schools.front()->division));
  });
}

// After a completely typed school, Return belongs to the dialog, even while the list of schools is open.
bool PlayerDialog::eventFilter(QObject* watched, QEvent* event) {
  QCompleter* offered = m_school->completer();
  const bool isOffer = offered != nullptr && watched == offered->popup();
  if (!isOffer || event->type() != QEvent::KeyPress) return FormDialog::eventFilter(watched, event);
  const int key = static_cast<QKeyEvent*>(event)->key();
  const bool isReturn = key == Qt::Key_Return || key == Qt::Key_Enter;
  if (!isReturn || offered->popup()->currentIndex().isValid()) {
    return FormDialog::eventFilter(watched, event);
  }
  offered->popup()->hide();
  QMetaObject::invokeMethod(this, &PlayerDialog::accept, Qt::QueuedConnection);
  return true;
}

desk::RosterRow PlayerDialog::row() const {
  desk::RosterRow row;
  row.line = desk::kOnlyLine;
  row.last = fromQt(m_last->text());
  row.first = fromQt(m_first->text());
  row.middle = fromQt(m_middle->text());
  row.school = fromQt(m_school->text());
  row.district = fromQt(m_district->text());
  row.division = fromQt(m_division->text());
  row.grade = fromQt(m_grade->text());
  row.coach = fromQt(m_coach->text());
  row.rating = desk::parseRating(fromQt(m_rating->text()));
  return row;
}

QWidget* PlayerDialog::fieldOf(const desk::DeskError& error) const {
  if (error.refusal == desk::Refusal::PlayerUnchanged) return m_last;
  const auto* bad = error.as<desk::BadRows>();
  if (bad == nullptr || bad->rows.empty()) return FormDialog::fieldOf(error);
  const desk::RowFault& fault = bad->rows.front();
  if (fault.reason == desk::RowReason::DuplicateInEvent) return m_last;
  if (fault.reason == desk::RowReason::MissingLast) return m_last;
  if (fault.reason == desk::RowReason::MissingFirst) return m_first;
  if (fault.reason == desk::RowReason::MissingSchool) return m_school;
  const QString typed = toQt(fault.text).left(8);
  for (QLineEdit* field :
       {m_last, m_first, m_middle, m_school, m_district, m_division, m_grade, m_coach, m_rating}) {
    if (!typed.isEmpty() && field->text().trimmed().startsWith(typed)) return field;
  }
  return nullptr;
}

bool PlayerDialog::isGradeMeant() {
  const QString grade = m_grade->text().trimmed();
  if (grade.isEmpty() || grade == m_askedGrade || contest::gradeIn(fromQt(grade))) return true;
  m_askedGrade = grade;
  showRefusal(m_translator(Phrase::GradeUnknown).arg(grade));
  m_grade->setFocus();
  m_grade->selectAll();
  return false;
}

bool PlayerDialog::enter() {
  if (!isSettled()) return false;
  const auto added =
      m_session.change(m_event, m_session.author(), &desk::PlayerDesk::add, m_event, row(), decision());
  if (added) Q_EMIT entered(toQt(row().name()), added->done.firstNumber);
  return added.has_value();
}

bool PlayerDialog::change() {
  const desk::Author named = typedAuthor();
  const auto changed = m_session.change(m_event, named, &desk::PlayerDesk::change, m_event, *m_entry, row());
  if (changed) Q_EMIT altered(toQt(row().name()));
  return changed.has_value();
}

bool PlayerDialog::isSettled() {
  if (m_isAsked) return true;
  const auto like = m_session.refusals().asked(desk::PlayerDesk(m_session.desk()).likeness(m_event, row()));
  if (!like) return false;
  m_isAsked = true;
  m_candidates = like->candidates;
  if (m_candidates.empty()) return true;
  m_who->clear();
  for (const desk::Candidate& candidate : m_candidates) {
    QStringList facts{toQt(candidate.school)};
    if (!candidate.grade.empty()) facts << toQt(candidate.grade);
    m_who->addItem(QStringLiteral("%1 (%2)").arg(toQt(candidate.name), facts.join(QStringLiteral(", "))));
  }
  m_who->addItem(m_translator(Phrase::SomebodyElse));
  if (like->match != desk::RowMatch::Known) m_who->setCurrentIndex(m_who->count() - 1);
  setFieldVisible(m_who, true);
  showRefusal(m_translator(Phrase::NameIsKnown));
  m_who->setFocus();
  return false;
}

void PlayerDialog::forgetLikeness() {
  m_isAsked = false;
  m_candidates.clear();
  setFieldVisible(m_who, false);
}

std::optional<desk::RowDecision> PlayerDialog::decision() const {
  if (m_candidates.empty()) return std::nullopt;
  const auto place = static_cast<std::size_t>(m_who->currentIndex());
  if (place >= m_candidates.size()) return desk::RowDecision{0, desk::SameOrDifferent::Different, {}};
  return desk::RowDecision{0, desk::SameOrDifferent::Same, m_candidates[place].player};
}

}  // namespace damath::window
