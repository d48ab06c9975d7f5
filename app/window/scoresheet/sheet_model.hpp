// SPDX-License-Identifier: GPL-3.0-or-later
// A scoresheet as a table with six columns: Move, Score and Total of BLUE, then of RED. Each line is a row,
// also an R.C., TOTAL or GRAND line ("RC -11 x 2" stands under Move). Typed text stays as it is, except
// abbreviations (short_typing.hpp). Cells that the program filled are marked. Crossed-out text is struck
// through (struck_text.hpp). The last row is blank for more typing. Blank rows are not lines of the
// scoresheet.
#pragma once

#include <QAbstractTableModel>
#include <QUndoStack>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "app/window/scoresheet/half_typed.hpp"
#include "app/window/text/short_typing.hpp"
#include "app/window/text/translator.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::sheet {
struct Filling;
}

namespace damath::window {

// The mark of a cell with a finding. Root: a mistake. Consequence: follows from another mistake. Settled: the
// finding has a ruling, or the scoresheet is accepted. TwoSheets uses Consequence for cells that differ.
enum class Mark { None, Settled, Note, Consequence, Root };

struct CellMark {
  int row = 0;
  int column = 0;
  Mark mark = Mark::None;
  QString text;  // the reason for the mark, in words
  friend bool operator==(const CellMark&, const CellMark&) = default;
};

// The place of a cell in the table.
struct GridCell {
  int row = 0;
  int column = 0;
  friend bool operator==(const GridCell&, const GridCell&) = default;
};

// The ways in which the Return key leads a clerk on. Forward: the clerk types into blank cells. Through: the
// clerk reads or corrects cells that were written before.
enum class Going { Forward, Through };

class SheetModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  static constexpr int kColumns = 6;
  enum Role {
    MarkRole = Qt::UserRole + 1,  // the Mark of the cell, as int
    KindRole,                     // the sheet::HalfKind of the player's half of the line, as int
    FilledRole,                   // true if the program filled in the cell
    OfferRole,                    // word that comes next in a blank Move cell, TOTAL or GRAND; may be empty
    // Only for setData: saves text as a clerk types it. An abbreviation is saved and then written out, which
    // is a second undo step.
    TypedRole
  };

  explicit SheetModel(const Translator& translator, QObject* parent = nullptr);

  // Replaces the whole scoresheet and clears the undo steps.
  void setSheet(const sheet::Sheet& sheet);
  // Replaces the whole scoresheet in one undo step. `text` is the name of that step.
  void takeOver(const sheet::Sheet& sheet, const QString& text);
  // Returns the current scoresheet without blank rows.
  [[nodiscard]] sheet::Sheet sheet() const;
  // Returns a copy of `sheet` without its blank lines.
  [[nodiscard]] static sheet::Sheet withoutBlankLines(const sheet::Sheet& sheet);
  // Sets the ending, the result or another tag of the scoresheet. Makes an undo step if the value differs.
  void setTag(std::string_view name, const QString& value);

  // Sets the text that the user is typing into a cell. sheet() includes this text, but it is no undo step
  // yet. An invalid index removes the text.
  void setDraft(const QModelIndex& index, const QString& text);

  // Returns the cell and the text of setDraft(); nullopt if the user types into no cell,
  // or if the cell has this text already.
  [[nodiscard]] std::optional<HalfTyped> halfTyped() const;

  // Returns the row of a line. Rows count from 0, lines from 1; blank rows are no lines.
  [[nodiscard]] std::optional<int> rowOfLine(int line) const;
  // Returns the number of the last line in this row or above; 0 if there is none.
  [[nodiscard]] int lineAtRow(int row) const;

  // Replaces all marks of cells. A cell with several marks shows the strongest mark and the texts of all.
  // Emits dataChanged only for cells whose mark changed, and only with the roles that show marks.
  void setMarks(const std::vector<CellMark>& marks);

  // Empties these cells in one undo step.
  void clear(const QModelIndexList& cells);
  // Crosses out the text in these cells in one undo step. If the text in all these cells is crossed out
  // already, removes the crossing-out instead.
  void crossOut(const QModelIndexList& cells);
  // Fills in blank cells in one undo step. Cells with text stay as they are.
  void fill(const std::vector<sheet::Filling>& fillings);
  [[nodiscard]] QUndoStack& undoStack() { return m_undo; }
  [[nodiscard]] const QUndoStack& undoStack() const { return m_undo; }

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
  bool insertRows(int row, int count, const QModelIndex& parent = {}) override;
  bool removeRows(int row, int count, const QModelIndex& parent = {}) override;
  bool moveRows(const QModelIndex& from, int row, int count, const QModelIndex& to, int before) override;

 Q_SIGNALS:
  // Emitted when the visible content of the scoresheet has changed.
  void edited();

 private:
  using Place = std::pair<int, int>;  // row and column of a cell
  struct Content {
    sheet::Sheet sheet;  // the lines are the rows; the last line is blank
    std::set<Place> filled;
  };
  class Edit;
  [[nodiscard]] static Content contentOf(const sheet::Sheet& sheet);
  // Returns the scoresheet without blank rows. Keeps the row `kept` even if it is blank.
  [[nodiscard]] static sheet::Sheet sheetOf(const Content& content, std::optional<int> kept = std::nullopt);
  static void typeInto(Content& content, Place cell, const QString& text);
  // typeDown() writes one text below the other. Room tells what to do if the player's cells in the next row
  // are not blank. Made: insert a row for the text. Found: stop.
  enum class Room { Made, Found };
  static void typeDown(Content& content, Place cell, const std::vector<ShortRow>& rows, Room room);
  static void insertInto(Content& content, int row, int count);
  void push(Content after, const QString& text);
  void apply(const Content& content);
  [[nodiscard]] QString cellText(int row, int column) const;
  [[nodiscard]] QString noteOn(int row, int column) const;
  [[nodiscard]] QString offeredAt(Place cell) const;
  [[nodiscard]] Content drafted() const;

  const Translator& m_translator;
  Content m_content;
  std::map<Place, CellMark> m_marks;
  QPersistentModelIndex m_draftCell;
  QString m_draftText;
  QUndoStack m_undo;
};

}  // namespace damath::window
