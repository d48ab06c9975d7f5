// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/scoresheet/sheet_model.hpp"

#include <QFont>
#include <QUndoCommand>
#include <algorithm>
#include <array>
#include <numeric>

#include "app/window/text/qt_text.hpp"
#include "app/window/text/struck_text.hpp"
#include "core/notation/sheet/sheet_cells.hpp"
#include "core/sheet/record/sheet.hpp"
#include "core/sheet/settle/filling.hpp"

namespace damath::window {

namespace {

using sheet::Line;
using words::Phrase;

board::Side sideOf(int column) {
  return column < 3 ? board::Side::Blue : board::Side::Red;
}

// Adds or removes blank rows at the end, so that the scoresheet ends with exactly one blank row.
void padLines(std::vector<Line>& lines) {
  while (lines.size() > 1 && isBlank(lines[lines.size() - 2]) && isBlank(lines.back())) lines.pop_back();
  if (lines.empty() || !isBlank(lines.back())) lines.emplace_back();
}

}  // namespace

class SheetModel::Edit : public QUndoCommand {
 public:
  Edit(SheetModel& model, Content after, const QString& text)
      : QUndoCommand(text), m_model(model), m_before(model.m_content), m_after(std::move(after)) {}
  void undo() override { m_model.apply(m_before); }
  void redo() override { m_model.apply(m_after); }

