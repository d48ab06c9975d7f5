// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/check_in/check_in_page.hpp"

#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <algorithm>

#include "app/window/dialogs/confirmed_change.hpp"
#include "app/window/parts/labels.hpp"
#include "app/window/parts/layouts.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/parts/notice_bar.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/check_in_words.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/contest/model/school_or_section.hpp"
#include "core/contest/systems/system.hpp"
#include "core/fact_table.hpp"
#include "reports/compose/parts/names.hpp"
#include "words/phrase.hpp"

namespace damath::window {

using desk::Presence;
using words::Phrase;

namespace {

constexpr FactRow<Presence, Symbol> kPresences[] = {{Presence::Present, Symbol::Good},
                                                    {Presence::Late, Symbol::Recent},
                                                    {Presence::Absent, Symbol::Close},
                                                    {Presence::Unseen, Symbol::Empty}};
static_assert(coversEvery(kPresences));

}  // namespace

CheckInPage::CheckInPage(const PageContext& context, QWidget* parent)
    : Page(context, parent),
      m_notice(new NoticeBar(this)),
      m_round(new QSpinBox(this)),
      m_search(new QLineEdit(this)),
      m_keys(wrappedLabel(this)),
      m_players(new ListTable(this)) {
  addButtons({Command::CheckInPresent, Command::CheckInLate, Command::CheckInAbsent, Command::CheckInRest});
  m_search->setClearButtonEnabled(true);
  m_search->installEventFilter(this);
  m_players->setStretching({1, 2});
  m_players->setWrapping();
  m_players->setLeastRows(kLeastPageRows);
  m_players->keepOrder(QStringLiteral("checkIn"));
  m_players->installEventFilter(this);
  addMenu(m_players, {Command::CheckInPresent, Command::CheckInLate, Command::CheckInAbsent,
                      Command::CheckInUnseen, Command::CheckInRest});
  auto* finding = inRow({m_round, {m_search, 1}});
  addBody(m_notice, 0);
  addBody(finding);
  addBody(m_keys, 0);
  addBody(m_players);
  setFirst(m_players);
  connect(m_search, &QLineEdit::textChanged, this, [this] {
    m_players->setFilter(m_search->text());
    Q_EMIT offersChanged();
  });
  on(m_round, &QSpinBox::valueChanged, [this] {
    refresh();
    goToFirst();
  });
  connect(m_players, &ListTable::currentKeyChanged, this, &Page::offersChanged);
  const auto noting = [this](Presence presence) { return [this, presence] { note(presence); }; };
  const auto isOfPlayer = [this] { return current() != nullptr; };
  serveEvent({{Command::Filter, leadingTo(m_search)},
              {Command::CheckInPresent, noting(Presence::Present), isOfPlayer},
              {Command::CheckInLate, noting(Presence::Late), isOfPlayer},
              {Command::CheckInAbsent, noting(Presence::Absent), isOfPlayer},
              {Command::CheckInUnseen, noting(Presence::Unseen), isOfPlayer},
              {Command::CheckInRest, [this] { noteRest(); },
               [this] { return m_list.count(Presence::Unseen) > 0; }}});
}

contest::RoundNumber CheckInPage::round() const {
  return contest::RoundNumber{m_round->value()};
}

void CheckInPage::look(const Location& location) {
  // Each visit of the page selects the first round that is not paired, or the last round. If the location
  // names no entry, the list starts at the first player after a change of the event or of the round.
  const bool isAnother = location.event != this->location().event;
  const int before = m_round->value();
  if (const contest::Event* event = m_session.find(location.event)) {
    const QSignalBlocker quiet(m_round);
    const int likely = contest::numberOf(desk::CheckInDesk::likelyRound(*event));
    m_round->setRange(1, std::max(likely, contest::roundsOf(*event)));
    m_round->setValue(likely);
  }
  m_notice->tell({}, {});
  Page::look(location);
  const contest::Event* shown = shownEvent();
  const contest::Entry* meant = shown == nullptr ? nullptr : shown->find(location.entry);
  if (meant != nullptr) return m_players->setCurrentKey(meant->number);
  if (isAnother || m_round->value() != before) goToFirst();
}

const desk::CheckedIn* CheckInPage::current() const {
  const contest::Event* shown = shownEvent();
  const QVariant key = m_players->currentKey();
  const contest::Entry* entry =
      shown == nullptr || !key.isValid() ? nullptr : contest::entryNumbered(*shown, key.toInt());
  if (entry == nullptr) return nullptr;
  const auto found = std::ranges::find(m_list.entries, entry->id, &desk::CheckedIn::entry);
  return found == m_list.entries.end() ? nullptr : &*found;
}

QString CheckInPage::whyNot(Command command) const {
  const bool isEmpty = command == Command::CheckInRest && !m_list.entries.empty();
  return isEmpty ? m_translator(Phrase::EverybodySeen) : QString();
}

void CheckInPage::note(Presence presence) {
  const desk::CheckedIn* checked = current();
  if (checked == nullptr) return;
  const contest::EntryId entry = checked->entry;
  if (checked->presence == presence) return goDown();
  const QString name = entryName(m_session.contest(), *shownEvent(), entry);
  const auto make = [this, event = location().event, entry, round = round(),
                     presence](const desk::Author& author) {
    return desk::CheckInDesk(m_session.desk()).set(event, entry, round, presence, author);
  };
  const auto tell = [this, name, presence] {
    Q_EMIT said(m_translator(Phrase::CheckedInAs)
                    .arg(name, toQt(words::presenceText(presence, m_translator.language()))));
  };
  // The confirmation button for an absent player says "Mark absent". The usual text of the button would name
  // only the change of the round's pairing, not the check-in answer.
  const auto goOn = presence == Presence::Absent ? std::optional(Phrase::CheckInGoOn) : std::nullopt;
  auto done = m_session.withConfirmation(location().event, m_session.author(), make, goOn);
  m_notice->tell({}, {});
  // If a check-in answer takes away a point that the player had, the user must give a name and a reason.
  if (!done && done.error().refusal == desk::Refusal::ByRequired) {
    const auto then = [this, tell] {
      goDown();
      tell();
    };
    return makeConfirmed(m_session, m_translator,
                         {location().event, Phrase::CheckInAbsent, Phrase::CheckInAbsent, make, then}, this);
  }
  if (!done) return m_notice->tell(m_session.refusals().sentence(done.error()), {});
  goDown();
  m_session.changed(done);
  tell();
}

void CheckInPage::noteRest() {
  const auto make = [&](const desk::Author& author) {
    return desk::CheckInDesk(m_session.desk()).setUnseen(location().event, round(), Presence::Absent, author);
  };
  auto done = m_session.withConfirmation(location().event, m_session.author(), make, Phrase::CheckInGoOn);
  if (!done) return m_notice->tell(m_session.refusals().sentence(done.error()), {});
  m_notice->tell({}, {});
  const std::size_t count = done->size();
  m_session.changed(std::move(done));
  Q_EMIT said(m_translator(Phrase::RestAbsent).arg(count));
}

void CheckInPage::goToFirst() {
  m_players->setCurrentIndex(m_players->model()->index(0, 0));
}

void CheckInPage::goDown() {
  const QModelIndex next = m_players->currentIndex().siblingAtRow(m_players->currentIndex().row() + 1);
  if (next.isValid()) m_players->setCurrentIndex(next);
}

// Space marks the selected player as present, the most common answer. Escape, Down and Return move the focus
// from the search field to the list; Escape also clears the field.
bool CheckInPage::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress) return Page::eventFilter(watched, event);
  const auto* pressed = static_cast<QKeyEvent*>(event);
  if (watched == m_players && pressed->key() == Qt::Key_Space && pressed->modifiers() == Qt::NoModifier) {
    if (offers(Command::CheckInPresent)) m_commands.action(Command::CheckInPresent)->trigger();
    return true;
  }
  const bool isLeaving = pressed->key() == Qt::Key_Escape;
  const bool isOn =
      pressed->key() == Qt::Key_Down || pressed->key() == Qt::Key_Return || pressed->key() == Qt::Key_Enter;
  if (watched != m_search || (!isLeaving && !isOn)) return Page::eventFilter(watched, event);
  if (isLeaving) m_search->clear();
  m_players->setFocus();
  return true;
}

