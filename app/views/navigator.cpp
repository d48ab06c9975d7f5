#include "app/views/navigator.hpp"

#include <QSignalBlocker>

#include "app/models/qt_text.hpp"
#include "app/views/icon.hpp"

namespace damath::views {

using models::toQt;
using words::Phrase;

namespace {

constexpr int kKindRole = Qt::UserRole;
constexpr int kEventRole = Qt::UserRole + 1;

Symbol symbolOf(Spot::Kind kind) {
  switch (kind) {
    case Spot::Kind::Contest:
      return Symbol::Event;
    case Spot::Kind::Players:
      return Symbol::Players;
    case Spot::Kind::Rounds:
    case Spot::Kind::Sheet:
      return Symbol::Rounds;
    case Spot::Kind::Tally:
      return Symbol::Tally;
  }
  return Symbol::Event;
}

}  // namespace

Navigator::Navigator(models::Session& session, const models::Speech& speech, QWidget* parent)
    : QTreeWidget(parent), m_session(session), m_speech(speech) {
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
  connect(&m_speech, &models::Speech::changed, this, &Navigator::rebuild);
  rebuild();
}

Spot Navigator::spotOf(const QTreeWidgetItem& item) {
  return {static_cast<Spot::Kind>(item.data(0, kKindRole).toInt()),
          contest::EventId{item.data(0, kEventRole).toLongLong()},
          {}};
}

void Navigator::choose(const QTreeWidgetItem* item) {
  if (item != nullptr) Q_EMIT chosen(spotOf(*item));
}

void Navigator::enter(const QTreeWidgetItem* item) {
  if (item == nullptr) return;
  const Spot spot = spotOf(*item);
  if (spot.kind != m_spot.kind || spot.event != m_spot.event) Q_EMIT chosen(spot);
  Q_EMIT entered();
}

QTreeWidgetItem* Navigator::add(QTreeWidgetItem* parent, const QString& text, Spot::Kind kind,
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
  setAccessibleName(m_speech.plain(Phrase::Navigator));
  clear();
  if (!m_session.isOpen()) return;
  const contest::Contest& contest = m_session.contest();
  QTreeWidgetItem* top = add(nullptr, toQt(contest.head.name), Spot::Kind::Contest, {});
  QFont bold = font();
  bold.setBold(true);
  top->setFont(0, bold);
  for (const contest::Event& event : contest.events) {
    QTreeWidgetItem* item = add(top, toQt(event.setup.name), Spot::Kind::Rounds, event.id);
    item->setIcon(0, icon(Symbol::Sheet));
    add(item, m_speech.plain(Phrase::PlayersPage), Spot::Kind::Players, event.id);
    add(item, m_speech.plain(Phrase::RoundsPage), Spot::Kind::Rounds, event.id);
    add(item, m_speech.plain(Phrase::TallyPage), Spot::Kind::Tally, event.id);
  }
  expandAll();
  setSpot(m_spot);
}

QTreeWidgetItem* Navigator::find(Spot::Kind kind, contest::EventId event) const {
  QTreeWidgetItem* top = topLevelItem(0);
  if (top == nullptr || kind == Spot::Kind::Contest) return top;
  const auto wanted = static_cast<int>(kind == Spot::Kind::Sheet ? Spot::Kind::Rounds : kind);
  for (int i = 0; i < top->childCount(); ++i) {
    const QTreeWidgetItem* item = top->child(i);
    if (item->data(0, kEventRole).toLongLong() != contest::numberOf(event)) continue;
    for (int j = 0; j < item->childCount(); ++j) {
      if (item->child(j)->data(0, kKindRole).toInt() == wanted) return item->child(j);
    }
  }
  return top;
}

void Navigator::setSpot(const Spot& spot) {
  const QSignalBlocker quiet(this);
  m_spot = spot;
  setCurrentItem(find(spot.kind, spot.event));
}

}  // namespace damath::views
