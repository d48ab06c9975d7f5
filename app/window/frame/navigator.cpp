// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/frame/navigator.hpp"

#include <QEvent>
#include <QSignalBlocker>
#include <QTreeWidgetItemIterator>
#include <algorithm>

#include "app/window/commands/page_facts.hpp"
#include "app/window/parts/icon.hpp"
#include "app/window/parts/labels.hpp"
#include "app/window/text/qt_text.hpp"

namespace damath::window {

using words::Phrase;

namespace {

constexpr int kKindRole = Qt::UserRole;
constexpr int kEventRole = Qt::UserRole + 1;
constexpr int kNarrowestTree = 180;
constexpr int kBesideName = 44;  // pixels after the icon and at the end of a row
constexpr int kFewRows = 4;      // with at most this many rows below the contest, all events are expanded

}  // namespace

Navigator::Navigator(Session& session, const Translator& translator, const Commands& commands,
                     QWidget* parent)
    : QTreeWidget(parent), m_session(session), m_translator(translator), m_commands(commands) {
  setHeaderHidden(true);
  setIconSize(QSize(18, 18));
  setIndentation(14);
  setUniformRowHeights(true);
  setExpandsOnDoubleClick(false);
  setFrameShape(QFrame::NoFrame);
  connect(this, &QTreeWidget::currentItemChanged, this, &Navigator::choose);
  // Listens to clicks too. A click on the selected row does not change the selection, but must lead back from
  // a detail page to the page of this row.
  connect(this, &QTreeWidget::itemClicked, this, &Navigator::enter);
  connect(this, &QTreeWidget::itemActivated, this, &Navigator::enter);
  connect(&m_session, &Session::contestChanged, this, &Navigator::rebuild);
  connect(&m_translator, &Translator::changed, this, &Navigator::rebuild);
  rebuild();
}

Location Navigator::locationOf(const QTreeWidgetItem& item) {
  return {static_cast<Location::Kind>(item.data(0, kKindRole).toInt()),
          contest::EventId{item.data(0, kEventRole).toLongLong()},
          {}};
}

void Navigator::choose(const QTreeWidgetItem* item) {
  if (item != nullptr) Q_EMIT chosen(locationOf(*item));
}

void Navigator::enter(const QTreeWidgetItem* item) {
  if (item == nullptr) return;
  const Location location = locationOf(*item);
  if (location.kind != m_location.kind || location.event != m_location.event) Q_EMIT chosen(location);
  Q_EMIT entered();
}

QTreeWidgetItem* Navigator::add(QTreeWidgetItem* parent, const QString& text, Location::Kind kind,
                                contest::EventId event) {
  auto* item = parent == nullptr ? new QTreeWidgetItem(this) : new QTreeWidgetItem(parent);
  item->setText(0, text);
  item->setToolTip(0, text);
  item->setIcon(0, icon(factsOf(kind).symbol));
  item->setData(0, kKindRole, static_cast<int>(kind));
  item->setData(0, kEventRole, QVariant::fromValue<qlonglong>(contest::numberOf(event)));
  item->setSizeHint(0, QSize(0, fontMetrics().height() + 12));
  return item;
}

void Navigator::rebuild() {
  const QSignalBlocker quiet(this);
  setAccessibleName(m_translator.plain(Phrase::Navigator));
  clear();
  if (!m_session.isOpen()) return;
  const contest::Contest& contest = m_session.contest();
  QTreeWidgetItem* top = add(nullptr, toQt(contest.head.name), Location::Kind::Today, {});
  top->setFont(0, inBold(font()));
  for (const contest::Event& event : contest.events) {
    QTreeWidgetItem* item = add(top, toQt(event.setup.name), Location::Kind::Rounds, event.id);
    item->setIcon(0, icon(Symbol::Sheet));
    for (const PageFacts& page : kPages) {
      if (page.scope != PageScope::Event || page.detailOf || !m_commands.has(page.product)) continue;
      add(item, m_translator.plain(page.name), page.kind, event.id);
    }
  }
  for (const PageFacts& page : kPages) {
    if (page.scope != PageScope::Contest || page.kind == Location::Kind::Today) continue;
    if (page.kind == Location::Kind::Journal && !db::readsJournal(m_session.hall().person())) continue;
    add(top, m_translator.plain(page.name), page.kind, {});
  }
  // Adds the practice page. It belongs to no contest, but is in the tree so that users can go there and back.
  const PageFacts& practice = factsOf(Location::Kind::Practice);
  if (m_commands.has(practice.product)) add(nullptr, m_translator.plain(practice.name), practice.kind, {});
  fitWidth();
  showLocation(m_location);
}

// Makes the tree wide enough for every page name. Names of contests and events may have any length, so they
// can be cut off.
void Navigator::fitWidth() {
  int widest = kNarrowestTree;
  for (QTreeWidgetItemIterator item(this); *item != nullptr; ++item) {
    if ((*item)->childCount() > 0) continue;
    int depth = 1;
    for (const QTreeWidgetItem* above = (*item)->parent(); above != nullptr; above = above->parent()) ++depth;
    const int indent = depth * indentation() + iconSize().width();
    widest = std::max(widest, fontMetrics().horizontalAdvance((*item)->text(0)) + indent + kBesideName);
  }
  setMinimumWidth(widest);
}

void Navigator::changeEvent(QEvent* event) {
  QTreeWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange) rebuild();
}

QTreeWidgetItem* Navigator::find(Location::Kind kind, contest::EventId event) {
  const Location::Kind wanted = factsOf(kind).detailOf.value_or(kind);
  const bool isOfEvent = factsOf(wanted).scope == PageScope::Event;
  for (QTreeWidgetItemIterator item(this); *item != nullptr; ++item) {
    const Location location = locationOf(**item);
    // The rounds page of an event has two rows: the row of the event itself, and the row of the page below
    // it. The row of the page is selected.
    const bool isHead = isOfEvent && (*item)->childCount() > 0;
    if (!isHead && location.kind == wanted && (!isOfEvent || location.event == event)) return *item;
  }
  return topLevelItem(0);
}

void Navigator::showLocation(const Location& location) {
  const QSignalBlocker quiet(this);
  m_location = location;
  QTreeWidgetItem* row = find(location.kind, location.event);
  // On a page of the whole contest, the event that was shown last stays expanded.
  const Location::Kind wanted = factsOf(location.kind).detailOf.value_or(location.kind);
  if (factsOf(wanted).scope == PageScope::Event) m_eventAtHand = location.event;
  // If there are many events, only the current event is expanded.
  QTreeWidgetItem* top = topLevelItem(0);
  for (int i = 0; top != nullptr && i < top->childCount(); ++i) {
    QTreeWidgetItem* event = top->child(i);
    const bool isAtHand = event->childCount() > 0 && locationOf(*event).event == m_eventAtHand;
    event->setExpanded(isAtHand || top->childCount() <= kFewRows);
  }
  if (top != nullptr) top->setExpanded(true);
  setCurrentItem(row);
}

}  // namespace damath::window
