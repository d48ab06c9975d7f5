// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/live/clocks_page.hpp"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QStyle>
#include <QStyledItemDelegate>
#include <algorithm>

#include "app/window/live/clock_faces.hpp"
#include "app/window/live/clock_tile.hpp"
#include "app/window/live/live_tables.hpp"
#include "app/window/parts/notice_bar.hpp"
#include "app/window/text/filled_in.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/place_words.hpp"

namespace damath::window {

using desk::LiveTable;
using play::ClockAct;
using play::ClockPhase;
using play::ClockSignal;
using words::Phrase;

namespace {

constexpr int kLiveRole = Qt::UserRole;
constexpr int kTileRole = Qt::UserRole + 1;
constexpr int kLeastTile = 250;  // the smallest width of a tile, in pixels
constexpr int kWidestTile = 1000;
constexpr int kTileAir = 8;  // space around a tile, in pixels

}  // namespace

class ClocksPage::Delegate : public QStyledItemDelegate {
 public:
  Delegate(const Translator& translator, QObject* parent)
      : QStyledItemDelegate(parent), m_translator(translator) {}

  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& /*option*/,
                               const QModelIndex& index) const override {
    return index.data(Qt::SizeHintRole).toSize();
  }

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const bool isAtHand = option.state.testFlag(QStyle::State_Selected);
    const QPen pen = isAtHand ? QPen(option.palette.color(QPalette::Highlight), 4)
                              : QPen(coloursOf(option.palette).line, 1);
    painter->setFont(option.font);
    paintClockTile(*painter, QRectF(option.rect).adjusted(kTileAir, kTileAir, -kTileAir, -kTileAir), pen,
                   index.data(kTileRole).value<ClockTile>(), option.palette, m_translator.language());
  }

 private:
  const Translator& m_translator;
};

ClocksPage::ClocksPage(const PageContext& context, LiveTables& tables, QWidget* parent)
    : Page(context, parent),
      m_tables(tables),
      m_notice(new NoticeBar(this)),
      m_none(new QLabel(this)),
      m_tiles(new QListWidget(this)),
      m_go(new QPushButton(this)),
      m_writing(new QPushButton(this)),
      m_wait(new QPushButton(this)),
      m_all(new QPushButton(this)),
      m_open(new QPushButton(this)) {
  addBack();
  m_none->setWordWrap(true);
  m_none->setAlignment(Qt::AlignCenter);
  m_none->setForegroundRole(QPalette::PlaceholderText);
  m_tiles->setViewMode(QListView::IconMode);
  m_tiles->setMovement(QListView::Static);
  m_tiles->setResizeMode(QListView::Adjust);
  m_tiles->setUniformItemSizes(true);
  m_tiles->setSelectionMode(QAbstractItemView::SingleSelection);
  m_tiles->setItemDelegate(new Delegate(m_translator, m_tiles));
  m_tiles->setTabKeyNavigation(false);
  m_tiles->installEventFilter(this);
  m_tiles->viewport()->installEventFilter(this);
  auto* buttons = new QHBoxLayout;
  for (QPushButton* button : {m_go, m_writing, m_wait, m_all, m_open}) {
    button->setAutoDefault(false);
    button->setFocusPolicy(Qt::TabFocus);  // a click must leave the keyboard focus in the list of tiles
    buttons->addWidget(button);
  }
  buttons->addStretch();
  addBody(m_notice, 0);
  addBody(m_none);
  addBody(m_tiles);
  addBody(buttons);
  setFirst(m_tiles);
  on(&m_tables, &LiveTables::changed, [this] {
    if (isVisible()) showTiles();
  });
  connect(&m_tables, &LiveTables::ticked, this, [this] {
    if (isVisible()) showTimes();
  });
  connect(&m_tables, &LiveTables::rang, this,
          [this](qint64 live, ClockSignal signal) { tellRung(live, signal); });
  connect(m_tiles, &QListWidget::currentRowChanged, this, [this] { showTimes(); });
  on(m_tiles, &QListWidget::itemDoubleClicked, [this] { openBoard(); });
  const auto onClick = [this](QPushButton* button, auto slot) { on(button, &QPushButton::clicked, slot); };
  onClick(m_go, [this] { startOrPause(); });
  onClick(m_writing, [this] { act(play::ClockStep{ClockAct::Pause, play::PauseCause::Writing}); });
  onClick(m_wait, [this] { act(play::ClockStep{ClockAct::Wait}); });
  onClick(m_all, [this] { startOrPauseAll(); });
  onClick(m_open, [this] { openBoard(); });
}

