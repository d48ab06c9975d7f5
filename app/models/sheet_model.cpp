#include "app/models/sheet_model.hpp"

#include <QUndoCommand>
#include <algorithm>
#include <array>

#include "app/models/qt_text.hpp"
#include "core/notation/sheet_cells.hpp"

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
  Edit(SheetModel& model, std::vector<Line> after, const QString& text)
      : QUndoCommand(text), m_model(model), m_before(model.m_lines), m_after(std::move(after)) {}
  void undo() override { m_model.apply(m_before); }
  void redo() override { m_model.apply(m_after); }

 private:
  SheetModel& m_model;
  std::vector<Line> m_before;
  std::vector<Line> m_after;
};

SheetModel::SheetModel(const Speech& speech, QObject* parent)
    : QAbstractTableModel(parent), m_speech(speech), m_lines(1) {
  connect(&m_speech, &Speech::changed, this,
          [this] { Q_EMIT headerDataChanged(Qt::Horizontal, 0, kColumns - 1); });
}

void SheetModel::setSheet(const sheet::Sheet& sheet) {
  beginResetModel();
  m_tags = sheet.tags;
  m_lines = sheet.lines;
  padLines(m_lines);
  m_marks.clear();
  endResetModel();
  m_undo.clear();
  Q_EMIT edited();
}

sheet::Sheet SheetModel::sheet() const {
  sheet::Sheet sheet;
  sheet.tags = m_tags;
  std::ranges::remove_copy_if(draftedLines(), std::back_inserter(sheet.lines), isBlank);
  return sheet;
}

void SheetModel::setDraft(const QModelIndex& index, const QString& text) {
  if (!index.isValid() && !m_draftCell.isValid()) return;
  m_draftCell = index;
  m_draftText = text;
  Q_EMIT edited();
}

std::vector<Line> SheetModel::draftedLines() const {
  std::vector<Line> lines = m_lines;
  if (m_draftCell.isValid()) typeInto(lines, m_draftCell.row(), m_draftCell.column(), m_draftText);
  return lines;
}

void SheetModel::setTag(std::string_view name, const QString& value) {
  sheet::Sheet head;
  head.tags = m_tags;
  const std::string text = fromQt(value);
  if (head.tag(name) == text) return;
  head.setTag(name, text);
  m_tags = std::move(head.tags);
  Q_EMIT edited();
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
  m_marks.clear();
  for (const CellMark& mark : marks) {
    const auto same = [&mark](const CellMark& other) {
      return other.row == mark.row && other.column == mark.column;
    };
    const auto found = std::ranges::find_if(m_marks, same);
    if (found == m_marks.end()) {
      m_marks.push_back(mark);
      continue;
    }
    found->mark = std::max(found->mark, mark.mark);
    found->text += u'\n' + mark.text;
  }
  Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
}

void SheetModel::insertLine(int row) {
  std::vector<Line> lines = m_lines;
  lines.insert(lines.begin() + std::clamp(row, 0, rowCount() - 1), Line{});
  m_undo.push(new Edit(*this, std::move(lines), m_speech.plain(Phrase::InsertLine)));
}

void SheetModel::removeLines(int first, int last) {
  std::vector<Line> lines = m_lines;
  last = std::min(last, rowCount() - 1);
  if (first < 0 || first > last) return;
  lines.erase(lines.begin() + first, lines.begin() + last + 1);
  push(std::move(lines), m_speech.plain(Phrase::RemoveLine));
}

void SheetModel::push(std::vector<Line> after, const QString& text) {
  padLines(after);
  m_undo.push(new Edit(*this, std::move(after), text));
}

void SheetModel::apply(const std::vector<Line>& lines) {
  const int before = rowCount();
  const int after = static_cast<int>(lines.size());
  if (after > before) {
    beginInsertRows({}, before, after - 1);
    m_lines.resize(lines.size());
    endInsertRows();
  } else if (after < before) {
    beginRemoveRows({}, after, before - 1);
    m_lines.resize(lines.size());
    endRemoveRows();
  }
  m_lines = lines;
  Q_EMIT dataChanged(index(0, 0), index(after - 1, kColumns - 1));
  Q_EMIT edited();
}

int SheetModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

int SheetModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : kColumns;
}

QString SheetModel::cellText(int row, int column) const {
  const sheet::Half& half = m_lines[static_cast<std::size_t>(row)].of(sideOf(column));
  return toQt(notation::cellsOf(half)[static_cast<std::size_t>(column % 3)]);
}

QVariant SheetModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const auto mark = std::ranges::find_if(m_marks, [&index](const CellMark& candidate) {
    return candidate.row == index.row() && candidate.column == index.column();
  });
  switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
      return cellText(index.row(), index.column());
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
      return mark == m_marks.end() ? QVariant() : QVariant(mark->text);
    case Qt::TextAlignmentRole:
      return QVariant(Qt::AlignVCenter | (index.column() % 3 == 0 ? Qt::AlignLeft : Qt::AlignRight));
    case MarkRole:
      return static_cast<int>(mark == m_marks.end() ? Mark::None : mark->mark);
    case KindRole:
      return static_cast<int>(m_lines[static_cast<std::size_t>(index.row())].of(sideOf(index.column())).kind);
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
  std::vector<Line> lines = m_lines;
  typeInto(lines, index.row(), index.column(), text);
  push(std::move(lines), m_speech.plain(Phrase::TypeCell));
  return true;
}

QVariant SheetModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (role != Qt::DisplayRole) return {};
  if (orientation == Qt::Vertical) {
    if (section < 0 || section >= rowCount() || isBlank(m_lines[static_cast<std::size_t>(section)])) {
      return QStringLiteral("·");
    }
    return lineAtRow(section);
  }
  constexpr Phrase kHeads[] = {Phrase::Move, Phrase::Score, Phrase::Total};
  return section >= 0 && section < kColumns ? m_speech(kHeads[section % 3]) : QVariant();
}

Qt::ItemFlags SheetModel::flags(const QModelIndex& index) const {
  return index.isValid() ? Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemIsEditable : Qt::NoItemFlags;
}

}  // namespace damath::models
