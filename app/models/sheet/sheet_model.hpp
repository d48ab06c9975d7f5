// SPDX-License-Identifier: GPL-3.0-or-later
// A scoresheet as the paper's six columns: Move, Score, Total of BLUE, then of RED; one row a line, R.C.,
// TOTAL and GRAND lines included ("RC -11 x 2" in the Move column). What is typed is kept letter by letter,
// but for what is typed short (short_typing.hpp); what the program filled in is marked, and what is crossed
// out is shown so (struck_text.hpp). There is always a blank row at the end to go on in. Rows may be blank,
// lines of the sheet are not.
#pragma once

#include <QAbstractTableModel>
#include <QUndoStack>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "app/models/sheet/short_typing.hpp"
#include "app/models/text/translator.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::sheet {
struct Filling;
}

namespace damath::models {

// Settled: of a finding that was ruled on, or accepted with its sheet.
enum class Mark { None, Settled, Note, Consequence, Root };

struct CellMark {
  int row = 0;
  int column = 0;
  Mark mark = Mark::None;
  QString text;  // the reason in words
  friend bool operator==(const CellMark&, const CellMark&) = default;
};

class SheetModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  static constexpr int kColumns = 6;
  enum Role {
    MarkRole = Qt::UserRole + 1,  // Mark as int
    KindRole,                     // sheet::HalfKind as int
    FilledRole,                   // whether the program filled the cell in
    OfferRole,                    // the word that comes next in a blank Move, TOTAL or GRAND; else empty
    TypedRole  // to set: what a clerk typed, short or not; written out it is a step of its own
  };

  explicit SheetModel(const Translator& translator, QObject* parent = nullptr);

  // Replaces everything and forgets what could be undone.
  void setSheet(const sheet::Sheet& sheet);
  // Replaces everything in one step of the undo stack; `text` says what it was.
  void takeOver(const sheet::Sheet& sheet, const QString& text);
  // As it is now, without the blank rows.
  [[nodiscard]] sheet::Sheet sheet() const;
  // As `sheet` gives what is typed: lines that are left blank are none.
  [[nodiscard]] static sheet::Sheet withoutBlankLines(const sheet::Sheet& sheet);
  // Ending, Result and the other tags: a step of the undo stack where the value differs.
  void setTag(std::string_view name, const QString& value);

  // What is being typed into a cell and not committed yet: part of sheet(), no step of the undo stack. An
  // invalid index ends it.
  void setDraft(const QModelIndex& index, const QString& text);

  // Lines count from 1 and rows from 0; blank rows are no lines.
  [[nodiscard]] std::optional<int> rowOfLine(int line) const;
  // The number of the last line at or above the row; 0 where there is none.
  [[nodiscard]] int lineAtRow(int row) const;

  // Replaces all marks. Where several fall on one cell the strongest shows and the texts are joined. Only
  // cells whose mark changes are signalled, and of those the mark alone.
  void setMarks(const std::vector<CellMark>& marks);

  // All of them blank, as one step.
  void clear(const QModelIndexList& cells);
  // Crosses out what is written in them, as one step; where all of it is crossed out, takes the lines away
  // again.
  void crossOut(const QModelIndexList& cells);
  // Into blank cells, as one step.
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
  // Something a reader of the paper would see has changed.
  void edited();

 private:
  using Place = std::pair<int, int>;  // row and column
  struct Content {
    sheet::Sheet sheet;  // a line each row; the last is blank
    std::set<Place> filled;
  };
  class Edit;
  [[nodiscard]] static Content contentOf(const sheet::Sheet& sheet);
  [[nodiscard]] static sheet::Sheet sheetOf(const Content& content);
  static void typeInto(Content& content, Place cell, const QString& text);
  // The cells below the first are those of the rows below; what is written in one moves on where that is
  // asked.
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

}  // namespace damath::models
