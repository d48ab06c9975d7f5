#include "app/views/event_dialog.hpp"

#include <QComboBox>
#include <QLineEdit>
#include <QRandomGenerator>
#include <QSpinBox>
#include <algorithm>

#include "app/models/contest_text.hpp"
#include "app/models/qt_text.hpp"
#include "core/contest/usual_setup.hpp"
#include "core/rules/profiles.hpp"

namespace damath::views {

using contest::System;
using models::fromQt;
using models::toQt;
using words::Phrase;

namespace {

// The usual number of rounds of a Swiss event; the arbiter changes it.
constexpr int kUsualRounds = 5;

template <class Value>
void offer(QComboBox* box, Value value, const QString& words) {
  box->addItem(words, static_cast<int>(value));
}

template <class Value>
Value chosen(const QComboBox* box) {
  return static_cast<Value>(box->currentData().toInt());
}

}  // namespace

EventDialog::EventDialog(models::Session& session, const models::Speech& speech, QWidget* parent)
    : FormDialog(session, speech, parent),
      m_name(new QLineEdit(this)),
      m_set(new QComboBox(this)),
      m_ruleset(new QComboBox(this)),
      m_level(new QLineEdit(this)),
      m_system(new QComboBox(this)),
      m_legs(new QComboBox(this)),
      m_rounds(new QSpinBox(this)),
      m_groups(new QSpinBox(this)),
      m_advancing(new QSpinBox(this)),
      m_final(new QComboBox(this)),
      m_firstMove(new QComboBox(this)),
      m_schoolMates(new QComboBox(this)) {
  setWindowTitle(m_speech.plain(Phrase::AddEvent));
  fillChoices();
  m_rounds->setRange(1, 99);
  m_rounds->setValue(kUsualRounds);
  const contest::GroupPlan usual;
  m_groups->setRange(2, 64);
  m_groups->setValue(usual.groups);
  m_advancing->setRange(1, 16);
  m_advancing->setValue(usual.advancing);
  m_level->setPlaceholderText(m_speech(Phrase::LevelHint));
  addField(Phrase::EventName, m_name);
  setWanted(m_name);
  addField(Phrase::LevelField, m_level);
  addField(Phrase::ChipSetField, m_set);
  addField(Phrase::RulesetField, m_ruleset);
  addField(Phrase::System, m_system);
  addField(Phrase::Legs, m_legs);
  addField(Phrase::RoundsField, m_rounds);
  addField(Phrase::Groups, m_groups);
  addField(Phrase::Advancing, m_advancing);
  addField(Phrase::FinalSystem, m_final);
  addField(Phrase::FirstMove, m_firstMove);
  addField(Phrase::SchoolMates, m_schoolMates);
  setSubmitText(Phrase::Add);
  connect(m_system, &QComboBox::currentIndexChanged, this, [this](int) { showFields(); });
  showFields();
}

void EventDialog::fillChoices() {
  for (const std::string_view name : rules::builtInChipSetNames()) {
    m_set->addItem(models::setText(*rules::builtInChipSet(name), m_speech.language()), toQt(name));
  }
  m_set->setCurrentIndex(m_set->findData(QStringLiteral("integer")));
  for (const std::string_view name : rules::profileNames()) {
    m_ruleset->addItem(models::rulesetText(name, m_speech.language()), toQt(name));
  };
  offer(m_system, System::RoundRobin, m_speech(Phrase::SystemRoundRobin));
  offer(m_system, System::Groups, m_speech(Phrase::SystemGroups));
  offer(m_system, System::Swiss, m_speech(Phrase::SystemSwiss));
  offer(m_system, System::KnockOut, m_speech(Phrase::SystemKnockOut));
  offer(m_system, System::DoubleKnockOut, m_speech(Phrase::SystemDoubleKnockOut));
  m_legs->addItem(m_speech(Phrase::OneLeg), 1);
  m_legs->addItem(m_speech(Phrase::TwoLegs), 2);
  offer(m_final, System::KnockOut, m_speech(Phrase::SystemKnockOut));
  offer(m_final, System::RoundRobin, m_speech(Phrase::SystemRoundRobin));
  offer(m_firstMove, contest::FirstMove::Balanced, m_speech(Phrase::FirstMoveBalanced));
  offer(m_firstMove, contest::FirstMove::Lot, m_speech(Phrase::FirstMoveLot));
  offer(m_schoolMates, contest::SchoolMates::KeptApart, m_speech(Phrase::SchoolMatesApart));
  offer(m_schoolMates, contest::SchoolMates::Free, m_speech(Phrase::SchoolMatesFree));
  m_schoolMates->setCurrentIndex(m_schoolMates->findData(static_cast<int>(contest::kUsualSchoolMates)));
}

contest::System EventDialog::system() const {
  return chosen<System>(m_system);
}

void EventDialog::showFields() {
  const System played = system();
  setFieldVisible(m_legs, played == System::RoundRobin || played == System::Groups);
  setFieldVisible(m_rounds, played == System::Swiss);
  for (QWidget* field : {static_cast<QWidget*>(m_groups), static_cast<QWidget*>(m_advancing),
                         static_cast<QWidget*>(m_final)}) {
    setFieldVisible(field, played == System::Groups);
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

bool EventDialog::submit() {
  const System played = system();
  contest::EventSetup setup{.name = fromQt(m_name->text().trimmed()),
                            .set = *rules::builtInChipSet(fromQt(m_set->currentData().toString())),
                            .ruleset = *rules::profile(fromQt(m_ruleset->currentData().toString())),
                            .system = played,
                            .legs = m_legs->isHidden() ? 1 : m_legs->currentData().toInt(),
                            .rounds = std::nullopt,
                            // The store keeps the seed as a signed number.
                            .lotSeed = QRandomGenerator::global()->generate64() >> 1,
                            .level = fromQt(m_level->text().trimmed()),
                            .firstMove = chosen<contest::FirstMove>(m_firstMove),
                            .schoolMates = chosen<contest::SchoolMates>(m_schoolMates),
                            .groupPlan = {}};
  if (played == System::Swiss) setup.rounds = m_rounds->value();
  if (played == System::Groups) {
    setup.groupPlan = {m_groups->value(), m_advancing->value(), chosen<System>(m_final)};
  }
  const auto made = m_session.changed(desk::EventDesk(m_session.desk()).addEvent(setup, m_session.author()));
  if (made) Q_EMIT added(contest::numberOf(*made));
  return made.has_value();
}

}  // namespace damath::views
