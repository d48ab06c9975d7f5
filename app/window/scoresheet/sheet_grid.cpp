// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/scoresheet/sheet_grid.hpp"

#include <QCoreApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QRegularExpression>
#include <QRegularExpressionValidator>
#include <QStyledItemDelegate>
#include <QTextCharFormat>
#include <QTextLayout>
#include <array>
#include <map>

#include "app/window/parts/band_header.hpp"
#include "app/window/parts/colours.hpp"
#include "app/window/parts/icon.hpp"
#include "app/window/scoresheet/sheet_columns.hpp"
#include "app/window/text/struck_text.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::window {

using words::Phrase;

namespace {

constexpr int kGridAir = 5;  // pixels on each side of a cell's text
constexpr int kGridSymbol = 16;

Mark markIn(const QModelIndex& index) {
  return static_cast<Mark>(index.data(SheetModel::MarkRole).toInt());
}

// Returns the font of a cell. Text that the program filled in has its own style, because color alone is not
// enough.
QFont gridFont(QFont font, const QModelIndex& index) {
  const auto kind = static_cast<sheet::HalfKind>(index.data(SheetModel::KindRole).toInt());
  const bool isTotal = kind == sheet::HalfKind::GrandTotal || kind == sheet::HalfKind::RemainingTotal;
  font.setBold(isTotal || markIn(index) == Mark::Root);
  font.setItalic(index.data(SheetModel::FilledRole).toBool());
  return font;
}

}  // namespace

// The header of the grid, with the players' names above the columns.
class SheetGrid::Header : public BandHeader {
 public:
  Header(const Translator& translator, QWidget* parent) : BandHeader(parent), m_translator(translator) {}

  void setPlayers(const QString& blue, const QString& red) {
    m_players = {blue, red};
    viewport()->update();
  }

 protected:
  [[nodiscard]] QString bandText(int side) const override {
    const QString text = m_translator(side == 0 ? Phrase::Blue : Phrase::Red);
    const QString& player = m_players[static_cast<std::size_t>(side)];
    return player.isEmpty() ? text : text + QStringLiteral(" · ") + player;
  }

 private:
  const Translator& m_translator;
  std::array<QString, 2> m_players;
};

// The field in which the user types a cell. Its frame has the color of the text. That color differs from the
// background of every mark, in all themes and for color-blind users.
class CellEditor : public QLineEdit {
 public:
  explicit CellEditor(QWidget* parent) : QLineEdit(parent) {
    setFrame(false);
    setTextMargins(kFrame + 1, 0, kFrame, 0);
  }

