// SPDX-License-Identifier: GPL-3.0-or-later
// A saved scoresheet as a table for a reviewer (rulebook T6). Each row shows a written line on the left and
// its correct values on the right. If only the left or only the right has a line, the other half of the row
// is blank. Below a line stand rows with text: findings of the audit, differences of the second entry, and
// rulings. Values that the audit could not follow on the board are marked.
#pragma once

#include <QAbstractTableModel>
#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "app/desk/sheets/second_entry.hpp"
#include "app/desk/sheets/sheet_desk.hpp"
#include "app/window/scoresheet/sheet_model.hpp"
#include "app/window/text/translator.hpp"
#include "core/contest/model/contest.hpp"

namespace damath::window {

// A cell of a scoresheet that a ruling may decide, with the facts that are known about it.
struct ReviewCell {
  std::optional<int> line;
  std::optional<board::Side> side;
  sheet::Cell cell = sheet::Cell::Move;
  std::optional<std::string> correct;  // the correct value that the audit found; nullopt if unknown
  // The difference between first and second entry in this cell, if it is still open.
  std::optional<desk::Difference> keyedOtherwise;
  bool isWrong = false;  // true if the audit has a finding about this cell; also true in the row of a ruling
};

[[nodiscard]] inline bool isSameCell(const ReviewCell& one, const ReviewCell& other) {
  return one.line == other.line && one.side == other.side && one.cell == other.cell;
}

class ReviewLines : public QAbstractTableModel {
  Q_OBJECT

 public:
  // The columns are Move, Score and Total of BLUE and of RED: first as written, then with the correct values.
  static constexpr int kColumns = 12;
  static constexpr int kWritten = 6;
  enum class RowKind { Line, Extent, Finding, KeyedOtherwise, Ruling };
  enum Role {
    RowKindRole = Qt::UserRole + 1,  // the RowKind of the row, as int
    MarkRole,                        // the Mark of the cell, as int
    // True for a cell on the right that repeats the written text, because the audit could not follow the line
    // on the board.
    NotFollowedRole,
    FilledRole  // true for a cell on the left whose figure the program filled in: no player wrote it
  };

  explicit ReviewLines(const Translator& translator, QObject* parent = nullptr);

  // Shows a saved scoresheet. If `view` is nullopt, shows none.
  void show(const std::optional<desk::SheetView>& view, const contest::EventSetup& setup);