 private:
  SheetModel& m_model;
  Content m_before;
  Content m_after;
};

SheetModel::Content SheetModel::contentOf(const sheet::Sheet& sheet) {
  Content content{sheet, {}};
  for (const sheet::FilledCell& cell : sheet::filledCells(sheet)) {
    const int column = (cell.side == board::Side::Blue ? 0 : 3) + (cell.cell == sheet::Cell::Score ? 1 : 2);
    content.filled.insert({cell.line - 1, column});
  }
  padLines(content.sheet.lines);
  return content;
}

sheet::Sheet SheetModel::sheetOf(const Content& content, std::optional<int> kept) {
  sheet::Sheet sheet{content.sheet.tags, {}};
  std::vector<sheet::FilledCell> cells;
  for (std::size_t row = 0; row < content.sheet.lines.size(); ++row) {
    const Line& line = content.sheet.lines[row];
    if (isBlank(line) && kept != static_cast<int>(row)) continue;
    sheet.lines.push_back(line);
    for (const int column : {1, 2, 4, 5}) {
      if (!content.filled.contains({static_cast<int>(row), column})) continue;
      cells.push_back({static_cast<int>(sheet.lines.size()), sideOf(column),
                       column % 3 == 1 ? sheet::Cell::Score : sheet::Cell::Total});
    }
  }
  // A tag of the scoresheet lists the cells that the program filled in. The same list can be written in
  // several ways, so the tag keeps its text unless these cells have changed.
  if (cells != sheet::filledCells(sheet)) sheet::setFilledCells(sheet, std::move(cells));
  return sheet;
}

void SheetModel::typeInto(Content& content, Place cell, const QString& text) {
  sheet::Half& half = content.sheet.lines[static_cast<std::size_t>(cell.first)].of(sideOf(cell.second));
  std::array<std::string, 3> cells = notation::cellsOf(half);
  std::string& written = cells[static_cast<std::size_t>(cell.second % 3)];
  if (written != fromQt(text)) content.filled.erase(cell);
  written = fromQt(text);
  const std::array<std::string_view, 3> views = {cells[0], cells[1], cells[2]};
  half = notation::halfOf(views);
}

void SheetModel::typeDown(Content& content, Place cell, const std::vector<ShortRow>& rows, Room room) {
  typeInto(content, cell, rows.front().move);
  if (!rows.front().score.isEmpty()) typeInto(content, {cell.first, cell.second + 1}, rows.front().score);
  std::vector<Line>& lines = content.sheet.lines;
  for (std::size_t i = 1; i < rows.size(); ++i) {
    ++cell.first;
    const auto row = static_cast<std::size_t>(cell.first);
    if (row == lines.size()) lines.emplace_back();
    if (lines[row].of(sideOf(cell.second)) != sheet::Half{}) {
      if (room == Room::Found) return;
      insertInto(content, cell.first, 1);
    }
    typeInto(content, cell, rows[i].move);
  }
}

void SheetModel::insertInto(Content& content, int row, int count) {
  std::vector<Line>& lines = content.sheet.lines;
  lines.insert(lines.begin() + row, static_cast<std::size_t>(count), Line{});
  std::set<Place> filled;
  for (const auto& [at, column] : content.filled) filled.insert({at < row ? at : at + count, column});
  content.filled = std::move(filled);
}

SheetModel::SheetModel(const Translator& translator, QObject* parent)
    : QAbstractTableModel(parent), m_translator(translator) {
  padLines(m_content.sheet.lines);
  connect(&m_translator, &Translator::changed, this,
          [this] { Q_EMIT headerDataChanged(Qt::Horizontal, 0, kColumns - 1); });
}

void SheetModel::setSheet(const sheet::Sheet& sheet) {
  beginResetModel();
  m_content = contentOf(sheet);
  m_marks.clear();
  m_draftCell = QPersistentModelIndex();
  endResetModel();
  m_undo.clear();
  Q_EMIT edited();
}

void SheetModel::takeOver(const sheet::Sheet& sheet, const QString& text) {
  m_draftCell = QPersistentModelIndex();
  push(contentOf(sheet), text);
}

sheet::Sheet SheetModel::sheet() const {
  return sheetOf(drafted());
}

sheet::Sheet SheetModel::withoutBlankLines(const sheet::Sheet& sheet) {
  return sheetOf(contentOf(sheet));
}

void SheetModel::setDraft(const QModelIndex& index, const QString& text) {
  if (!index.isValid() && !m_draftCell.isValid()) return;
  m_draftCell = index;
  m_draftText = text;
  Q_EMIT edited();
}

std::optional<HalfTyped> SheetModel::halfTyped() const {
  if (!m_draftCell.isValid()) return std::nullopt;
  const int row = m_draftCell.row();
  if (m_draftText == cellText(row, m_draftCell.column())) return std::nullopt;
  const auto above = m_content.sheet.lines.begin();
  const auto blank = std::count_if(above, above + row, [](const Line& line) { return isBlank(line); });
  return HalfTyped{sheetOf(m_content, row), row - static_cast<int>(blank), m_draftCell.column(), m_draftText};
}

SheetModel::Content SheetModel::drafted() const {
  Content content = m_content;
  if (!m_draftCell.isValid()) return content;
  const Place cell{m_draftCell.row(), m_draftCell.column()};
  // Adds the text that the user is still typing, in the form that it will have after the user leaves the
  // cell. Inserts no row, because the user is still typing.
  using Rows = std::vector<ShortRow>;
  typeDown(content, cell,
           cell.second % 3 == 0 ? shortRows(m_draftText, offeredAt(cell)) : Rows{{m_draftText, {}}},
           Room::Found);
  return content;
}

void SheetModel::setTag(std::string_view name, const QString& value) {
  Content after = m_content;
  const std::string text = fromQt(value);
  if (after.sheet.tag(name) == text) return;
  after.sheet.setTag(name, text);
  push(std::move(after), m_translator.plain(Phrase::Sheet));
}

std::optional<int> SheetModel::rowOfLine(int line) const {
  const std::vector<Line> lines = drafted().sheet.lines;
  int found = 0;
  for (std::size_t row = 0; row < lines.size(); ++row) {
    if (!isBlank(lines[row]) && ++found == line) return static_cast<int>(row);
  }
  return std::nullopt;
}

int SheetModel::lineAtRow(int row) const {
  const std::vector<Line> lines = drafted().sheet.lines;
  int line = 0;
  for (std::size_t i = 0; i < lines.size() && static_cast<int>(i) <= row; ++i) {
    if (!isBlank(lines[i])) ++line;
  }
  return line;
}

void SheetModel::setMarks(const std::vector<CellMark>& marks) {
  std::map<Place, CellMark> before;
  before.swap(m_marks);
  for (const CellMark& mark : marks) {
    const auto [place, isNew] = m_marks.try_emplace({mark.row, mark.column}, mark);
    if (isNew) continue;
    place->second.mark = std::max(place->second.mark, mark.mark);
    place->second.text += u'\n' + mark.text;
  }
  const auto tell = [this](const Place& cell) {
    const QModelIndex changed = index(cell.first, cell.second);
    if (changed.isValid()) {
      Q_EMIT dataChanged(changed, changed, {MarkRole, Qt::ToolTipRole, Qt::AccessibleDescriptionRole});
    }
  };
  for (const auto& [cell, mark] : before) {
    if (!m_marks.contains(cell)) tell(cell);
  }
  for (const auto& [cell, mark] : m_marks) {
    const auto old = before.find(cell);
    if (old == before.end() || old->second != mark) tell(cell);
  }
}

void SheetModel::fill(const std::vector<sheet::Filling>& fillings) {
  Content after = m_content;
  bool isAny = false;
  for (const auto& [cell, figure] : fillings) {
    const std::optional<int> row = rowOfLine(cell.line);
    const int column = (cell.side == board::Side::Blue ? 0 : 3) + (cell.cell == sheet::Cell::Score ? 1 : 2);
    if (!row || !cellText(*row, column).isEmpty()) continue;
    typeInto(after, {*row, column}, toQt(figure));
    after.filled.insert({*row, column});
    isAny = true;
  }
  if (isAny) push(std::move(after), m_translator.plain(Phrase::FillTurn));
}

void SheetModel::clear(const QModelIndexList& cells) {
  Content after = m_content;
  bool isAny = false;
  for (const QModelIndex& cell : cells) {
    isAny = isAny || !cellText(cell.row(), cell.column()).isEmpty();
    typeInto(after, {cell.row(), cell.column()}, {});
  }
  m_draftCell = QPersistentModelIndex();
  if (isAny) push(std::move(after), m_translator.plain(Phrase::TypeCell));
}

bool SheetModel::insertRows(int row, int count, const QModelIndex& parent) {
  if (parent.isValid() || row < 0 || row > rowCount() || count < 1) return false;
  Content after = m_content;
  insertInto(after, std::min(row, rowCount() - 1), count);
  m_undo.push(new Edit(*this, std::move(after), m_translator.plain(Phrase::InsertLine)));
  return true;
}

bool SheetModel::removeRows(int row, int count, const QModelIndex& parent) {
  if (parent.isValid() || row < 0 || count < 1 || row + count > rowCount()) return false;
  Content after = m_content;
  const auto first = after.sheet.lines.begin() + row;
  after.sheet.lines.erase(first, first + count);
  after.filled.clear();
  for (const auto& [at, column] : m_content.filled) {
    if (at < row) after.filled.insert({at, column});
    if (at >= row + count) after.filled.insert({at - count, column});
  }
  push(std::move(after), m_translator.plain(Phrase::RemoveLine));
  return true;
}

bool SheetModel::moveRows(const QModelIndex& from, int row, int count, const QModelIndex& to, int before) {
  const bool isInside =
      row >= 0 && count > 0 && row + count <= rowCount() && before >= 0 && before <= rowCount();
  if (from.isValid() || to.isValid() || !isInside) return false;
  if (before >= row && before <= row + count) return false;
  // origin[i] is the number that row i had before the move.
  std::vector<int> origin(static_cast<std::size_t>(rowCount()));
  std::iota(origin.begin(), origin.end(), 0);
  const auto first = origin.begin() + row;
  if (before < row) {
    std::rotate(origin.begin() + before, first, first + count);
  } else {
    std::rotate(first, first + count, origin.begin() + before);
  }
  Content after{{m_content.sheet.tags, {}}, {}};
  for (std::size_t i = 0; i < origin.size(); ++i) {
    after.sheet.lines.push_back(m_content.sheet.lines[static_cast<std::size_t>(origin[i])]);
    for (int column = 0; column < kColumns; ++column) {
      if (m_content.filled.contains({origin[i], column})) after.filled.insert({static_cast<int>(i), column});
    }
  }
  push(std::move(after), m_translator.plain(Phrase::MoveLine));
  return true;
}

void SheetModel::push(Content after, const QString& text) {
  padLines(after.sheet.lines);
  // An answer about a habit ends with the last cell, because another game may be typed next. Undo brings the
  // cell and the answer back together.
  const bool isEmptied = sheet::isEmpty(after.sheet) && !sheet::isEmpty(m_content.sheet);
  if (isEmptied) {
    std::erase_if(after.sheet.tags, [](const sheet::Tag& tag) { return tag.name == sheet::kHabitsTag; });
  }
  m_undo.push(new Edit(*this, std::move(after), text));
}

void SheetModel::apply(const Content& content) {
  if (content.sheet.lines == m_content.sheet.lines && content.filled == m_content.filled) {
    // If only tags changed, no change of cells is signaled, so that a cell in which the user types keeps its
    // text.
    m_content.sheet.tags = content.sheet.tags;
    Q_EMIT edited();
    return;
  }
  std::vector<Line>& lines = m_content.sheet.lines;
  const int before = rowCount();
  const int after = static_cast<int>(content.sheet.lines.size());
  if (after > before) {
    beginInsertRows({}, before, after - 1);
    lines.resize(content.sheet.lines.size());
    endInsertRows();
  } else if (after < before) {
    beginRemoveRows({}, after, before - 1);
    lines.resize(content.sheet.lines.size());
    endRemoveRows();
  }
  m_content = content;
  Q_EMIT dataChanged(index(0, 0), index(after - 1, kColumns - 1));
  Q_EMIT edited();
}

int SheetModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_content.sheet.lines.size());
}

int SheetModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : kColumns;
}

QString SheetModel::cellText(int row, int column) const {
  const sheet::Half& half = m_content.sheet.lines[static_cast<std::size_t>(row)].of(sideOf(column));
  return toQt(notation::cellsOf(half)[static_cast<std::size_t>(column % 3)]);
}

QVariant SheetModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const Place place{index.row(), index.column()};
  const auto mark = m_marks.find(place);
  switch (role) {
    case Qt::DisplayRole:
      return struckText(cellText(index.row(), index.column())).shown;
    case Qt::EditRole:
      return cellText(index.row(), index.column());
    case Qt::FontRole: {
      QFont font;
      font.setStrikeOut(struckText(cellText(index.row(), index.column())).isWhole());
      return font.strikeOut() ? QVariant(font) : QVariant();
    }
    case OfferRole:
      return offeredAt(place);
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
      return noteOn(place.first, place.second);
    case FilledRole:
      return m_content.filled.contains(place);
    case Qt::TextAlignmentRole:
      return QVariant(Qt::AlignVCenter | (index.column() % 3 == 0 ? Qt::AlignLeft : Qt::AlignRight));
    case MarkRole:
      return static_cast<int>(mark == m_marks.end() ? Mark::None : mark->second.mark);
    case KindRole:
      return static_cast<int>(
          m_content.sheet.lines[static_cast<std::size_t>(index.row())].of(sideOf(index.column())).kind);
    default:
      return {};
  }
}