 protected:
  void paintEvent(QPaintEvent* event) override {
    QLineEdit::paintEvent(event);
    QPainter painter(this);
    painter.setPen(
        QPen(palette().color(QPalette::Text), kFrame, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
  }

 private:
  static constexpr int kFrame = 2;
};

class SheetGrid::Delegate : public QStyledItemDelegate {
 public:
  explicit Delegate(SheetGrid& grid) : QStyledItemDelegate(&grid), m_grid(grid) {}

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const Colours colours = coloursOf(option.palette);
    const Mark mark = markIn(index);
    const auto kind = static_cast<sheet::HalfKind>(index.data(SheetModel::KindRole).toInt());
    const bool closing = kind != sheet::HalfKind::Blank && kind != sheet::HalfKind::Play;
    QColor fill = option.palette.color(closing ? QPalette::AlternateBase : QPalette::Base);
    QColor ink = option.palette.color(QPalette::Text);
    QIcon symbol;
    switch (mark) {
      case Mark::Root:
        fill = colours.rootFill;
        ink = colours.rootInk;
        symbol = icon(Symbol::Error);
        break;
      case Mark::Consequence:
        fill = colours.consequenceFill;
        ink = colours.consequenceInk;
        symbol = icon(Symbol::Consequence);
        break;
      case Mark::Note:
        fill = colours.noteFill;
        ink = colours.noteInk;
        symbol = icon(Symbol::Note);
        break;
      case Mark::Settled:
        symbol = icon(Symbol::Accept);
        break;
      case Mark::None:
        break;
    }
    painter->save();
    painter->fillRect(option.rect, fill);
    QRect text = option.rect.adjusted(kGridAir, 0, -kGridAir, 0);
    const bool isMove = index.column() % 3 == 0;
    if (!symbol.isNull()) {
      const int side = qMin(kGridSymbol, text.height() - 4);
      const int x = isMove ? text.right() - side : text.left() - 3;
      symbol.paint(painter, QRect(x, text.center().y() - side / 2, side, side));
      isMove ? text.setRight(x - 2) : text.setLeft(x + side + 2);
    }
    const QFont font = gridFont(option.font, index);
    const bool isFilled = font.italic();
    painter->setFont(font);
    painter->setPen(ink);
    const QString shown = index.data().toString();
    const int alignment =
        static_cast<int>(Qt::AlignVCenter) | static_cast<int>(isMove ? Qt::AlignLeft : Qt::AlignRight);
    const StruckText struck = struckText(index.data(Qt::EditRole).toString());
    struck.struck.empty() ? painter->drawText(text, alignment, shown)
                          : drawStruck(*painter, text, struck, isMove ? Qt::AlignLeft : Qt::AlignRight);
    if (shown.isEmpty() && index == m_grid.currentIndex() && m_grid.editTriggers() != NoEditTriggers) {
      painter->setPen(option.palette.color(QPalette::PlaceholderText));
      painter->drawText(text, alignment, index.data(SheetModel::OfferRole).toString());
    }
    if (isFilled) {
      const int width = QFontMetrics(font).horizontalAdvance(shown);
      const int y = text.center().y() + QFontMetrics(font).ascent() / 2 + 3;
      painter->setPen(QPen(ink, 2, Qt::DotLine));
      painter->drawLine(text.right() - width, y, text.right(), y);
    }
    painter->setPen(colours.line);
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    painter->drawLine(option.rect.topRight(), option.rect.bottomRight());
    if (index.column() == 2) {
      painter->setPen(QPen(colours.quiet, 2));
      painter->drawLine(option.rect.topRight(), option.rect.bottomRight());
    }
    if ((option.state & QStyle::State_Selected) != 0) {
      const bool active = (option.state & QStyle::State_HasFocus) != 0;
      QColor frame = option.palette.color(QPalette::Highlight);
      painter->setPen(QPen(frame, active ? 3 : 2));
      painter->setBrush(Qt::NoBrush);
      painter->drawRect(option.rect.adjusted(1, 1, -2, -2));
    }
    painter->restore();
  }

  // Draws the text of a cell, with a line through the parts that are crossed out.
  static void drawStruck(QPainter& painter, const QRect& room, const StruckText& text, Qt::Alignment side) {
    QTextLayout layout(text.shown, painter.font());
    QList<QTextLayout::FormatRange> formats;
    for (const StruckText::Part& part : text.struck) {
      QTextCharFormat format;
      format.setFontStrikeOut(true);
      formats << QTextLayout::FormatRange{part.start, part.length, format};
    }
    layout.setFormats(formats);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    layout.endLayout();
    const qreal left = side.testFlag(Qt::AlignRight) ? room.right() - line.naturalTextWidth() : room.left();
    painter.save();
    painter.setClipRect(room);
    layout.draw(&painter, QPointF(left, room.center().y() - line.height() / 2));
    painter.restore();
  }

  // Returns the width that a cell needs for its text and its symbol; 0 if the cell has no text.
  [[nodiscard]] int wholeWidth(const QModelIndex& index) const {
    const QString shown = index.data().toString();
    if (shown.isEmpty()) return 0;
    const int symbol = markIn(index) == Mark::None ? 0 : kGridSymbol + 2;
    return QFontMetrics(gridFont(m_grid.font(), index)).horizontalAdvance(shown) + symbol + 2 * kGridAir + 2;
  }

  QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& /*option*/,
                        const QModelIndex& index) const override {
    auto* editor = new CellEditor(parent);
    editor->setAccessibleName(index.model()->headerData(index.column(), Qt::Horizontal).toString());
    editor->setPlaceholderText(index.data(SheetModel::OfferRole).toString());
    static const QRegularExpression noBars(QStringLiteral("[^|\\n\\r]*"));
    editor->setValidator(new QRegularExpressionValidator(noBars, editor));
    connect(editor, &QLineEdit::textEdited, &m_grid,
            [this, index = QPersistentModelIndex(index)](const QString& text) {
              Q_EMIT m_grid.typing(index, text);
            });
    return editor;
  }