  // Returns the cell of the scoresheet that this cell or row of the table is about. nullopt for a line that
  // the written scoresheet does not have.
  [[nodiscard]] std::optional<ReviewCell> cellAt(const QModelIndex& index) const;
  [[nodiscard]] RowKind kindOf(int row) const { return m_rows[static_cast<std::size_t>(row)].kind; }
  // The direction of a search for a row. Forward: down the table. Back: up the table.
  enum class Direction { Forward, Back };
  // Returns the next row after `row` that has the text of a finding, difference or ruling and still needs a
  // decision. The search continues at the other end of the table. If no such row needs a decision, returns
  // the next row with any text. −1 (Qt's "no row") if there are none.
  [[nodiscard]] int nextRemark(int row, Direction direction) const;
  // Returns the next place below `from` that still needs a decision. The search continues at the top. A place
  // is a row with the text of a finding, difference or ruling, or a cell that is wrong only because of an
  // earlier mistake (Mark::Consequence). If no place needs a decision, returns the next row with any text;
  // invalid if there is none.
  [[nodiscard]] QModelIndex nextMark(const QModelIndex& from) const;
  // Returns the row that has the text of a finding, difference or ruling about the cell. If there are
  // several, returns the row nearest to the row `near`. −1 if there is none.
  [[nodiscard]] int rowAbout(const ReviewCell& cell, int near) const;
  // The place of a row. It finds the row again after show(), which may add and remove rows.
  struct RowPlace {
    RowKind kind = RowKind::Line;
    std::optional<ReviewCell> cell;  // nullopt if the row has no written cell
    int row = 0;
  };
  [[nodiscard]] RowPlace placeOf(const QModelIndex& index) const;
  // Returns the row of the place. Another program may have added or removed rows above, so the row's number
  // is not enough: a key would rule on another finding. If the row is gone, returns the row of its line, or
  // 0.
  [[nodiscard]] int rowAt(const RowPlace& place) const;
  // Returns the audit's sentence about the cell, without the rulings; empty if the audit has none or several.
  [[nodiscard]] QString sentenceAbout(const ReviewCell& cell) const;
  // Returns the sentences about the mistakes, except mistakes that a ruling keeps as written. If a ruling
  // corrects the cell of a mistake, returns the sentence of the ruling.
  [[nodiscard]] QStringList mistakes() const;
  // The number of open differences of the second entry, and the row of the first one; −1 if there is none.
  [[nodiscard]] int differences() const {
    return static_cast<int>(std::ranges::count(m_rows, RowKind::KeyedOtherwise, &Row::kind));
  }
  [[nodiscard]] int firstDifference() const {
    const auto first = std::ranges::find(m_rows, RowKind::KeyedOtherwise, &Row::kind);
    return first == m_rows.end() ? -1 : static_cast<int>(first - m_rows.begin());
  }
  // Returns the row of a written line; 0 if the written scoresheet does not have the line.
  [[nodiscard]] int rowOfLine(int line) const;
  // Returns the number of the written line in this row or, if there is none, in the nearest row above; 0
  // above the first line.
  [[nodiscard]] int lineAt(int row) const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  struct Row {
    RowKind kind = RowKind::Line;
    int line = 0;  // number of the written line; 0 if the line is only on the right, among the correct values
    std::array<QString, kColumns> cells = {};
    std::array<bool, kColumns> isChanged = {};
    std::array<bool, kWritten> isFilled = {};
    std::array<Mark, kWritten> marks = {};
    std::array<QString, kColumns> reasons = {};
    std::array<bool, 2> isFollowed = {true, true};  // for BLUE and RED: true if the audit followed the line
    QString text = {};
    Mark mark =
        Mark::None;  // the mark of a row with the text of a finding or difference; lines do not use it
    ReviewCell about = {};
    int number = 0;  // the number by which the printed scoresheet names this finding or ruling; 0 if none
  };
  void addLine(const sheet::Line* written, const sheet::Line* right, int line);
  // Returns a player's cells of a line with the rulings put in. `right` are the cells as the audit corrects
  // them; null if the audit has none for this line.
  [[nodiscard]] sheet::Half ruledHalf(const sheet::Half* written, const sheet::Half* right, int line,
                                      board::Side side) const;
  // The place of a row with the text of a finding, difference or ruling. Top: above all lines. Before: above
  // `line`, for lines that are missing there. Below: below `line`. End: below the last line, for missing
  // lines.
  enum class Where { Top, Before, Below, End };
  void addRemarks(Where where, int line);
  void addFinding(std::size_t number);
  void addDifference(const desk::Difference& difference);
  void addRuling(std::size_t number);
  void addWords(RowKind kind, const QString& text, Mark mark, const ReviewCell& about);
  [[nodiscard]] ReviewCell cellOf(int line, board::Side side, sheet::Cell cell) const;
  // Returns the mark of a finding: Settled if a ruling is about the finding or the scoresheet is accepted,
  // otherwise the mark of the finding's kind.
  [[nodiscard]] Mark openMark(std::size_t finding) const;
  [[nodiscard]] bool isFollowed(int line, board::Side side) const;

  const Translator& m_translator;
  std::optional<desk::SheetView> m_view;
  rules::ChipSet m_set;
  std::vector<sheet::Correction> m_ruled;  // cells whose correct value differs because of rulings
  std::vector<desk::Difference> m_open;
  std::vector<QString> m_sentences;  // the sentence of each finding, with the rulings about it
  std::vector<QString> m_asFound;    // the sentence of each finding, as if there were no rulings
  std::vector<bool> m_isRuledOn;     // for each finding: true if a ruling is about it
  std::vector<QString> m_rulings;    // the sentence of each ruling
  std::vector<Row> m_rows;
};

}  // namespace damath::window
