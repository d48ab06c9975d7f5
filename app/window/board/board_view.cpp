// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/board/board_view.hpp"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <array>

#include "app/window/text/qt_text.hpp"
#include "app/words/texts/game_words.hpp"
#include "core/board/square.hpp"
#include "core/notation/board/square_name.hpp"

namespace damath::window {

using rules::Game;
using words::Phrase;

namespace {

constexpr int kSideOfBoard = 8;
constexpr int kBoardCells = kSideOfBoard * kSideOfBoard;

class BoardCell : public QAccessibleInterface,
                  public QAccessibleTableCellInterface,
                  public QAccessibleActionInterface {
 public:
  BoardCell(BoardView& view, int index) : m_view(view), m_index(index) {}

  [[nodiscard]] bool isValid() const override { return true; }
  [[nodiscard]] QObject* object() const override { return nullptr; }
  [[nodiscard]] QWindow* window() const override {
    const QAccessibleInterface* board = parent();
    return board == nullptr ? nullptr : board->window();
  }
  [[nodiscard]] QAccessibleInterface* parent() const override {
    return QAccessible::queryAccessibleInterface(&m_view);
  }
  [[nodiscard]] QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
  [[nodiscard]] QAccessibleInterface* childAt(int /*x*/, int /*y*/) const override { return nullptr; }
  [[nodiscard]] int childCount() const override { return 0; }
  [[nodiscard]] int indexOfChild(const QAccessibleInterface* /*child*/) const override { return -1; }
  [[nodiscard]] QString text(QAccessible::Text kind) const override {
    return kind == QAccessible::Name ? cell().text : QString();
  }
  void setText(QAccessible::Text /*kind*/, const QString& /*text*/) override {}
  [[nodiscard]] QRect rect() const override {
    const QRect field = cell().rect.toRect();
    return {m_view.mapToGlobal(field.topLeft()), field.size()};
  }
  [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Cell; }
  [[nodiscard]] QAccessible::State state() const override {
    QAccessible::State state;
    state.readOnly = 1;
    const auto square = cell().square;
    state.focusable = square.has_value() ? 1 : 0;
    state.focused = m_view.hasFocus() && square == m_view.cursor() ? 1 : 0;
    state.invisible = m_view.isVisible() ? 0 : 1;
    return state;
  }
  void* interface_cast(QAccessible::InterfaceType type) override {
    if (type == QAccessible::TableCellInterface) return static_cast<QAccessibleTableCellInterface*>(this);
    const bool isPlayed = cell().square.has_value();
    if (type == QAccessible::ActionInterface && isPlayed) {
      return static_cast<QAccessibleActionInterface*>(this);
    }
    return nullptr;
  }

  [[nodiscard]] bool isSelected() const override { return false; }
  [[nodiscard]] QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }
  [[nodiscard]] QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
  [[nodiscard]] int columnIndex() const override { return m_index % kSideOfBoard; }
  [[nodiscard]] int rowIndex() const override { return m_index / kSideOfBoard; }
  [[nodiscard]] int columnExtent() const override { return 1; }
  [[nodiscard]] int rowExtent() const override { return 1; }
  [[nodiscard]] QAccessibleInterface* table() const override { return parent(); }

  [[nodiscard]] QStringList actionNames() const override { return {pressAction()}; }
  void doAction(const QString& action) override {
    const auto square = cell().square;
    if (action == pressAction() && square) m_view.press(*square);
  }
  [[nodiscard]] QStringList keyBindingsForAction(const QString& /*action*/) const override { return {}; }

 private:
  [[nodiscard]] BoardView::Cell cell() const { return m_view.cellAt(columnIndex(), rowIndex()); }

  BoardView& m_view;
  int m_index;
};

// The board for assistive tools such as screen readers: a table of 64 cells, in the order in which the user
// sees them. Each cell has a text. A cell with a playable square can be pressed.
class BoardTable : public QAccessibleWidget, public QAccessibleTableInterface {
 public:
  explicit BoardTable(BoardView& view) : QAccessibleWidget(&view, QAccessible::Table) {
    for (int i = 0; i < kBoardCells; ++i) {
      m_cells[static_cast<std::size_t>(i)] = QAccessible::registerAccessibleInterface(new BoardCell(view, i));
    }
  }
  ~BoardTable() override {
    for (const QAccessible::Id cell : m_cells) QAccessible::deleteAccessibleInterface(cell);
  }