void ClocksPage::look(const Location& location) {
  m_notice->tell({}, {});
  if (m_session.find(location.event) != nullptr) m_tables.lookAtAll();
  Page::look(location);
}

void ClocksPage::refresh() {
  m_tiles->setAccessibleName(m_translator(Phrase::LiveClocks));
  m_none->setText(m_translator(Phrase::LiveNoTables));
  m_writing->setText(m_translator(Phrase::LiveWriting));
  m_wait->setText(m_translator(Phrase::LiveWait));
  m_open->setText(m_translator(Phrase::LiveOpenBoard));
  showTiles();
}

void ClocksPage::showTiles() {
  setHead(m_translator(Phrase::LiveClocks), eventNames().join(QStringLiteral(" · ")));
  const auto tables = m_tables.all();
  const QVariant atHand =
      m_tiles->currentItem() == nullptr ? QVariant() : m_tiles->currentItem()->data(kLiveRole);
  while (m_tiles->count() > static_cast<int>(tables.size())) delete m_tiles->takeItem(m_tiles->count() - 1);
  while (m_tiles->count() < static_cast<int>(tables.size())) m_tiles->addItem(QString());
  int current = 0;
  for (int i = 0; i < m_tiles->count(); ++i) {
    const QVariant live = QVariant::fromValue<qint64>(tables[static_cast<std::size_t>(i)]->record.id);
    m_tiles->item(i)->setData(kLiveRole, live);
    if (live == atHand) current = i;
  }
  if (m_tiles->count() > 0) m_tiles->setCurrentRow(current);
  m_none->setVisible(tables.empty());
  m_tiles->setVisible(!tables.empty());
  fitTiles();
  showTimes();
}

void ClocksPage::showTimes() {
  for (int i = 0; i < m_tiles->count(); ++i) {
    QListWidgetItem* item = m_tiles->item(i);
    const LiveTable* table = m_tables.find(item->data(kLiveRole).toLongLong());
    if (table == nullptr) continue;
    ClockTile tile = clockTileOf(*table, m_tables.clockOf(*table), m_translator);
    tile.place = placeOf(*table);
    const QString state = tile.faces.waived.isEmpty()
                              ? tile.faces.state
                              : QStringLiteral("%1, %2").arg(tile.faces.state, tile.faces.waived);
    const QString alarm = tile.faces.alarm.isEmpty() ? state : tile.faces.alarm;
    const QString text = filledIn(m_translator(Phrase::LiveTile), tile.place, tile.blue, tile.red,
                                  turnText(*table, m_translator), tile.faces.game, tile.faces.move, alarm);
    if (text == item->text()) continue;
    item->setText(text);
    item->setData(kTileRole, QVariant::fromValue(tile));
  }
  const LiveTable* table = atHand();
  const ClockPhase phase = table == nullptr ? ClockPhase::Stopped : table->clock.state().phase;
  m_go->setText(m_translator(phase == ClockPhase::Ready || phase == ClockPhase::Waiting ? Phrase::LiveStart
                             : phase == ClockPhase::Running                             ? Phrase::LivePause
                                                            : Phrase::LiveResume));
  m_all->setText(m_translator(anyGoes() ? Phrase::LivePauseAll : Phrase::LiveStartAll));
  const bool isOpen = table != nullptr && !table->game().outcome();
  m_go->setEnabled(isOpen && phase != ClockPhase::TimeOver);
  m_writing->setEnabled(isOpen && phase == ClockPhase::Running);
  m_wait->setEnabled(isOpen && phase == ClockPhase::Ready && table->game().turns().empty());
  m_all->setEnabled(m_tiles->count() > 0);
  m_open->setEnabled(table != nullptr);
}

// Makes the tiles as large as possible while all fit into the window. A tile is at least kLeastTile wide, so
// the list scrolls if there are many tiles. A tile is at most kWidestTile wide, which can be read from a
// distance.
void ClocksPage::fitTiles() {
  const int count = m_tiles->count();
  if (count == 0) return;
  // Leaves room for the list's scroll bar, because the list reserves the room even while the bar is hidden.
  const int bar = m_tiles->style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, m_tiles);
  const QSize room = m_tiles->maximumViewportSize() - QSize(bar + kTileAir, kTileAir);
  const int widest = std::clamp(tileWidth(room, count), kLeastTile, kWidestTile);
  const QSize size(widest, static_cast<int>(widest * kTileShape));
  m_tiles->setGridSize(size);
  for (int i = 0; i < count; ++i) m_tiles->item(i)->setSizeHint(size);
}

