// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/players/player_dialog.hpp"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCompleter>
#include <QIntValidator>
#include <QKeyEvent>
#include <QLineEdit>
#include <utility>

#include "app/desk/events/player_desk.hpp"
#include "app/desk/events/school_desk.hpp"
#include "app/desk/roster/roster_row.hpp"
#include "app/desk/roster/school_choices.hpp"
#include "app/window/parts/preferences.hpp"
#include "app/window/text/filled_in.hpp"
#include "app/window/text/qt_text.hpp"
#include "core/contest/model/grade_level.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/contest/model/rounds.hpp"

namespace damath::window {

using words::Phrase;
using Field = desk::RosterField;

namespace {

constexpr std::pair<Field, Phrase> kLabels[] = {
    {Field::Last, Phrase::LastNameField},     {Field::First, Phrase::FirstNameField},
    {Field::Middle, Phrase::MiddleNameField}, {Field::School, Phrase::SchoolField},
    {Field::District, Phrase::DistrictField}, {Field::Division, Phrase::DivisionField},
    {Field::Grade, Phrase::GradeField},       {Field::Section, Phrase::SectionField},
    {Field::Coach, Phrase::CoachField}};

std::map<Field, QLineEdit*> textFields(QWidget* parent) {
  std::map<Field, QLineEdit*> fields;
  for (const auto& [field, label] : kLabels) fields[field] = new QLineEdit(parent);
  return fields;
}

}  // namespace

PlayerDialog::PlayerDialog(Session& session, const Translator& translator, const contest::Event& event,
                           const contest::Entry* entry, QWidget* parent)
    : FormDialog(session, translator, parent),
      m_event(event.id),
      m_texts(textFields(this)),
      m_rating(new QLineEdit(this)),
      m_who(new QComboBox(this)),
      m_whichSchool(new QComboBox(this)) {
  const contest::Contest& contest = m_session.contest();
  QString introduction;
  bool hasBegun = false;
  if (entry != nullptr) {
    m_entry = entry->id;
    hasBegun = !desk::begunEventsOf(contest, entry->player).empty();
    QStringList events;
    for (const contest::Event* each : contest::eventsOf(contest, entry->player))
      events << toQt(each->setup.name);
    introduction = filledIn(m_translator(Phrase::PlayerOfEvents), events.join(QStringLiteral(", ")));
    if (hasBegun) {
      introduction += QStringLiteral("\n\n%1 %2")
                          .arg(m_translator(Phrase::PapersDiffer), m_translator(Phrase::WhoChangesIsKept));
    }
  } else if (contest::hasBegun(event)) {
    introduction =
        filledIn(m_translator(Phrase::PlayerComesLate), contest::numberOf(contest::nextRoundNumber(event)));
  }
  setWindowTitle(m_translator.plain(entry == nullptr ? Phrase::AddPlayer : Phrase::EditPlayer));
  m_about = introduction;
  setIntroduction(m_about);
  m_rating->setValidator(new QIntValidator(0, 9999, m_rating));
  addFields();
  setFieldVisible(m_who, false);
  setFieldVisible(m_whichSchool, false);
  setAuthorVisible(hasBegun);
  entry != nullptr ? fill(desk::rowOf(contest, *entry)) : proposeSchool();
  offerSchools();
  setSubmitText(entry == nullptr ? Phrase::Add : Phrase::Change);
  m_texts.at(Field::Last)->setFocus();
}

void PlayerDialog::addFields() {
  for (const auto& [field, label] : kLabels) addField(label, m_texts.at(field));
  addField(Phrase::RatingField, m_rating);
  addField(Phrase::WhichSchoolField, m_whichSchool);
  addField(Phrase::WhoField, m_who);
  addAuthor();
  using enum desk::RosterField;
  for (const Field field : {Last, First, School}) setWanted(m_texts[field]);
  connect(m_texts[School], &QLineEdit::textEdited, this, &PlayerDialog::forgetSchoolOfLast);
  for (const Field field : {District, Division, Coach}) {
    connect(m_texts[field], &QLineEdit::textEdited, this, [this] { m_isOfLast = false; });
  }
  for (const Field field : {Last, First, Middle, School}) {
    connect(m_texts[field], &QLineEdit::textChanged, this, &PlayerDialog::forgetLikeness);
  }
  for (const Field field : {School, District, Division}) {
    connect(m_texts[field], &QLineEdit::textChanged, this, &PlayerDialog::forgetSchool);
  }
  connect(m_whichSchool, &QComboBox::currentIndexChanged, this, &PlayerDialog::forgetLikeness);
}

void PlayerDialog::fill(const desk::RosterRow& row) {
  for (const desk::RosterText& each : desk::kRosterTexts) m_texts[each.field]->setText(toQt(row.*each.text));
  m_rating->setText(row.rating ? QString::number(*row.rating) : QString());
}

void PlayerDialog::proposeSchool() {
  const contest::Contest& contest = m_session.contest();
  if (contest.head.level != contest::ContestLevel::School) return;
  if (const auto usual = desk::usualSchool(contest)) {
    m_texts.at(Field::School)->setText(toQt(usual->name));
    m_texts.at(Field::District)->setText(toQt(usual->district));
    m_texts.at(Field::Division)->setText(toQt(usual->division));
  } else if (contest.players.empty()) {
    m_texts.at(Field::School)->setText(Preferences::ownSchool());
  }
}

void PlayerDialog::offerSchools() {
  QStringList names;
  for (const contest::School& school : m_session.contest().schools) names << toQt(school.name);
  names.removeDuplicates();
  names.sort(Qt::CaseInsensitive);
  auto* offered = new QCompleter(names, m_texts.at(Field::School));
  offered->setCaseSensitivity(Qt::CaseInsensitive);
  offered->setFilterMode(Qt::MatchContains);
  m_texts.at(Field::School)->setCompleter(offered);
  offered->popup()->installEventFilter(this);
  connect(offered, qOverload<const QString&>(&QCompleter::activated), this, [this](const QString& name) {
    const auto schools = desk::schoolsNamed(m_session.contest(), fromQt(name));
    forgetSchoolOfLast();
    // If several schools have this name, the user must fill in the district and the division.
    if (schools.size() != 1) return;
    m_texts.at(Field::District)->setText(toQt(schools.front()->district));
    m_texts.at(Field::Division)->setText(toQt(schools.front()->division));
  });
}

// While the list of school names is open and no name in it is selected, Return submits the dialog.
bool PlayerDialog::eventFilter(QObject* watched, QEvent* event) {
  QCompleter* offered = m_texts.at(Field::School)->completer();
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
  desk::RosterRow row = typedRow();
  if (m_schoolLike && m_whichSchool->currentIndex() == 0) {
    row.school = m_schoolLike->name;
    row.district = m_schoolLike->district;
    row.division = m_schoolLike->division;
  }
  return row;
}

desk::RosterRow PlayerDialog::typedRow() const {
  desk::RosterRow row;
  row.line = desk::kOnlyLine;
  for (const desk::RosterText& each : desk::kRosterTexts) {
    row.*each.text = fromQt(m_texts.at(each.field)->text());
  }
  row.rating = desk::parseRating(fromQt(m_rating->text()));
  return row;
}

QWidget* PlayerDialog::fieldOf(const desk::DeskError& error) const {
  if (error.refusal == desk::Refusal::PlayerUnchanged) return m_texts.at(Field::Last);
  const auto* bad = error.as<desk::BadRows>();
  if (bad == nullptr || bad->rows.empty()) return FormDialog::fieldOf(error);
  const desk::RowFault& fault = bad->rows.front();
  if (fault.reason == desk::RowReason::DuplicateInEvent) return m_texts.at(Field::Last);
  if (fault.reason == desk::RowReason::MissingLast) return m_texts.at(Field::Last);
  if (fault.reason == desk::RowReason::MissingFirst) return m_texts.at(Field::First);
  if (fault.reason == desk::RowReason::MissingSchool) return m_texts.at(Field::School);
  const QString typed = toQt(fault.text).left(8);
  const auto isBad = [&typed](const QLineEdit* field) {
    return !typed.isEmpty() && field->text().trimmed().startsWith(typed);
  };
  for (const auto& [field, edit] : m_texts) {
    if (isBad(edit)) return edit;
  }
  return isBad(m_rating) ? m_rating : nullptr;
}

bool PlayerDialog::isGradeMeant() {
  const QString grade = m_texts.at(Field::Grade)->text().trimmed();
  if (grade.isEmpty() || grade == m_askedGrade || contest::gradeIn(fromQt(grade))) return true;
  m_askedGrade = grade;
  showRefusal(m_translator(Phrase::GradeUnknown).arg(grade));
  m_texts.at(Field::Grade)->setFocus();
  m_texts.at(Field::Grade)->selectAll();
  return false;
}

bool PlayerDialog::isSchoolMeant() {
  if (m_schoolLike) return true;
  const desk::RosterRow typed = typedRow();
  const contest::School* like = desk::schoolLike(m_session.contest(), typed);
  if (like == nullptr) return true;
  m_whichSchool->clear();
  const QString name = toQt(like->name);
  m_whichSchool->addItem(m_translator(Phrase::KnownSchool).arg(name));
  m_whichSchool->addItem(m_translator(Phrase::NewSchool).arg(toQt(typed.school).trimmed()));
  m_schoolLike = *like;
  setFieldVisible(m_whichSchool, true);
  showRefusal(m_translator(Phrase::SchoolIsAlike).arg(name));
  m_whichSchool->setFocus();
  return false;
}

void PlayerDialog::forgetSchool() {
  m_schoolLike.reset();
  setFieldVisible(m_whichSchool, false);
}

bool PlayerDialog::enter() {
  if (!isSettled()) return false;
  const auto added =
      m_session.change(m_event, m_session.author(), &desk::PlayerDesk::add, m_event, row(), decision());
  if (!added) return false;
  if (m_session.contest().head.level == contest::ContestLevel::School) {
    Preferences::setOwnSchool(toQt(row().school).trimmed());
  }
  const QString name = toQt(row().name());
  Q_EMIT entered(name, added->done.firstNumber);
  goOn(name, added->done.firstNumber);
  return false;
}

void PlayerDialog::goOn(const QString& name, int number) {
  // The next player has the school that this player got, which may be the known school instead of the typed
  // one.
  const desk::RosterRow last = row();
  m_texts.at(Field::School)->setText(toQt(last.school));
  m_texts.at(Field::District)->setText(toQt(last.district));
  m_texts.at(Field::Division)->setText(toQt(last.division));
  forgetSchool();
  for (const Field field : {Field::Last, Field::First, Field::Middle}) m_texts.at(field)->clear();
  m_rating->clear();
  m_isOfLast = true;
  offerSchools();
  QStringList texts{m_translator(Phrase::PlayerEntered).arg(name).arg(number),
                    m_translator(Phrase::NextPlayerHint)};
  if (!m_about.isEmpty()) texts << m_about;
  setIntroduction(texts.join(QStringLiteral("\n\n")));
  setLeaveText(Phrase::Done);
  fitHeight();
  m_texts.at(Field::Last)->setFocus(Qt::TabFocusReason);
}

void PlayerDialog::forgetSchoolOfLast() {
  if (!std::exchange(m_isOfLast, false)) return;
  for (const Field field : {Field::District, Field::Division, Field::Coach}) m_texts.at(field)->clear();
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