bool SheetModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  if ((role != Qt::EditRole && role != TypedRole) || !checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return false;
  }
  QString text = value.toString();
  // A cell cannot contain a bar, because a bar separates cells in the text form of a scoresheet.
  if (text.contains(u'|') || text.contains(u'\n')) return false;
  text = text.trimmed();
  m_draftCell = QPersistentModelIndex();
  const Place cell{index.row(), index.column()};
  const bool isShort = role == TypedRole && cell.second % 3 == 0;
  if (text == cellText(cell.first, cell.second)) return true;
  using Rows = std::vector<ShortRow>;
  const Rows rows = isShort ? shortRows(text, offeredAt(cell)) : Rows{{text, {}}};
  Content after = m_content;
  typeInto(after, cell, text);
  push(std::move(after), m_translator.plain(Phrase::TypeCell));
  if (rows == Rows{{text, {}}}) return true;
  // Writing out an abbreviation is an undo step of its own. Undoing it brings back the letters that the user
  // typed.
  after = m_content;
  typeDown(after, cell, rows, Room::Made);
  push(std::move(after), m_translator.plain(Phrase::WriteOut));
  return true;
}

// Returns the word that probably comes next in a blank Move cell. It is TOTAL below the last R.C. row of both
// players, and GRAND below the player's own TOTAL.
QString SheetModel::offeredAt(Place cell) const {
  using sheet::HalfKind;
  const std::vector<Line>& lines = m_content.sheet.lines;
  const auto row = static_cast<std::size_t>(cell.first);
  const board::Side side = sideOf(cell.second);
  if (cell.second % 3 != 0 || row == 0 || row >= lines.size() || lines[row].of(side) != sheet::Half{})
    return {};
  const auto has = [&](HalfKind kind) {
    return std::ranges::any_of(lines, [&](const Line& line) { return line.of(side).kind == kind; });
  };
  const auto isRemaining = [](const Line& line) {
    return std::ranges::any_of(line.halves,
                               [](const sheet::Half& half) { return half.kind == HalfKind::Remaining; });
  };
  if (lines[row - 1].of(side).kind == HalfKind::RemainingTotal) {
    return has(HalfKind::GrandTotal) ? QString() : QStringLiteral("GRAND");
  }
  const bool isBelow =
      isRemaining(lines[row - 1]) && std::none_of(lines.begin() + cell.first, lines.end(), isRemaining);
  const bool isOpen = !has(HalfKind::RemainingTotal) && !has(HalfKind::GrandTotal);
  return isBelow && isOpen ? QStringLiteral("TOTAL") : QString();
}

