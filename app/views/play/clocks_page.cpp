// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/play/clocks_page.hpp"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "app/models/text/qt_text.hpp"
#include "app/views/parts/notice_bar.hpp"
#include "app/views/play/clock_faces.hpp"
#include "app/views/play/live_place.hpp"
#include "app/words/texts/place_words.hpp"
#include "app/words/texts/report_labels.hpp"

namespace damath::views {

using desk::LiveTable;
using models::toQt;
using play::ClockAct;
using play::ClockPhase;
using play::ClockSignal;
using words::Phrase;

namespace {

constexpr int kLiveRole = Qt::UserRole;
constexpr int kTileRole = Qt::UserRole + 1;
constexpr int kLeastTile = 250;  // pixels, of its width
constexpr int kWidestTile = 640;
constexpr qreal kTileShape = 0.62;  // its height by its width
constexpr int kAir = 8;             // around a tile
constexpr qreal kLeastType = 0.6;   // of a line that is too long, before it is cut

// What a tile shows.
struct Tile {
  QString place;
  QString blue;
  QString red;
  std::optional<board::Side> toMove;
  ClockFaces faces;
};

Tile tileOf(const LiveTable& table, const play::GameClock& clock, const models::Translator& translator) {
  Tile tile{toQt(words::sheetPlaceText(table.at, translator.language())),
            toQt(table.blue),
            toQt(table.red),
            {},
            facesOf(clock, translator)};
  if (!table.game().outcome()) tile.toMove = table.game().position().toMove();
  return tile;
}

// In type as large as the place lets it be.
void fitLine(QPainter& painter, const QRectF& place, Qt::Alignment alignment, const QString& text,
             bool isBold) {
  QFont type = painter.font();
  type.setBold(isBold);
  type.setPixelSize(std::max(static_cast<int>(place.height() * 0.8), 6));
  const int width = QFontMetrics(type).horizontalAdvance(text);
  if (width > place.width() && width > 0) {
    const qreal least = type.pixelSize() * kLeastType;
    type.setPixelSize(static_cast<int>(std::max(type.pixelSize() * place.width() / width, least)));
  }
  painter.setFont(type);
  const QString fitted =
      QFontMetrics(type).elidedText(text, Qt::ElideRight, static_cast<int>(place.width()) + 1);
  painter.drawText(place, static_cast<int>(alignment) | Qt::TextSingleLine, fitted);
}

}  // namespace

}  // namespace damath::views

Q_DECLARE_METATYPE(damath::views::Tile)

