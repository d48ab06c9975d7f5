// SPDX-License-Identifier: GPL-3.0-or-later
// A scoresheet as six columns: Move, Score and Total of BLUE, then of RED. Each line is a row, including
// R.C., TOTAL and GRAND lines ("RC -11 x 2" in the Move column). Typed text is kept exactly, except for
// abbreviations (short_typing.hpp). Cells that the program filled are marked, and crossed-out text is shown
// struck through (struck_text.hpp). The last row is always blank, for more input. Blank rows are not lines of
// the sheet.
#pragma once

#include <QAbstractTableModel>
#include <QUndoStack>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "app/window/scoresheet/short_typing.hpp"
#include "app/window/text/translator.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::sheet {
struct Filling;
}

namespace damath::window {

// Settled: the finding has a ruling, or its sheet is accepted.
enum class Mark { None, Settled, Note, Consequence, Root };

struct CellMark {
  int row = 0;
  int column = 0;
  Mark mark = Mark::None;
  QString text;  // the reason as text
  friend bool operator==(const CellMark&, const CellMark&) = default;
};

class SheetModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  static constexpr int kColumns = 6;
  enum Role {
    MarkRole = Qt::UserRole + 1,  // Mark as int
    KindRole,                     // sheet::HalfKind as int
    FilledRole,                   // true if the program filled the cell
    OfferRole,                    // the next word for a blank Move cell, TOTAL or GRAND; otherwise empty
    // For setData only: the text as a clerk typed it, abbreviated or not. Writing out an abbreviation is a
    // separate undo step.
    TypedRole
  };

  explicit SheetModel(const Translator& translator, QObject* parent = nullptr);

  // Replaces the whole sheet and clears the undo stack.
  void setSheet(const sheet::Sheet& sheet);
  // Replaces the whole sheet in one undo step; `text` is the name of that step.
  void takeOver(const sheet::Sheet& sheet, const QString& text);
  // Returns the current sheet without blank rows.
  [[nodiscard]] sheet::Sheet sheet() const;
  // Returns the sheet without its blank lines, in the form that `sheet` returns.
  [[nodiscard]] static sheet::Sheet withoutBlankLines(const sheet::Sheet& sheet);
  // Sets Ending, Result or another tag. Makes an undo step if the value differs.
  void setTag(std::string_view name, const QString& value);

  // Sets the text that is being typed into a cell: part of sheet(), but not an undo step. An invalid index
  // removes it.
  void setDraft(const QModelIndex& index, const QString& text);

  // Lines count from 1, rows from 0. Blank rows do not count as lines.
  [[nodiscard]] std::optional<int> rowOfLine(int line) const;
  // Returns the number of the last line at or above the row; 0 if there is none.
  [[nodiscard]] int lineAtRow(int row) const;

  // Replaces all marks. If several marks are on one cell, the strongest is shown and the texts are joined.
  // Signals only cells whose mark changed, and only the roles of the mark.
  void setMarks(const std::vector<CellMark>& marks);

  // Clears these cells in one undo step.
  void clear(const QModelIndexList& cells);
  // Crosses out the text in these cells in one undo step. If all of it is already crossed out, removes the
  // crossing out.
  void crossOut(const QModelIndexList& cells);
  // Fills blank cells in one undo step. Cells with text stay as they are.
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
  // Emitted when visible content of the scoresheet has changed.
  void edited();

 private:
  using Place = std::pair<int, int>;  // row and column
  struct Content {
    sheet::Sheet sheet;  // a line for each row; the last line is blank
    std::set<Place> filled;
  };
  class Edit;
  [[nodiscard]] static Content contentOf(const sheet::Sheet& sheet);
  [[nodiscard]] static sheet::Sheet sheetOf(const Content& content);
  static void typeInto(Content& content, Place cell, const QString& text);
  // Writes `rows` into the cell and the cells below it. If a cell below is not blank, Room::Made inserts a
  // row for the text, and Room::Found stops writing.
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