void SheetModel::crossOut(const QModelIndexList& cells) {
  QModelIndexList filled;
  for (const QModelIndex& cell : cells) {
    if (!cellText(cell.row(), cell.column()).isEmpty()) filled << cell;
  }
  if (filled.isEmpty()) return;
  const auto isStruck = [this](const QModelIndex& cell) {
    return struckText(cellText(cell.row(), cell.column())).isWhole();
  };
  const bool isBack = std::ranges::all_of(filled, isStruck);
  Content after = m_content;
  for (const QModelIndex& cell : filled) {
    const QString text = cellText(cell.row(), cell.column());
    typeInto(after, {cell.row(), cell.column()}, isBack ? uncrossed(text) : crossedOut(text));
  }
  m_draftCell = QPersistentModelIndex();
  push(std::move(after), m_translator.plain(Phrase::CrossOut));
}

QString SheetModel::noteOn(int row, int column) const {
  const auto mark = m_marks.find({row, column});
  QString note = mark == m_marks.end() ? QString() : mark->second.text;
  if (!struckText(cellText(row, column)).struck.empty()) {
    note += (note.isEmpty() ? QString() : QStringLiteral("\n")) + m_translator(Phrase::CrossedOut);
  }
  if (!m_content.filled.contains({row, column})) return note;
  if (!note.isEmpty()) note += u'\n';
  return note + m_translator(Phrase::FilledIn);
}

QVariant SheetModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (role != Qt::DisplayRole) return {};
  if (orientation == Qt::Vertical) {
    if (section < 0 || section >= rowCount() ||
        isBlank(m_content.sheet.lines[static_cast<std::size_t>(section)])) {
      return QStringLiteral("·");
    }
    return lineAtRow(section);
  }
  constexpr Phrase kHeads[] = {Phrase::Move, Phrase::Score, Phrase::Total};
  return section >= 0 && section < kColumns ? m_translator(kHeads[section % 3]) : QVariant();
}

Qt::ItemFlags SheetModel::flags(const QModelIndex& index) const {
  return index.isValid() ? Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemIsEditable : Qt::NoItemFlags;
}

}  // namespace damath::window
