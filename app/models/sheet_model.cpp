// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/sheet_model.hpp"

#include <QUndoCommand>
#include <algorithm>
#include <array>

#include "app/models/qt_text.hpp"
#include "core/notation/sheet/sheet_cells.hpp"

namespace damath::models {

namespace {

using sheet::HalfKind;
using sheet::Line;
using words::Phrase;

bool isBlank(const Line& line) {
  return std::ranges::all_of(line.halves, [](const sheet::Half& half) { return half == sheet::Half{}; });
}

board::Side sideOf(int column) {
  return column < 3 ? board::Side::Blue : board::Side::Red;
}

void typeInto(std::vector<Line>& lines, int row, int column, const QString& text) {
  sheet::Half& half = lines[static_cast<std::size_t>(row)].of(sideOf(column));
  std::array<std::string, 3> cells = notation::cellsOf(half);
  cells[static_cast<std::size_t>(column % 3)] = fromQt(text);
  const std::array<std::string_view, 3> views = {cells[0], cells[1], cells[2]};
  half = notation::halfOf(views);
}

// One blank row at the end, no more than one.
void padLines(std::vector<Line>& lines) {
  while (lines.size() > 1 && isBlank(lines[lines.size() - 2]) && isBlank(lines.back())) lines.pop_back();
  if (lines.empty() || !isBlank(lines.back())) lines.emplace_back();
}

}  // namespace

class SheetModel::Edit : public QUndoCommand {
 public:
  Edit(SheetModel& model, sheet::Sheet after, const QString& text)
      : QUndoCommand(text), m_model(model), m_before(model.m_content), m_after(std::move(after)) {}
  void undo() override { m_model.apply(m_before); }
  void redo() override { m_model.apply(m_after); }

 private:
  SheetModel& m_model;
  sheet::Sheet m_before;
  sheet::Sheet m_after;
};

SheetModel::SheetModel(const Translator& translator, QObject* parent)
    : QAbstractTableModel(parent), m_translator(translator) {
  padLines(m_content.lines);
  connect(&m_translator, &Translator::changed, this,
          [this] { Q_EMIT headerDataChanged(Qt::Horizontal, 0, kColumns - 1); });
}

void SheetModel::setSheet(const sheet::Sheet& sheet) {
  beginResetModel();
  m_content = sheet;
  padLines(m_content.lines);
  m_marks.clear();
  m_draftCell = QPersistentModelIndex();
  endResetModel();
  m_undo.clear();
  Q_EMIT edited();
}

void SheetModel::takeOver(const sheet::Sheet& sheet, const QString& text) {
  m_draftCell = QPersistentModelIndex();
  push(sheet, text);
}

sheet::Sheet SheetModel::sheet() const {
  return withoutBlankLines({m_content.tags, draftedLines()});
}

sheet::Sheet SheetModel::withoutBlankLines(sheet::Sheet sheet) {
  std::erase_if(sheet.lines, isBlank);
  return sheet;
}

void SheetModel::setDraft(const QModelIndex& index, const QString& text) {
  if (!index.isValid() && !m_draftCell.isValid()) return;
  m_draftCell = index;
  m_draftText = text;
  Q_EMIT edited();
}

std::vector<Line> SheetModel::draftedLines() const {
  std::vector<Line> lines = m_content.lines;
  if (m_draftCell.isValid()) typeInto(lines, m_draftCell.row(), m_draftCell.column(), m_draftText);
  return lines;
}

void SheetModel::setTag(std::string_view name, const QString& value) {
  sheet::Sheet after = m_content;
  const std::string text = fromQt(value);
  if (after.tag(name) == text) return;
  after.setTag(name, text);
  push(std::move(after), m_translator.plain(Phrase::Sheet));
}

std::optional<int> SheetModel::rowOfLine(int line) const {
  const std::vector<Line> lines = draftedLines();
  int found = 0;
  for (std::size_t row = 0; row < lines.size(); ++row) {
    if (!isBlank(lines[row]) && ++found == line) return static_cast<int>(row);
  }
  return std::nullopt;
}

int SheetModel::lineAtRow(int row) const {
  const std::vector<Line> lines = draftedLines();
  int line = 0;
  for (std::size_t i = 0; i < lines.size() && static_cast<int>(i) <= row; ++i) {
    if (!isBlank(lines[i])) ++line;
  }
  return line;
}

void SheetModel::setMarks(const std::vector<CellMark>& marks) {
  std::map<std::pair<int, int>, CellMark> before;
  before.swap(m_marks);
  for (const CellMark& mark : marks) {
    const auto [place, isNew] = m_marks.try_emplace({mark.row, mark.column}, mark);
    if (isNew) continue;
    place->second.mark = std::max(place->second.mark, mark.mark);
    place->second.text += u'\n' + mark.text;
  }
  const auto tell = [this](const std::pair<int, int>& cell) {
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

void SheetModel::insertLine(int row) {
  sheet::Sheet after = m_content;
  after.lines.insert(after.lines.begin() + std::clamp(row, 0, rowCount() - 1), Line{});
  m_undo.push(new Edit(*this, std::move(after), m_translator.plain(Phrase::InsertLine)));
}

void SheetModel::removeLines(int first, int last) {
  sheet::Sheet after = m_content;
  last = std::min(last, rowCount() - 1);
  if (first < 0 || first > last) return;
  after.lines.erase(after.lines.begin() + first, after.lines.begin() + last + 1);
  push(std::move(after), m_translator.plain(Phrase::RemoveLine));
}

void SheetModel::push(sheet::Sheet after, const QString& text) {
  padLines(after.lines);
  m_undo.push(new Edit(*this, std::move(after), text));
}

void SheetModel::apply(const sheet::Sheet& content) {
  std::vector<Line>& lines = m_content.lines;
  const int before = rowCount();
  const int after = static_cast<int>(content.lines.size());
  if (after > before) {
    beginInsertRows({}, before, after - 1);
    lines.resize(content.lines.size());
    endInsertRows();
  } else if (after < before) {
    beginRemoveRows({}, after, before - 1);
    lines.resize(content.lines.size());
    endRemoveRows();
  }
  m_content = content;
  Q_EMIT dataChanged(index(0, 0), index(after - 1, kColumns - 1));
  Q_EMIT edited();
}

int SheetModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_content.lines.size());
}

int SheetModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : kColumns;
}

