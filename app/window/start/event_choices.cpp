// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/start/event_choices.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QRandomGenerator>
#include <QSpinBox>
#include <algorithm>
#include <initializer_list>

#include "app/desk/events/game_minutes.hpp"
#include "app/window/parts/wheel_guard.hpp"
#include "app/window/session/own_laws.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/window/text/qt_text.hpp"
#include "core/contest/model/contest.hpp"
#include "core/contest/model/grade_level.hpp"
#include "core/contest/model/school_ladder.hpp"
#include "core/contest/systems/system.hpp"
#include "core/every.hpp"
#include "core/rules/standard_rulesets.hpp"

namespace damath::window {

using contest::System;
using words::Phrase;

namespace {

constexpr int kMostRounds = 999;

}  // namespace

EventChoices::EventChoices(const Translator& translator, QWidget* parent)
    : QWidget(parent), m_translator(translator), m_grid(new QGridLayout(this)) {
  m_grid->setContentsMargins(0, 0, 0, 0);
  m_grid->setHorizontalSpacing(10);
  m_grid->setVerticalSpacing(6);
  m_grid->setColumnStretch(0, 1);
}

std::vector<contest::EventSetup> EventChoices::ladder() {
  std::vector<contest::EventSetup> setups;
  for (const contest::LadderStep& step : contest::kSchoolLadder) {
    contest::EventSetup setup{std::string(step.event),
                              *rules::builtInChipSet(step.set),
                              *rules::profile("depEd"),
                              System::RoundRobin,
                              1,
                              std::nullopt,
                              0,
                              std::string(step.level)};
    setup.schoolMates = contest::usualSchoolMates(contest::ContestLevel::None);
    setups.push_back(std::move(setup));
  }
  return setups;
}

void EventChoices::clear() {
  m_rows.clear();
  while (QLayoutItem* item = m_grid->takeAt(0)) {
    delete item->widget();
    delete item;
  }
}

void EventChoices::offer(std::vector<contest::EventSetup> setups) {
  clear();
  int column = 0;
  for (const Phrase heading : {Phrase::Event, Phrase::Grade, Phrase::ChipSet, Phrase::SystemHeading,
                               Phrase::Rounds, Phrase::MinutesHeading}) {
    auto* label = new QLabel(m_translator.plain(heading), this);
    label->setForegroundRole(QPalette::PlaceholderText);
    m_grid->addWidget(label, 0, column++);
  }
  for (const contest::EventSetup& setup : setups) addRow(setup);
  // The rows stay together at the top of a high dialog.
  m_grid->setRowStretch(m_grid->rowCount(), 1);
  QWidget* before = nullptr;
  for (const Row& row : m_rows) {
    for (QWidget* field :
         std::initializer_list<QWidget*>{row.isChosen, row.set, row.system, row.rounds, row.minutes}) {
      if (before != nullptr) setTabOrder(before, field);
      before = field;
    }
  }
  if (!m_rows.empty()) setFocusProxy(m_rows.front().isChosen);
}

QWidget* EventChoices::lastField() const {
  return m_rows.empty() ? nullptr : m_rows.back().minutes;
}

void EventChoices::addRow(const contest::EventSetup& setup) {
  Row row{setup,
          setup.ruleset,
          new QCheckBox(toQt(setup.name), this),
          new QComboBox(this),
          new QComboBox(this),
          new QSpinBox(this),
          new QSpinBox(this)};
  for (QWidget* field : std::initializer_list<QWidget*>{row.set, row.system, row.rounds, row.minutes}) {
    new WheelGuard(*field);
  }
  row.isChosen->setChecked(true);
  offerLaws(*row.set, LawKind::ChipSet, m_translator.language());
  int set = row.set->findData(toQt(setup.set.name));
  if (set < 0) {
    row.set->addItem(setText(setup.set, m_translator.language()), toQt(setup.set.name));
    set = row.set->count() - 1;
  }
  row.set->setCurrentIndex(set);
  for (const System system : kEvery<System>) {
    row.system->addItem(systemText(system, m_translator.language()), static_cast<int>(system));
  }
  row.system->setCurrentIndex(row.system->findData(static_cast<int>(setup.system)));
  row.rounds->setRange(0, kMostRounds);
  row.rounds->setSpecialValueText(m_translator(Phrase::RoundsAsNeeded));
  row.rounds->setValue(setup.rounds.value_or(0));
  row.minutes->setRange(1, desk::kMostGameMinutes);
  row.minutes->setValue(desk::gameMinutes(setup.ruleset));
  const QString name = toQt(setup.name);
  const auto call = [&](QWidget* field, Phrase heading) {
    field->setAccessibleName(QStringLiteral("%1: %2").arg(name, m_translator.plain(heading)));
  };
  call(row.set, Phrase::ChipSet);
  call(row.system, Phrase::SystemHeading);
  call(row.rounds, Phrase::Rounds);
  call(row.minutes, Phrase::MinutesHeading);
  row.isChosen->setAccessibleName(name);
  row.isChosen->installEventFilter(this);
  for (QWidget* field : std::initializer_list<QWidget*>{row.set, row.system, row.minutes}) {
    connect(row.isChosen, &QCheckBox::toggled, field, &QWidget::setEnabled);
  }
  // The field for the number of rounds is disabled if the pairing system determines that number.
  const auto showRounds = [box = row.isChosen, system = row.system, rounds = row.rounds] {
    const bool isTaken = pairing::rulesOf(static_cast<System>(system->currentData().toInt())).takesRounds;
    if (!isTaken) rounds->setValue(0);
    rounds->setEnabled(isTaken && box->isChecked());
  };
  connect(row.isChosen, &QCheckBox::toggled, row.rounds, showRounds);
  connect(row.system, &QComboBox::currentIndexChanged, row.rounds, showRounds);
  showRounds();
  const int line = static_cast<int>(m_rows.size()) + 1;
  m_grid->addWidget(row.isChosen, line, 0);
  m_grid->addWidget(new QLabel(toQt(setup.level), this), line, 1);
  m_grid->addWidget(row.set, line, 2);
  m_grid->addWidget(row.system, line, 3);
  m_grid->addWidget(row.rounds, line, 4);
  m_grid->addWidget(row.minutes, line, 5);
  m_rows.push_back(std::move(row));
}

// Moves between the check boxes with Up and Down. Qt would move to the fields beside them, where these keys
// change the value.
bool EventChoices::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
  const int key = static_cast<QKeyEvent*>(event)->key();
  const auto row = std::ranges::find(m_rows, watched, &Row::isChosen);
  if (row == m_rows.end() || (key != Qt::Key_Up && key != Qt::Key_Down)) {
    return QWidget::eventFilter(watched, event);
  }
  if (key == Qt::Key_Up && row != m_rows.begin()) std::prev(row)->isChosen->setFocus(Qt::BacktabFocusReason);
  if (key == Qt::Key_Down && std::next(row) != m_rows.end()) {
    std::next(row)->isChosen->setFocus(Qt::TabFocusReason);
  }
  return true;
}

void EventChoices::playBy(const std::optional<rules::Ruleset>& ruleset) {
  for (Row& row : m_rows) {
    row.setup.ruleset = ruleset.value_or(row.offered);
    row.minutes->setValue(desk::gameMinutes(row.setup.ruleset));
  }
}

std::vector<contest::EventSetup> EventChoices::chosen() const {
  std::vector<contest::EventSetup> setups;
  for (const Row& row : m_rows) {
    if (!row.isChosen->isChecked()) continue;
    contest::EventSetup setup = row.setup;
    const QString set = row.set->currentData().toString();
    if (fromQt(set) != setup.set.name) setup.set = chipSetNamed(set).value_or(setup.set);
    setup.system = static_cast<System>(row.system->currentData().toInt());
    setup.rounds = row.rounds->value() == 0 ? std::nullopt : std::optional(row.rounds->value());
    setup = pairing::withoutIdle(std::move(setup));
    desk::setGameMinutes(setup.ruleset, row.minutes->value());
    setup.lotSeed = QRandomGenerator::global()->generate64() >> 1;
    setups.push_back(std::move(setup));
  }
  return setups;
}

}  // namespace damath::window