  bool eventFilter(QObject* editor, QEvent* event) override {
    // Handles Ctrl+Tab and Return, which save the typed text, and the shortcuts of rare letters.
    if (event->type() != QEvent::KeyPress) return QStyledItemDelegate::eventFilter(editor, event);
    const auto& key = *static_cast<QKeyEvent*>(event);
    if (m_grid.isLeftBy(key) || m_grid.typeRareLetter(key)) return true;
    const bool isPlain = (key.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (isPlain && (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter)) {
      m_grid.finishTyping();
      m_grid.walkOn();
      return true;
    }
    return QStyledItemDelegate::eventFilter(editor, event);
  }

  // Saves the typed text. The model then writes out an abbreviation as a second undo step. If the user did
  // not change the text, the cell stays as it was.
  void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override {
    const auto* line = static_cast<QLineEdit*>(editor);
    if (line->isModified()) model->setData(index, line->text(), SheetModel::TypedRole);
  }

  // Fills the field of a cell only when it opens, because a later update must not replace the typed text.
  void setEditorData(QWidget* editor, const QModelIndex& index) const override {
    if (editor->property(kIsFilled).toBool()) return;
    QStyledItemDelegate::setEditorData(editor, index);
    editor->setProperty(kIsFilled, true);
  }

 private:
  static constexpr const char* kIsFilled = "damathIsFilled";

  SheetGrid& m_grid;
};

SheetGrid::SheetGrid(SheetModel& model, const Translator& translator, QWidget* parent)
    : QTableView(parent), m_header(new Header(translator, this)), m_delegate(new Delegate(*this)) {
  setHorizontalHeader(m_header);
  setModel(&model);
  setItemDelegate(m_delegate);
  setHorizontalScrollMode(ScrollPerPixel);
  // After the field of a cell closes, no cell has text that the user is still typing.
  connect(m_delegate, &QAbstractItemDelegate::closeEditor, this, [this] { Q_EMIT typing({}, {}); });
  setEditTriggers(DoubleClicked | EditKeyPressed | AnyKeyPressed);
  setSelectionMode(ContiguousSelection);
  setTabKeyNavigation(true);
  setWordWrap(false);
  setShowGrid(false);  // the cells draw their own lines
  verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  verticalHeader()->setDefaultAlignment(Qt::AlignCenter);
  fitLines();
  horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
  horizontalHeader()->setMinimumSectionSize(48);
  const auto forgetWidths = [this] { m_wholeWidths.clear(); };
  connect(&model, &QAbstractItemModel::headerDataChanged, this, forgetWidths);
  connect(&model, &QAbstractItemModel::dataChanged, this, forgetWidths);
  connect(&model, &QAbstractItemModel::modelReset, this, forgetWidths);
  connect(&model, &QAbstractItemModel::rowsInserted, this, forgetWidths);
  connect(&model, &QAbstractItemModel::rowsRemoved, this, forgetWidths);
  connect(&model, &QAbstractItemModel::headerDataChanged, this, [this] {
    updateGeometry();
    fitColumns();
  });
  m_untilFit.setSingleShot(true);
  connect(&m_untilFit, &QTimer::timeout, this, &SheetGrid::fitWritten);
  connect(&model, &QAbstractItemModel::dataChanged, &m_untilFit, qOverload<>(&QTimer::start));
  connect(&model, &QAbstractItemModel::modelReset, this, &SheetGrid::fitWritten);
}

void SheetGrid::fitLines() {
  verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 10);
  verticalHeader()->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("000")) + 10);
}

void SheetGrid::changeEvent(QEvent* event) {
  m_wholeWidths.clear();
  QTableView::changeEvent(event);
  if (event->type() != QEvent::FontChange) return;
  fitLines();
  fitColumns();
}

void SheetGrid::setPlayers(const QString& blue, const QString& red) {
  m_header->setPlayers(blue, red);
}

void SheetGrid::goToCell(int row, int column) {
  const QModelIndex index = model()->index(row, column);
  if (!index.isValid()) return;
  moveCursorTo(index);
  scrollTo(index, PositionAtCenter);
}

void SheetGrid::moveCursorTo(const QModelIndex& cell) {
  selectionModel()->setCurrentIndex(cell, QItemSelectionModel::ClearAndSelect);
}

void SheetGrid::resumeTyping(int row, int column, const QString& text) {
  if (!model()->index(row, column).isValid()) return;
  goToCell(row, column);
  edit(currentIndex());
  auto* editor = qobject_cast<QLineEdit*>(indexWidget(currentIndex()));
  if (editor == nullptr) return;
  editor->setText(text);
  editor->setModified(true);
  Q_EMIT typing(currentIndex(), text);
}

void SheetGrid::finishTyping() {
  if (state() != EditingState) return;
  QWidget* editor = indexWidget(currentIndex());
  if (editor == nullptr) return;
  commitData(editor);
  closeEditor(editor, QAbstractItemDelegate::NoHint);
  Q_EMIT typing({}, {});
}

void SheetGrid::fitColumns() {
  std::vector<ColumnNeed> needs;
  for (int column = 0; column < SheetModel::kColumns; ++column) {
    const int whole = wholeWidth(column);
    needs.push_back({whole, whole});
  }
  const std::vector<int> widths = sheetColumns(needs, viewport()->width());
  for (int column = 0; column < SheetModel::kColumns; ++column) {
    setColumnWidth(column, widths[static_cast<std::size_t>(column)]);
  }
}