void CheckInPage::refresh() {
  m_search->setPlaceholderText(m_translator(Phrase::SearchPlayers));
  m_search->setAccessibleName(m_translator.plain(Phrase::SearchPlayers));
  m_players->setAccessibleName(m_translator.plain(Phrase::CheckInPage));
  m_players->setPlaceholder(m_translator(Phrase::NoPlayers),
                            m_translator(Phrase::NoPlayerMatches).arg(m_search->text().trimmed()));
  m_keys->setText(m_translator(Phrase::CheckInKeys));
  m_round->setPrefix(m_translator(Phrase::RoundNumber).remove(QStringLiteral("%1")));
  m_round->setAccessibleName(m_translator.plain(Phrase::AbsentRound));
  m_list = {};
  const contest::Event* shown = shownEvent();
  if (shown == nullptr) return m_players->setTable({}, {});
  if (auto list = m_session.refusals().asked(desk::CheckInDesk(m_session.desk()).list(shown->id, round()))) {
    m_list = *std::move(list);
  }
  const QString facts = toQt(words::asSentence(words::presenceSum(m_list, m_translator.language())));
  setHead(QStringLiteral("%1 — %2").arg(m_translator.plain(Phrase::CheckInPage), toQt(shown->setup.name)),
          facts);
  showRows();
  Q_EMIT offersChanged();
}

void CheckInPage::showRows() {
  const contest::Event& event = *shownEvent();
  RowsToMake rows;
  for (const desk::CheckedIn& each : m_list.entries) rows.keys.emplace_back(event.at(each.entry).number);
  rows.make = [contest = m_session.sharedContest(), &event, entries = m_list.entries, round = m_list.round,
               language = m_translator.language()](std::size_t row) -> TableRow {
    const desk::CheckedIn& each = entries[row];
    const contest::Entry& entry = event.at(each.entry);
    QString presence = toQt(words::presenceText(each, language));
    const QString missed = toQt(words::missedText(each, round, language));
    if (!missed.isEmpty()) presence += QStringLiteral("; ") + missed;
    return {{{.text = QString::number(entry.number),
              .sortKey = entry.number,
              .alignment = Qt::AlignRight | Qt::AlignVCenter},
             {.text = entryName(*contest, event, entry.id), .strong = true},
             {.text = entrySchoolOrSection(*contest, event, entry.id)},
             {.text = presence,
              .sortKey = static_cast<int>(each.presence),
              .icon = icon(factOf(kPresences, each.presence))}},
            entry.number};
  };
  const Phrase beside = compose::schoolHeading(contest::schoolOrSectionIn(m_session.contest(), event));
  m_players->setLongTable({m_translator(Phrase::Number), m_translator(Phrase::Player), m_translator(beside),
                           m_translator(Phrase::Presence)},
                          std::move(rows));
}

}  // namespace damath::window
