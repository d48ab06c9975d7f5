// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/today/event_dialog.hpp"

#include <QComboBox>
#include <QLineEdit>
#include <QRandomGenerator>
#include <QSpinBox>

#include "app/desk/events/game_minutes.hpp"
#include "app/window/session/own_laws.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/window/text/qt_text.hpp"
#include "core/contest/model/contest.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/contest/systems/system.hpp"
#include "core/every.hpp"
#include "core/rules/standard_rulesets.hpp"

namespace damath::window {

using contest::System;
using words::Phrase;

namespace {

// The number of rounds that the dialog proposes for a Swiss event.
constexpr int kUsualRounds = 5;
constexpr int kMost = 999;  // the upper limit of all number fields

template <class Value>
void offer(QComboBox* box, Value value, const QString& words) {
  box->addItem(words, static_cast<int>(value));
}

// Returns the index of the choice with this name. Adds the choice if the box does not have it.
int choiceOf(QComboBox* box, const std::string& name, const QString& words) {
  const int found = box->findData(toQt(name));
  if (found >= 0) return found;
  box->addItem(words, toQt(name));
  return box->count() - 1;
}

template <class Value>
void choose(QComboBox* box, Value value) {
  box->setCurrentIndex(box->findData(static_cast<int>(value)));
}

template <class Value>
Value chosen(const QComboBox* box) {
  return static_cast<Value>(box->currentData().toInt());
}

}  // namespace

EventDialog::EventDialog(Session& session, const Translator& translator, const contest::Event* event,
                         QWidget* parent)
    : FormDialog(session, translator, parent),
      m_name(new QLineEdit(this)),
      m_set(new QComboBox(this)),
      m_ruleset(new QComboBox(this)),
      m_minutes(new QSpinBox(this)),
      m_level(new QLineEdit(this)),
      m_system(new QComboBox(this)),
      m_legs(new QComboBox(this)),
      m_rounds(new QSpinBox(this)),
      m_groups(new QSpinBox(this)),
      m_advancing(new QSpinBox(this)),
      m_final(new QComboBox(this)),
      m_firstMove(new QComboBox(this)),
      m_schoolMates(new QComboBox(this)),
      m_sheetsWanted(new QComboBox(this)),
      m_roundsApart(new QSpinBox(this)),
      m_acceleration(new QComboBox(this)) {
  setWindowTitle(event == nullptr ? m_translator.plain(Phrase::AddEvent)
                                  : QStringLiteral("%1 — %2").arg(m_translator.plain(Phrase::ChangeEvent),
                                                                  toQt(event->setup.name)));
  fillChoices();
  m_minutes->setRange(1, desk::kMostGameMinutes);
  m_rounds->setRange(0, kMost);
  m_rounds->setSpecialValueText(m_translator(Phrase::RoundsByPlayers));
  const contest::GroupPlan usual;
  m_groups->setRange(2, kMost);
  m_groups->setValue(usual.groups);
  m_advancing->setRange(1, kMost);
  m_advancing->setValue(usual.advancing);
  m_roundsApart->setRange(0, kMost);
  m_roundsApart->setValue(contest::SwissPlan{}.roundsApart);
  m_level->setPlaceholderText(m_translator(Phrase::LevelHint));
  addField(Phrase::EventName, m_name);
  setWanted(m_name);
  addField(Phrase::LevelField, m_level);
  addField(Phrase::ChipSetField, m_set);
  addField(Phrase::RulesetField, m_ruleset);
  addField(Phrase::MinutesField, m_minutes);
  addField(Phrase::System, m_system);
  addField(Phrase::Legs, m_legs);
  addField(Phrase::RoundsField, m_rounds);
  addField(Phrase::Groups, m_groups);
  addField(Phrase::Advancing, m_advancing);
  addField(Phrase::FinalSystem, m_final);
  addField(Phrase::FirstMove, m_firstMove);
  addField(Phrase::SchoolMates, m_schoolMates);
  addField(Phrase::RoundsApart, m_roundsApart);
  addField(Phrase::Acceleration, m_acceleration);
  addField(Phrase::SheetsWantedField, m_sheetsWanted);
  for (QWidget* field : {static_cast<QWidget*>(m_roundsApart), static_cast<QWidget*>(m_acceleration)})
    field->setToolTip(m_translator(Phrase::OutsideStrictRules));
  addAuthor();
  const bool needsConfirmation = event != nullptr && contest::hasBegun(*event);
  setAuthorVisible(needsConfirmation);
  setFieldVisible(m_name, event == nullptr);
  setFieldVisible(m_level, event == nullptr);
  setSubmitText(event == nullptr ? Phrase::Add : Phrase::Change);
  if (needsConfirmation) setIntroduction(m_translator(Phrase::ChangeEventIntroduction));
  event != nullptr ? fillFrom(*event) : proposeRuleset();
  proposeMinutes();
  connect(m_ruleset, &QComboBox::currentIndexChanged, this, [this](int) { proposeMinutes(); });
  connect(m_system, &QComboBox::currentIndexChanged, this, [this](int) {
    proposeRounds();
    showFields();
  });
  showFields();
}

void EventDialog::fillChoices() {
  offerLaws(*m_set, LawKind::ChipSet, m_translator.language());
  m_set->setCurrentIndex(m_set->findData(QStringLiteral("integer")));
  offerLaws(*m_ruleset, LawKind::Ruleset, m_translator.language());
  const auto offerSystem = [this](QComboBox* box, System system) {
    offer(box, system, systemText(system, m_translator.language()));
  };
  for (const System system : kEvery<System>) offerSystem(m_system, system);
  m_legs->addItem(m_translator(Phrase::OneLeg), 1);
  m_legs->addItem(m_translator(Phrase::TwoLegs), 2);
  for (const System system : {System::KnockOut, System::RoundRobin}) offerSystem(m_final, system);
  offer(m_firstMove, contest::FirstMove::Balanced, m_translator(Phrase::FirstMoveBalanced));
  offer(m_firstMove, contest::FirstMove::Lot, m_translator(Phrase::FirstMoveLot));
  offer(m_schoolMates, contest::SchoolMates::KeptApart, m_translator(Phrase::SchoolMatesApart));
  offer(m_schoolMates, contest::SchoolMates::Free, m_translator(Phrase::SchoolMatesFree));
  choose(m_schoolMates, contest::usualSchoolMates(m_session.contest().head.level));
  offer(m_sheetsWanted, contest::SheetsWanted::EveryGame, m_translator(Phrase::SheetsOfEveryGame));
  offer(m_sheetsWanted, contest::SheetsWanted::Optional, m_translator(Phrase::SheetsOptional));
  choose(m_sheetsWanted, contest::usualSheetsWanted(m_session.contest().head.level));
  offer(m_acceleration, contest::Acceleration::None, m_translator(Phrase::AccelerationNone));
  offer(m_acceleration, contest::Acceleration::Baku, m_translator(Phrase::AccelerationBaku));
}

// Proposes the ruleset of the contest's last event, because the events of a contest usually have the same
// rules.
void EventDialog::proposeRuleset() {
  const std::vector<contest::Event>& events = m_session.contest().events;
  if (events.empty()) return;
  const int ofLast = m_ruleset->findData(toQt(events.back().setup.ruleset.name));
  if (ofLast >= 0) m_ruleset->setCurrentIndex(ofLast);
}

void EventDialog::fillFrom(const contest::Event& event) {
  const contest::EventSetup& setup = event.setup;
  m_event = event.id;
  m_keptSet = choiceOf(m_set, setup.set.name, setText(setup.set, m_translator.language()));
  m_set->setCurrentIndex(m_keptSet);
  m_keptRuleset =
      choiceOf(m_ruleset, setup.ruleset.name, rulesetText(setup.ruleset.name, m_translator.language()));
  m_ruleset->setCurrentIndex(m_keptRuleset);
  choose(m_system, setup.system);
  m_legs->setCurrentIndex(m_legs->findData(setup.legs));
  m_rounds->setValue(setup.rounds.value_or(0));
  m_groups->setValue(setup.groupPlan.groups);
  m_advancing->setValue(setup.groupPlan.advancing);
  choose(m_final, setup.groupPlan.final);
  choose(m_firstMove, setup.firstMove);
  choose(m_schoolMates, setup.schoolMates);
  choose(m_sheetsWanted, setup.sheetsWanted);
  m_roundsApart->setValue(setup.swissPlan.roundsApart);
  choose(m_acceleration, setup.swissPlan.acceleration);
}

contest::System EventDialog::system() const {
  return chosen<System>(m_system);
}

// Proposes the number of rounds. If the chosen pairing system is the present system of the event, proposes
// the event's number of rounds. Otherwise proposes the usual number for the chosen system.
void EventDialog::proposeRounds() {
  const contest::Event* event = m_event ? m_session.find(*m_event) : nullptr;
  const bool isOwn = event != nullptr && event->setup.system == system();
  const int usual = pairing::rulesOf(system()).takesSwissPlan ? kUsualRounds : 0;
  m_rounds->setValue(isOwn ? event->setup.rounds.value_or(0) : usual);
}

// Proposes the minutes of the chosen ruleset.
void EventDialog::proposeMinutes() {
  const contest::Event* event = m_event ? m_session.find(*m_event) : nullptr;
  const bool isKept = event != nullptr && m_ruleset->currentIndex() == m_keptRuleset;
  const auto ruleset =
      isKept ? std::optional(event->setup.ruleset) : rulesetNamed(m_ruleset->currentData().toString());
  if (ruleset) m_minutes->setValue(desk::gameMinutes(*ruleset));
  m_proposedMinutes = m_minutes->value();
}

void EventDialog::showFields() {
  const pairing::SystemRules& rules = pairing::rulesOf(system());
  setFieldVisible(m_legs, rules.hasLegs);
  setFieldVisible(m_rounds, rules.takesRounds);
  for (QWidget* field : {static_cast<QWidget*>(m_roundsApart), static_cast<QWidget*>(m_acceleration)}) {
    setFieldVisible(field, rules.takesSwissPlan);
  }
  for (QWidget* field : {static_cast<QWidget*>(m_groups), static_cast<QWidget*>(m_advancing),
                         static_cast<QWidget*>(m_final)}) {
    setFieldVisible(field, rules.takesGroups);
  }
  if (!isVisible()) return;
  resize(width(), 0);
  fitHeight();
}

QWidget* EventDialog::fieldOf(const desk::DeskError& error) const {
  using desk::Refusal;
  if (error.refusal == Refusal::NameMissing || error.refusal == Refusal::EventExists) return m_name;
  return error.refusal == Refusal::BadRounds ? m_rounds : FormDialog::fieldOf(error);
}

contest::EventSetup EventDialog::typedUpon(contest::EventSetup setup) const {
  if (m_set->currentIndex() != m_keptSet) {
    if (auto set = chipSetNamed(m_set->currentData().toString())) setup.set = *std::move(set);
  }
  if (m_ruleset->currentIndex() != m_keptRuleset) {
    if (auto ruleset = rulesetNamed(m_ruleset->currentData().toString())) {
      setup.ruleset = *std::move(ruleset);
    }
  }
  // A ruleset of a file may have more minutes than the field can show.
  if (m_minutes->value() != m_proposedMinutes) desk::setGameMinutes(setup.ruleset, m_minutes->value());
  if (setup.system != system()) {
    setup.system = system();
    setup = pairing::withoutIdle(std::move(setup));
  }
  const pairing::SystemRules& rules = pairing::rulesOf(setup.system);
  if (rules.hasLegs) setup.legs = m_legs->currentData().toInt();
  if (rules.takesRounds) {
    setup.rounds = m_rounds->value() == 0 ? std::nullopt : std::optional(m_rounds->value());
  }
  if (rules.takesSwissPlan) {
    setup.swissPlan = {m_roundsApart->value(), chosen<contest::Acceleration>(m_acceleration)};
  }
  if (rules.takesGroups) {
    setup.groupPlan = {m_groups->value(), m_advancing->value(), chosen<System>(m_final)};
  }
  setup.firstMove = chosen<contest::FirstMove>(m_firstMove);
  setup.schoolMates = chosen<contest::SchoolMates>(m_schoolMates);
  setup.sheetsWanted = chosen<contest::SheetsWanted>(m_sheetsWanted);
  return setup;
}

bool EventDialog::add() {
  contest::EventSetup setup{.name = fromQt(m_name->text().trimmed()),
                            .set = *rules::builtInChipSet("integer"),
                            .ruleset = rules::manual(),
                            .legs = 1,
                            .rounds = std::nullopt,
                            .lotSeed = QRandomGenerator::global()->generate64() >> 1,
                            .level = fromQt(m_level->text().trimmed()),
                            .groupPlan = {}};
  const auto made = m_session.changed(
      desk::EventDesk(m_session.desk()).addEvent(typedUpon(std::move(setup)), m_session.author()));
  if (made) Q_EMIT added(contest::numberOf(*made));
  return made.has_value();
}

bool EventDialog::change() {
  const contest::Event* event = m_session.find(*m_event);
  if (event == nullptr) return false;
  const contest::EventSetup setup = typedUpon(event->setup);
  const desk::Author author = typedAuthor();
  const bool isDone = m_session.change(*m_event, author, &desk::EventDesk::setSetup, *m_event, setup);
  if (isDone) Q_EMIT changed(toQt(setup.name));
  return isDone;
}

}  // namespace damath::window