void SheetGrid::fitWritten() {
  fitColumns();
  updateGeometry();
  if (horizontalHeader()->length() > viewport()->width()) Q_EMIT roomWanted();
}

int SheetGrid::leastWidth(int column) const {
  const QString heading = model()->headerData(column, Qt::Horizontal).toString();
  const int margin = style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, m_header);
  return qMax(m_header->fontMetrics().horizontalAdvance(heading) + 2 * margin + 2,
              m_header->minimumSectionSize());
}

// Returns the width that a column needs. The width is kept, because layouts ask for it again and again.
int SheetGrid::wholeWidth(int column) const {
  m_wholeWidths.resize(SheetModel::kColumns);
  int& widest = m_wholeWidths[static_cast<std::size_t>(column)];
  if (widest > 0) return widest;
  widest = leastWidth(column);
  for (int row = 0; row < model()->rowCount(); ++row) {
    widest = qMax(widest, m_delegate->wholeWidth(model()->index(row, column)));
  }
  return widest;
}

QSize SheetGrid::minimumSizeHint() const {
  int width = widthAroundColumns(*this);
  for (int column = 0; column < SheetModel::kColumns; ++column) width += leastWidth(column);
  return {width, QTableView::minimumSizeHint().height()};
}

QSize SheetGrid::sizeHint() const {
  int width = widthAroundColumns(*this);
  for (int column = 0; column < SheetModel::kColumns; ++column) width += wholeWidth(column);
  return {width, QTableView::sizeHint().height()};
}

bool SheetGrid::isLeftBy(const QKeyEvent& key) {
  const bool isTab = key.key() == Qt::Key_Tab || key.key() == Qt::Key_Backtab;
  if (!isTab || !key.modifiers().testFlag(Qt::ControlModifier)) return false;
  finishTyping();
  // Calls QWidget's version, because QTableView would use Tab to go to another cell.
  return QWidget::focusNextPrevChild(key.key() == Qt::Key_Tab);
}

void SheetGrid::resizeEvent(QResizeEvent* event) {
  QTableView::resizeEvent(event);
  fitColumns();
}

void SheetGrid::clearSelected() {
  if (editTriggers() == NoEditTriggers) return;
  qobject_cast<SheetModel*>(model())->clear(selectionModel()->selectedIndexes());
}

void SheetGrid::walkOn() {
  const GridCell at{currentIndex().row(), currentIndex().column()};
  GridCell to;
  if (m_walk) {
    const bool isForward = m_wasBlank || currentIndex().data().toString().isEmpty();
    to = m_walk(at, isForward ? Going::Forward : Going::Through);
  } else {
    const int next = at.row * SheetModel::kColumns + at.column + 1;
    to = {qMin(next / SheetModel::kColumns, model()->rowCount() - 1), next % SheetModel::kColumns};
  }
  moveCursorTo(model()->index(to.row, to.column));
}

bool SheetGrid::typeRareLetter(const QKeyEvent& key) {
  if (key.modifiers() != Qt::AltModifier || editTriggers() == NoEditTriggers) return false;
  static const std::map<int, QChar> letters = {{Qt::Key_Slash, QChar(0xf7)},
                                               {Qt::Key_Equal, QChar(0x2248)},
                                               {Qt::Key_1, QChar(0x221a)},
                                               {Qt::Key_2, QChar(0xb2)},
                                               {Qt::Key_3, QChar(0xb3)}};
  const auto letter = letters.find(key.key());
  if (letter == letters.end()) return false;
  if (state() != EditingState) {
    edit(currentIndex());
    auto* opened = qobject_cast<QLineEdit*>(indexWidget(currentIndex()));
    if (opened != nullptr) opened->selectAll();
  }
  auto* editor = qobject_cast<QLineEdit*>(indexWidget(currentIndex()));
  // Sends the key event that a keyboard with this letter would send.
  if (editor != nullptr) {
    QKeyEvent typed(QEvent::KeyPress, Qt::Key_unknown, Qt::NoModifier, QString(letter->second));
    QCoreApplication::sendEvent(editor, &typed);
  }
  return true;
}

void SheetGrid::keyPressEvent(QKeyEvent* event) {
  if (isLeftBy(*event) || typeRareLetter(*event)) return;
  const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
  switch (event->key()) {
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
      if (plain) return clearSelected();
      break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (plain && currentIndex().isValid()) return walkOn();
      break;
    default:
      break;
  }
  QTableView::keyPressEvent(event);
}

void SheetGrid::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
  QTableView::currentChanged(current, previous);
  m_wasBlank = current.data().toString().isEmpty();
  Q_EMIT cursorMoved(current.row(), current.column());
}

}  // namespace damath::window
