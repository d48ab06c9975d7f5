// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/board/board_accessibility.hpp"

#include <QAccessible>
#include <QAccessibleWidget>
#include <array>

#include "app/window/board/board_view.hpp"
#include "core/board/square.hpp"

namespace damath::window {

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

}  // namespace

void tellBoardsToAssistiveTools() {
  static const bool isInstalled = [] {
    QAccessible::installFactory(tableOf);
    return true;
  }();
  static_cast<void>(isInstalled);
}

}  // namespace damath::window