namespace damath::views {

class ClocksPage::Delegate : public QStyledItemDelegate {
 public:
  Delegate(const models::Translator& translator, QObject* parent)
      : QStyledItemDelegate(parent), m_translator(translator) {}

  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& /*option*/,
                               const QModelIndex& index) const override {
    return index.data(Qt::SizeHintRole).toSize();
  }

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const auto tile = index.data(kTileRole).value<Tile>();
    const QPalette& palette = option.palette;
    const bool isAtHand = option.state.testFlag(QStyle::State_Selected);
    const ClockColours clock = coloursOf(tile.faces.look, palette);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(option.rect).adjusted(kAir, kAir, -kAir, -kAir);
    painter->setBrush(palette.color(QPalette::Base));
    painter->setPen(isAtHand ? QPen(palette.color(QPalette::Highlight), 4)
                             : QPen(coloursOf(palette).line, 1));
    painter->drawRoundedRect(frame, 6, 6);
    const QRectF body = frame.adjusted(kAir, kAir / 2.0, -kAir, -kAir / 2.0);
    const qreal row = body.height() / 8;
    const qreal half = body.width() / 2;
    const QColor ink = palette.color(QPalette::Text);
    painter->setFont(option.font);
    painter->setPen(ink);
    fitLine(*painter, {body.left(), body.top(), half, row}, Qt::AlignLeft | Qt::AlignVCenter, tile.place,
            true);
    painter->setPen(coloursOf(palette).quiet);
    fitLine(*painter, {body.left() + half, body.top(), half, row}, Qt::AlignRight | Qt::AlignVCenter,
            tile.faces.state, false);
    paintClocks(*painter, {body.left(), body.top() + row, body.width(), 3 * row}, tile.faces, clock, ink);
    painter->setPen(clock.ink);
    const QRectF alarm(body.left(), body.top() + 4 * row, body.width(), row);
    if (!tile.faces.alarm.isEmpty()) {
      painter->fillRect(alarm, clock.fill);
      fitLine(*painter, alarm, Qt::AlignCenter, tile.faces.alarm, true);
    }
    paintPlayer(*painter, {body.left(), body.top() + 5.2 * row, body.width(), 1.3 * row}, board::Side::Blue,
                tile, palette);
    paintPlayer(*painter, {body.left(), body.top() + 6.6 * row, body.width(), 1.3 * row}, board::Side::Red,
                tile, palette);
    painter->restore();
  }

 private:
  static void paintClocks(QPainter& painter, const QRectF& place, const ClockFaces& faces,
                          const ClockColours& colours, const QColor& ink) {
    const qreal half = place.width() * 0.56;
    const bool isAlone = faces.move.isEmpty();
    const QRectF game(place.left(), place.top(), isAlone ? place.width() : half, place.height());
    painter.setPen(ink);
    if (isAlone && faces.look == ClockLook::Over) {
      painter.fillRect(game, colours.fill);
      painter.setPen(colours.ink);
    }
    const Qt::Alignment alignment = isAlone ? Qt::AlignCenter : Qt::AlignLeft | Qt::AlignVCenter;
    fitLine(painter, game.adjusted(4, 0, -4, 0), alignment, faces.game, true);
    if (isAlone) return;
    const QRectF move(place.left() + half, place.top(), place.width() - half, place.height());
    const bool isPainted = faces.look == ClockLook::Near || faces.look == ClockLook::Over;
    if (isPainted) painter.fillRect(move, colours.fill);
    painter.setPen(isPainted ? colours.ink : ink);
    fitLine(painter, move.adjusted(4, 0, -4, 0), Qt::AlignRight | Qt::AlignVCenter, faces.move, isPainted);
  }

  // The side to move is told by an arrow and by bold type.
  void paintPlayer(QPainter& painter, const QRectF& place, board::Side side, const Tile& tile,
                   const QPalette& palette) const {
    const Colours colours = coloursOf(palette);
    const auto& labels = words::reportLabels(m_translator.language());
    const bool isBlue = side == board::Side::Blue;
    const bool isToMove = tile.toMove == side;
    const QRectF badge(place.left() + place.height(), place.top(), place.height() * 2, place.height());
    painter.setPen(palette.color(QPalette::Text));
    if (isToMove) {
      fitLine(painter, {place.left(), place.top(), place.height(), place.height()}, Qt::AlignCenter,
              QStringLiteral("▶"), true);
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(isBlue ? colours.blueSide : colours.redSide);
    painter.drawRoundedRect(badge, 4, 4);
    painter.setPen(colours.sideInk);
    fitLine(painter, badge.adjusted(4, 2, -4, -2), Qt::AlignCenter, toQt(isBlue ? labels.blue : labels.red),
            true);
    painter.setPen(palette.color(QPalette::Text));
    fitLine(painter, {badge.right() + 6, place.top(), place.right() - badge.right() - 6, place.height()},
            Qt::AlignLeft | Qt::AlignVCenter, isBlue ? tile.blue : tile.red, isToMove);
  }

  const models::Translator& m_translator;
};

ClocksPage::ClocksPage(const PageContext& context, models::LiveTables& tables, Bell bell, QWidget* parent)
    : Page(context, parent),
      m_tables(tables),
      m_bell(std::move(bell)),
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
  m_none->setAlignment(Qt::AlignTop | Qt::AlignLeft);
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
    button->setFocusPolicy(Qt::TabFocus);  // the keys stay with the tiles
    buttons->addWidget(button);
  }
  buttons->addStretch();
  addBody(m_notice, 0);
  addBody(m_none);
  addBody(m_tiles);
  addBody(buttons);
  setFirst(m_tiles);
  connect(&m_tables, &models::LiveTables::changed, this, models::guarded(m_session, [this] {
    if (isVisible()) showTiles();
  }));
  connect(&m_tables, &models::LiveTables::ticked, this, [this] {
    if (isVisible()) showTimes();
  });
  connect(&m_tables, &models::LiveTables::rang, this,
          [this](qint64 live, ClockSignal signal) { tellRung(live, signal); });
  connect(&m_tables, &models::LiveTables::refused, this,
          [this](const desk::DeskError& error) { m_session.refuse(error); });
  connect(m_tiles, &QListWidget::currentRowChanged, this, [this] { showTimes(); });
  connect(m_tiles, &QListWidget::itemDoubleClicked, this,
          models::guarded(m_session, [this] { openBoard(); }));
  const auto onClick = [this](QPushButton* button, auto slot) {
    connect(button, &QPushButton::clicked, this, models::guarded(m_session, slot));
  };
  onClick(m_go, [this] { startOrPause(); });
  onClick(m_writing, [this] { act(play::ClockStep{ClockAct::Pause, play::PauseCause::Writing}); });
  onClick(m_wait, [this] { act(play::ClockStep{ClockAct::Wait}); });
  onClick(m_all, [this] { startOrPauseAll(); });
  onClick(m_open, [this] { openBoard(); });
}

void ClocksPage::look(const Location& location) {
  m_notice->tell({}, {});
  if (m_session.find(location.event) != nullptr) m_tables.look(location.event);
  Page::look(location);
}