  [[nodiscard]] int childCount() const override { return kBoardCells; }
  [[nodiscard]] QAccessibleInterface* child(int index) const override {
    if (index < 0 || index >= kBoardCells) return nullptr;
    return QAccessible::accessibleInterface(m_cells[static_cast<std::size_t>(index)]);
  }
  [[nodiscard]] int indexOfChild(const QAccessibleInterface* wanted) const override {
    for (int i = 0; i < kBoardCells; ++i) {
      if (child(i) == wanted) return i;
    }
    return -1;
  }
  [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override {
    for (int i = 0; i < kBoardCells; ++i) {
      if (child(i)->rect().contains(x, y)) return child(i);
    }
    return nullptr;
  }
  [[nodiscard]] QAccessibleInterface* focusChild() const override {
    for (int i = 0; i < kBoardCells; ++i) {
      if (child(i)->state().focused != 0) return child(i);
    }
    return nullptr;
  }
  void* interface_cast(QAccessible::InterfaceType type) override {
    if (type == QAccessible::TableInterface) return static_cast<QAccessibleTableInterface*>(this);
    return QAccessibleWidget::interface_cast(type);
  }

  [[nodiscard]] QAccessibleInterface* caption() const override { return nullptr; }
  [[nodiscard]] QAccessibleInterface* summary() const override { return nullptr; }
  [[nodiscard]] QAccessibleInterface* cellAt(int row, int column) const override {
    const bool isThere = row >= 0 && row < kSideOfBoard && column >= 0 && column < kSideOfBoard;
    return isThere ? child(row * kSideOfBoard + column) : nullptr;
  }
  [[nodiscard]] int selectedCellCount() const override { return 0; }
  [[nodiscard]] QList<QAccessibleInterface*> selectedCells() const override { return {}; }
  [[nodiscard]] QString columnDescription(int /*column*/) const override { return {}; }
  [[nodiscard]] QString rowDescription(int /*row*/) const override { return {}; }
  [[nodiscard]] int columnCount() const override { return kSideOfBoard; }
  [[nodiscard]] int rowCount() const override { return kSideOfBoard; }
  [[nodiscard]] int selectedColumnCount() const override { return 0; }
  [[nodiscard]] int selectedRowCount() const override { return 0; }
  [[nodiscard]] QList<int> selectedColumns() const override { return {}; }
  [[nodiscard]] QList<int> selectedRows() const override { return {}; }
  [[nodiscard]] bool isColumnSelected(int /*column*/) const override { return false; }
  [[nodiscard]] bool isRowSelected(int /*row*/) const override { return false; }
  bool selectRow(int /*row*/) override { return false; }
  bool selectColumn(int /*column*/) override { return false; }
  bool unselectRow(int /*row*/) override { return false; }
  bool unselectColumn(int /*column*/) override { return false; }
  void modelChange(QAccessibleTableModelChangeEvent* /*event*/) override {}

 private:
  std::array<QAccessible::Id, kBoardCells> m_cells{};
};

QAccessibleInterface* tableOf(const QString& /*className*/, QObject* object) {
  auto* view = qobject_cast<BoardView*>(object);
  return view == nullptr ? nullptr : new BoardTable(*view);
}

// Registers at Qt, once, the class that describes a board to assistive tools (screen readers).
void tellBoardsToAssistiveTools() {
  static const bool isInstalled = [] {
    QAccessible::installFactory(tableOf);
    return true;
  }();
  static_cast<void>(isInstalled);
}

}  // namespace

BoardView::BoardView(const Translator& translator, QWidget* parent)
    : QWidget(parent), m_translator(translator) {
  m_scene.set = *rules::builtInChipSet("integer");
  setFocusPolicy(Qt::StrongFocus);
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  setAccessibleName(m_translator.plain(Phrase::Board));
  tellBoardsToAssistiveTools();
  connect(&m_translator, &Translator::changed, this, [this] {
    setAccessibleName(m_translator.plain(Phrase::Board));
    tellCursor();
  });
}

void BoardView::setGame(Game game) {
  m_scene.game = game;
  tellCursor();
  update();
}

void BoardView::setChipSet(const rules::ChipSet& set) {
  m_scene.set = set;
  tellCursor();
  update();
}

void BoardView::setBelow(board::Side side) {
  m_scene.below = side;
  update();
}

void BoardView::setPosition(const board::Position& position, const std::optional<rules::Turn>& lastTurn) {
  m_position = position;
  m_scene.chips = chipsOf(position);
  m_scene.lastTurn = lastTurn;
  tellCursor();
  update();
}

QString BoardView::description(board::Square square) const {
  const auto piece = m_position.at(square);
  QString text = toQt(notation::squareName(m_scene.game, square));
  if (m_scene.game == Game::Damath) text += u' ' + toQt(board::printed(square.sign()));
  text += QStringLiteral(": ");
  if (!piece) {
    text += m_translator(Phrase::Vacant);
  } else {
    text += toQt(words::sideName(m_scene.game, piece->side, m_translator.language()));
    if (m_scene.game == Game::Damath) text += u' ' + toQt(m_scene.set.chips[piece->chip].text);
    const Phrase crowned = m_scene.game == Game::Damath ? Phrase::Dama : Phrase::King;
    if (piece->rank == board::Rank::Dama) text += QStringLiteral(", ") + m_translator(crowned);
  }
  const QString more = remark(square);
  return more.isEmpty() ? text : text + QStringLiteral(" — ") + more;
}

BoardDrawing BoardView::drawing() const {
  return {m_scene, QSizeF(size()), font(), palette()};
}

QRectF BoardView::rectOf(board::Square square) const {
  return drawing().rectOf(square);
}

BoardView::Cell BoardView::cellAt(int column, int row) const {
  const BoardDrawing drawn = drawing();
  const QRectF rect = drawn.fieldAt(column, 7 - row);
  const auto square = drawn.squareAt(rect.center());
  return {square, square ? description(*square) : m_translator(Phrase::NotPlayedOn), rect};
}

void BoardView::press(board::Square square) {
  setCursorSquare(square);
  choose(square);
}

void BoardView::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const BoardDrawing drawn = drawing();
  drawn.paint(painter);
  if (!hasFocus()) return;
  painter.setPen(QPen(palette().color(QPalette::Highlight), 3));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(drawn.rectOf(m_cursor).adjusted(2, 2, -2, -2));
}