QString SheetModel::cellText(int row, int column) const {
  const sheet::Half& half = m_content.lines[static_cast<std::size_t>(row)].of(sideOf(column));
  return toQt(notation::cellsOf(half)[static_cast<std::size_t>(column % 3)]);
}

QVariant SheetModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const auto mark = m_marks.find({index.row(), index.column()});
  switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
      return cellText(index.row(), index.column());
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
      return mark == m_marks.end() ? QVariant() : QVariant(mark->second.text);
    case Qt::TextAlignmentRole:
      return QVariant(Qt::AlignVCenter | (index.column() % 3 == 0 ? Qt::AlignLeft : Qt::AlignRight));
    case MarkRole:
      return static_cast<int>(mark == m_marks.end() ? Mark::None : mark->second.mark);
    case KindRole:
      return static_cast<int>(
          m_content.lines[static_cast<std::size_t>(index.row())].of(sideOf(index.column())).kind);
    default:
      return {};
  }
}

bool SheetModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid)) return false;
  QString text = value.toString();
  // The bars divide cells in the sheet's own file form; on paper they are drawn, not written.
  if (text.contains(u'|') || text.contains(u'\n')) return false;
  text = text.trimmed();
  m_draftCell = QPersistentModelIndex();
  if (text == cellText(index.row(), index.column())) return true;
  sheet::Sheet after = m_content;
  typeInto(after.lines, index.row(), index.column(), text);
  push(std::move(after), m_translator.plain(Phrase::TypeCell));
  return true;
}

QVariant SheetModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (role != Qt::DisplayRole) return {};
  if (orientation == Qt::Vertical) {
    if (section < 0 || section >= rowCount() || isBlank(m_content.lines[static_cast<std::size_t>(section)])) {
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

}  // namespace damath::models