bool ClocksPage::offers(Command /*command*/) const {
  return false;
}

void ClocksPage::run(Command /*command*/) {}

void ClocksPage::refresh() {
  const contest::Event* event = shownEvent();
  setHead(m_translator(Phrase::LiveClocks), event == nullptr ? QString() : toQt(event->setup.name));
  m_tiles->setAccessibleName(m_translator(Phrase::LiveClocks));
  m_none->setText(m_translator(Phrase::LiveNoTables));
  m_writing->setText(m_translator(Phrase::LiveWriting));
  m_wait->setText(m_translator(Phrase::LiveWait));
  m_open->setText(m_translator(Phrase::LiveOpenBoard));
  showTiles();
}

void ClocksPage::showTiles() {
  const auto tables = m_tables.of(location().event);
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
    const Tile tile = tileOf(*table, m_tables.clockOf(*table), m_translator);
    const QString alarm = tile.faces.alarm.isEmpty() ? tile.faces.state : tile.faces.alarm;
    const QString text = m_translator(Phrase::LiveTile)
                             .arg(tile.place, tile.blue, tile.red, turnText(*table, m_translator),
                                  tile.faces.game, tile.faces.move, alarm);
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

// As large as all of them have place, and not larger than a screen needs.
void ClocksPage::fitTiles() {
  const int count = m_tiles->count();
  if (count == 0) return;
  const QSize room = m_tiles->viewport()->size() - QSize(kAir, kAir);
  int widest = kLeastTile;
  for (int columns = 1; columns <= count; ++columns) {
    const int rows = (count + columns - 1) / columns;
    const int width = std::min(room.width() / columns, static_cast<int>(room.height() / rows / kTileShape));
    widest = std::max(widest, std::min(width, kWidestTile));
  }
  const QSize size(widest, static_cast<int>(widest * kTileShape));
  m_tiles->setGridSize(size);
  for (int i = 0; i < count; ++i) m_tiles->item(i)->setSizeHint(size);
}

const LiveTable* ClocksPage::atHand() const {
  const QListWidgetItem* item = m_tiles->currentItem();
  return item == nullptr ? nullptr : m_tables.find(item->data(kLiveRole).toLongLong());
}

bool ClocksPage::anyGoes() const {
  const auto tables = m_tables.of(location().event);
  return std::ranges::any_of(tables, [](const LiveTable* table) { return models::goes(table->clock); });
}

void ClocksPage::act(const play::LiveStep& step) {
  const LiveTable* table = atHand();
  if (table == nullptr) return;
  m_notice->tell({}, {});
  const auto done = m_tables.take(table->record.id, step, m_session.author());
  if (!done) m_notice->tell(m_session.sentence(done.error()), {});
}

void ClocksPage::startOrPause() {
  const LiveTable* table = atHand();
  if (table == nullptr) return;
  m_notice->tell({}, {});
  const auto done = m_tables.startOrPause(table->record.id);
  if (!done) m_notice->tell(m_session.sentence(done.error()), {});
}

// Those that run are paused; where none runs all go that can.
void ClocksPage::startOrPauseAll() {
  m_notice->tell({}, {});
  const bool isPausing = anyGoes();
  std::vector<std::int64_t> games;
  for (const LiveTable* table : m_tables.of(location().event)) {
    const ClockPhase phase = table->clock.state().phase;
    const bool isMeant =
        isPausing ? phase == ClockPhase::Running
                  : (phase == ClockPhase::Ready || phase == ClockPhase::Paused) && !table->course.objection();
    if (isMeant && !table->game().outcome()) games.push_back(table->record.id);
  }
  for (const std::int64_t live : games) {
    if (m_tables.find(live) == nullptr) continue;
    const auto done = m_tables.startOrPause(live);
    if (!done) m_notice->tell(m_session.sentence(done.error()), {});
  }
}

void ClocksPage::openBoard() {
  const LiveTable* table = atHand();
  if (table != nullptr && shownEvent() != nullptr) Q_EMIT goTo(liveAt(*shownEvent(), table->at));
}

void ClocksPage::tellRung(std::int64_t live, ClockSignal signal) {
  m_bell();
  const LiveTable* table = m_tables.find(live);
  const bool isToldByTile = signal == ClockSignal::Reminder || signal == ClockSignal::MoveOver;
  if (table == nullptr || isToldByTile || !isVisible()) return;
  const Phrase what = signal == ClockSignal::GameOver     ? Phrase::LiveGameOver
                      : signal == ClockSignal::NoShowOver ? Phrase::LiveNoShowOver
                                                          : Phrase::LiveGapFound;
  m_notice->tell(
      m_translator(Phrase::LiveRangAt)
          .arg(toQt(words::sheetPlaceText(table->at, m_translator.language())), m_translator(what)),
      {});
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

}  // namespace damath::views