// Moves the cursor in the direction that the user sees: Left goes to the left, also on a rotated or mirrored
// board.
void BoardView::moveCursor(int dx, int dy) {
  const bool isTurned = m_scene.below == board::Side::Red;
  const bool isMirrored = m_scene.game != Game::Damath;
  if (isTurned) dy = -dy;
  if (isTurned != isMirrored) dx = -dx;
  // Left and Right move the cursor to the next playable square of the row. Up and Down move it to the next
  // row. Neighboring rows have their playable squares in different columns, so Up and Down alternate between
  // two neighboring columns.
  const int y = m_cursor.y() + dy;
  int x = m_cursor.x() + 2 * dx;
  if (dy != 0) x += m_cursor.y() % 2 == 0 ? -1 : 1;
  if (const auto square = board::Square::at(x, y)) setCursorSquare(*square);
}

void BoardView::setCursorSquare(board::Square square) {
  m_cursor = square;
  cursorMoved();
  tellCursor();
  update();
}

void BoardView::tellCursor() {
  setAccessibleDescription(description(m_cursor));
  if (!hasFocus()) return;
  QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
  QAccessible::updateAccessibility(&changed);
}

void BoardView::choose(board::Square square) {
  const QPointF place = rectOf(square).bottomLeft();
  QToolTip::showText(mapToGlobal(place.toPoint()), description(square), this);
}

void BoardView::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Left:
      return moveCursor(-1, 0);
    case Qt::Key_Right:
      return moveCursor(1, 0);
    case Qt::Key_Up:
      return moveCursor(0, 1);
    case Qt::Key_Down:
      return moveCursor(0, -1);
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
      return choose(m_cursor);
    default:
      QWidget::keyPressEvent(event);
  }
}

void BoardView::mousePressEvent(QMouseEvent* event) {
  if (const auto square = drawing().squareAt(event->position())) setCursorSquare(*square);
}

bool BoardView::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const auto square = drawing().squareAt(help->pos())) {
      QToolTip::showText(help->globalPos(), description(*square), this);
    } else {
      QToolTip::hideText();
    }
    return true;
  }
  return QWidget::event(event);
}

}  // namespace damath::window