const LiveTable* ClocksPage::atHand() const {
  const QListWidgetItem* item = m_tiles->currentItem();
  return item == nullptr ? nullptr : m_tables.find(item->data(kLiveRole).toLongLong());
}

bool ClocksPage::anyGoes() const {
  return std::ranges::any_of(m_tables.all(), [](const LiveTable* table) { return goes(table->clock); });
}

QStringList ClocksPage::eventNames() const {
  QStringList names;
  for (const LiveTable* table : m_tables.all()) {
    const contest::Event* event = m_session.find(table->record.owner.event);
    if (event != nullptr) names << toQt(event->setup.name);
  }
  names.removeDuplicates();
  return names;
}

QString ClocksPage::placeOf(const LiveTable& table) const {
  QString place = toQt(words::sheetPlaceText(table.at, m_translator.language()));
  const contest::Event* event = m_session.find(table.record.owner.event);
  if (event == nullptr || eventNames().size() < 2) return place;
  return toQt(event->setup.name) + QStringLiteral(", ") + place;
}

void ClocksPage::act(const play::LiveStep& step) {
  const LiveTable* table = atHand();
  if (table == nullptr) return;
  m_notice->tell({}, {});
  const auto done = m_tables.take(table->record.id, step, m_session.author());
  if (!done) m_notice->tell(m_session.refusals().sentence(done.error()), {});
}

void ClocksPage::startOrPause() {
  const LiveTable* table = atHand();
  if (table == nullptr) return;
  m_notice->tell({}, {});
  const auto done = m_tables.startOrPause(table->record.id);
  if (!done) m_notice->tell(m_session.refusals().sentence(done.error()), {});
}

// Pauses all running clocks. If none runs, starts all clocks that can start.
void ClocksPage::startOrPauseAll() {
  m_notice->tell({}, {});
  const bool isPausing = anyGoes();
  std::vector<std::int64_t> games;
  for (const LiveTable* table : m_tables.all()) {
    const ClockPhase phase = table->clock.state().phase;
    const bool isMeant =
        isPausing ? phase == ClockPhase::Running
                  : (phase == ClockPhase::Ready || phase == ClockPhase::Paused) && !table->course.objection();
    if (isMeant && !table->game().outcome()) games.push_back(table->record.id);
  }
  for (const std::int64_t live : games) {
    if (m_tables.find(live) == nullptr) continue;
    const auto done = m_tables.startOrPause(live);
    if (!done) m_notice->tell(m_session.refusals().sentence(done.error()), {});
  }
}

void ClocksPage::openBoard() {
  const LiveTable* table = atHand();
  const contest::Event* event = table == nullptr ? nullptr : m_session.find(table->record.owner.event);
  if (event != nullptr) Q_EMIT goTo(liveAt(*event, table->at));
}

void ClocksPage::tellRung(std::int64_t live, ClockSignal signal) {
  const LiveTable* table = m_tables.find(live);
  const bool isToldByTile = signal == ClockSignal::Reminder || signal == ClockSignal::MoveOver;
  if (table == nullptr || isToldByTile || !isVisible()) return;
  const Phrase what = signal == ClockSignal::GameOver     ? Phrase::LiveGameOver
                      : signal == ClockSignal::NoShowOver ? Phrase::LiveNoShowOver
                                                          : Phrase::LiveGapFound;
  m_notice->tell(m_translator(Phrase::LiveRangAt).arg(placeOf(*table), m_translator(what)), {});
}

bool ClocksPage::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_tiles->viewport() && event->type() == QEvent::Resize) fitTiles();
  if (watched != m_tiles || event->type() != QEvent::KeyPress) return Page::eventFilter(watched, event);
  const auto* pressed = static_cast<QKeyEvent*>(event);
  const auto modifiers = pressed->modifiers() & ~Qt::KeypadModifier;
  if (modifiers != Qt::NoModifier && modifiers != Qt::ShiftModifier) return Page::eventFilter(watched, event);
  QPushButton* button = nullptr;
  switch (pressed->key()) {
    case Qt::Key_Space:
      button = m_go;
      break;
    case Qt::Key_W:
      button = m_writing;
      break;
    case Qt::Key_N:
      button = m_wait;
      break;
    case Qt::Key_A:
      button = m_all;
      break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      button = m_open;
      break;
    default:
      return Page::eventFilter(watched, event);
  }
  if (button->isEnabled()) button->click();
  return true;
}

}  // namespace damath::window
