// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/today/today_page.hpp"

#include "app/window/parts/icon.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/window/today/event_dialog.hpp"
#include "app/window/today/rename_dialog.hpp"
#include "app/words/texts/status_words.hpp"

namespace damath::window {

using words::Phrase;

TodayPage::TodayPage(const PageContext& context, QWidget* parent)
    : Page(context, parent), m_events(new ListTable(this)) {
  // The command to rename the contest is only in the menu, because it is rarely used.
  addButtons({Command::AddEvent, Command::ChangeEvent, Command::RenameEvent});
  m_events->setStretching({0, 5});
  m_events->setWrapping();
  addBody(m_events);
  setFirst(m_events);
  connect(m_events, &ListTable::currentKeyChanged, this, &Page::offersChanged);
  on(m_events, &ListTable::opened, [this](const QVariant& key) {
    const contest::EventId id{key.toLongLong()};
    const contest::Event* opened = m_session.find(id);
    if (opened == nullptr) return;
    const bool paired = !opened->games.empty();
    Q_EMIT goTo({paired ? Location::Kind::Rounds : Location::Kind::Players, id, {}});
  });
  const auto isOfEvent = [this] { return currentEvent() != nullptr; };
  serve({{Command::AddEvent, [this] { addEvent(); }},
         {Command::ChangeEvent, [this] { editEvent(); }, isOfEvent},
         {Command::RenameEvent, [this] { rename(currentEvent()); }, isOfEvent},
         {Command::RenameContest, [this] { rename(nullptr); }}});
}

contest::EventId TodayPage::eventAtHand() const {
  return contest::EventId{m_events->currentKey().toLongLong()};
}

const contest::Event* TodayPage::currentEvent() const {
  if (!isVisible()) return m_session.find(m_atHand);
  return m_events->currentKey().isValid() ? m_session.find(eventAtHand()) : nullptr;
}

void TodayPage::rename(const contest::Event* event) {
  auto* dialog = new RenameDialog(m_session, m_translator, event, this);
  connect(dialog, &RenameDialog::renamed, this,
          [this](const QString& name) { Q_EMIT said(m_translator(Phrase::Renamed).arg(name)); });
  dialog->open();
}

void TodayPage::addEvent() {
  auto* dialog = new EventDialog(m_session, m_translator, nullptr, this);
  connect(dialog, &EventDialog::added, this, [this](qlonglong event) {
    const contest::EventId id{event};
    Q_EMIT goTo({Location::Kind::Players, id, {}});
    const contest::Event* made = m_session.find(id);
    if (made != nullptr) Q_EMIT said(m_translator(Phrase::EventAdded).arg(toQt(made->setup.name)));
  });
  dialog->open();
}

void TodayPage::editEvent() {
  auto* dialog = new EventDialog(m_session, m_translator, currentEvent(), this);
  connect(dialog, &EventDialog::changed, this,
          [this](const QString& name) { Q_EMIT said(m_translator(Phrase::EventChanged).arg(name)); });
  dialog->open();
}

void TodayPage::refresh() {
  m_events->setAccessibleName(m_translator.plain(Phrase::Events));
  m_events->setPlaceholder(m_translator(Phrase::NoEvents));
  if (!m_session.isOpen()) return m_events->setTable({}, {});
  const contest::ContestHead& head = m_session.contest().head;
  QStringList facts;
  for (const std::string& fact : {head.venue, head.date}) {
    if (!fact.empty()) facts << toQt(fact);
  }
  setHead(toQt(head.name), facts.join(QStringLiteral(" · ")));

  std::vector<TableRow> rows;
  for (const contest::Event& event : m_session.contest().events) {
    const auto status = m_session.status(event.id);
    if (status == nullptr) continue;
    const desk::EventStatus& one = *status;
    const auto count = [](int number) {
      return TableCell{.text = QString::number(number), .sortKey = number, .alignment = Qt::AlignCenter};
    };
    const QString rounds = QStringLiteral("%1 / %2").arg(one.roundsPaired).arg(one.roundsNeeded);
    rows.push_back({{{.text = toQt(one.name), .icon = icon(Symbol::Event), .strong = true},
                     {.text = setText(event.setup.set, m_translator.language())},
                     {.text = rulesetText(event.setup.ruleset.name, m_translator.language())},
                     count(one.players),
                     {.text = one.roundsNeeded == 0 ? QStringLiteral("—") : rounds,
                      .sortKey = one.roundsPaired,
                      .alignment = Qt::AlignCenter},
                     {.text = toQt(words::stepText(one, m_translator.language()))}},
                    QVariant::fromValue<qlonglong>(contest::numberOf(one.event))});
  }
  m_events->setTable(
      {m_translator(Phrase::Event), m_translator(Phrase::ChipSet), m_translator(Phrase::Ruleset),
       m_translator(Phrase::Players), m_translator(Phrase::Rounds), m_translator(Phrase::WhatComesNext)},
      std::move(rows));
  Q_EMIT offersChanged();
}

}  // namespace damath::window
