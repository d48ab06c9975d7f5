// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/window/navigator.hpp"

#include <QSignalBlocker>

#include "app/models/qt_text.hpp"
#include "app/views/parts/icon.hpp"

namespace damath::views {

using models::toQt;
using words::Phrase;

namespace {

constexpr int kKindRole = Qt::UserRole;
constexpr int kEventRole = Qt::UserRole + 1;

Symbol symbolOf(Location::Kind kind) {
  switch (kind) {
    case Location::Kind::Contest:
      return Symbol::Event;
    case Location::Kind::Players:
      return Symbol::Players;
    case Location::Kind::Rounds:
    case Location::Kind::Sheet:
      return Symbol::Rounds;
    case Location::Kind::Tally:
      return Symbol::Tally;
  }
  return Symbol::Event;
}

}  // namespace

Navigator::Navigator(models::Session& session, const models::Translator& translator, QWidget* parent)
    : QTreeWidget(parent), m_session(session), m_translator(translator) {
  setHeaderHidden(true);
  setIconSize(QSize(18, 18));
  setIndentation(14);
  setUniformRowHeights(true);
  setExpandsOnDoubleClick(false);
  setFrameShape(QFrame::NoFrame);
  setMinimumWidth(180);
  connect(this, &QTreeWidget::currentItemChanged, this, &Navigator::choose);
  // The place of a detail is the place of its page: from there it leads back.
  connect(this, &QTreeWidget::itemClicked, this, &Navigator::enter);
  connect(this, &QTreeWidget::itemActivated, this, &Navigator::enter);
  connect(&m_session, &models::Session::contestChanged, this, &Navigator::rebuild);
  connect(&m_translator, &models::Translator::changed, this, &Navigator::rebuild);
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
  item->setIcon(0, icon(symbolOf(kind)));
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
  QTreeWidgetItem* top = add(nullptr, toQt(contest.head.name), Location::Kind::Contest, {});
  QFont bold = font();
  bold.setBold(true);
  top->setFont(0, bold);
  for (const contest::Event& event : contest.events) {
    QTreeWidgetItem* item = add(top, toQt(event.setup.name), Location::Kind::Rounds, event.id);
    item->setIcon(0, icon(Symbol::Sheet));
    add(item, m_translator.plain(Phrase::PlayersPage), Location::Kind::Players, event.id);
    add(item, m_translator.plain(Phrase::RoundsPage), Location::Kind::Rounds, event.id);
    add(item, m_translator.plain(Phrase::TallyPage), Location::Kind::Tally, event.id);
  }
  expandAll();
  setSpot(m_location);
}

QTreeWidgetItem* Navigator::find(Location::Kind kind, contest::EventId event) const {
  QTreeWidgetItem* top = topLevelItem(0);
  if (top == nullptr || kind == Location::Kind::Contest) return top;
  const auto wanted = static_cast<int>(kind == Location::Kind::Sheet ? Location::Kind::Rounds : kind);
  for (int i = 0; i < top->childCount(); ++i) {
    const QTreeWidgetItem* item = top->child(i);
    if (item->data(0, kEventRole).toLongLong() != contest::numberOf(event)) continue;
    for (int j = 0; j < item->childCount(); ++j) {
      if (item->child(j)->data(0, kKindRole).toInt() == wanted) return item->child(j);
    }
  }
  return top;
}

void Navigator::setSpot(const Location& location) {
  const QSignalBlocker quiet(this);
  m_location = location;
  setCurrentItem(find(location.kind, location.event));
}

}  // namespace damath::views
