// SPDX-License-Identifier: GPL-3.0-or-later
// A stored scoresheet for a reviewer. Each row shows a written line and its correct values side by side. A
// line that only one side has stands beside a blank line. Below a line follow rows of words: the findings of
// the audit, the differences of the second entry, and the rulings. Correct values that the board could not
// follow are marked. (Rulebook T6)
#pragma once

#include <QAbstractTableModel>
#include <array>
#include <optional>
#include <vector>

#include "app/desk/sheets/second_entry.hpp"
#include "app/desk/sheets/sheet_desk.hpp"
#include "app/window/scoresheet/finding_place.hpp"
#include "app/window/text/translator.hpp"
#include "core/contest/model/contest.hpp"

namespace damath::window {

// A cell of a sheet that a ruling may decide, with the known facts about the cell.
struct ReviewCell {
  std::optional<int> line;
  std::optional<board::Side> side;
  sheet::Cell cell = sheet::Cell::Move;
  std::optional<std::string> correct;              // correct value by the audit; nullopt if unknown
  std::optional<desk::Difference> keyedOtherwise;  // an open difference of the second entry
  bool isWrong = false;                            // true if the audit has a finding for this cell
};

[[nodiscard]] inline bool isSameCell(const ReviewCell& one, const ReviewCell& other) {
  return one.line == other.line && one.side == other.side && one.cell == other.cell;
}

class ReviewLines : public QAbstractTableModel {
  Q_OBJECT

 public:
  static constexpr int kColumns = 12;  // Move, Score, Total of BLUE, then of RED: as written, then as correct
  static constexpr int kWritten = 6;
  enum class RowKind { Line, Extent, Finding, KeyedOtherwise, Ruling };
  enum Role {
    RowKindRole = Qt::UserRole + 1,  // RowKind as int
    MarkRole,                        // Mark as int
    // True for a right cell that repeats the written text, because the board could not follow it.
    NotFollowedRole
  };

  explicit ReviewLines(const Translator& translator, QObject* parent = nullptr);

  // nullopt: there is no sheet to show.
  void show(const std::optional<desk::SheetView>& view, const contest::EventSetup& setup);

  // Returns the cell that a row or a cell of the table is about; nullopt for a line that the written sheet
  // does not have.
  [[nodiscard]] std::optional<ReviewCell> cellAt(const QModelIndex& index) const;
  [[nodiscard]] RowKind kindOf(int row) const { return m_rows[static_cast<std::size_t>(row)].kind; }
  // Returns the next row of words with an open remark, after or before `row`; continues at the other end. If
  // no remark is open, returns the next row of words of any kind. −1 (Qt's "no row") if there is none.
  enum class Direction { Forward, Back };
  [[nodiscard]] int nextRemark(int row, Direction direction) const;
  // Returns the next open mark after `from`; continues at the beginning. An open mark is a row of words, or a
  // cell that is wrong only because of an earlier mistake (Mark::Consequence) and so has no row. If no mark
  // is open, returns the next row of words; invalid if there is none.
  [[nodiscard]] QModelIndex nextMark(const QModelIndex& from) const;
  // Returns the row of words about the cell, the nearest to row `near` if there are several; −1 if there is
  // none.
  [[nodiscard]] int rowAbout(const ReviewCell& cell, int near) const;
  // Returns the audit's sentence about the cell; empty if there is none or more than one.
  [[nodiscard]] QString sentenceAbout(const ReviewCell& cell) const;
  // Returns the sentences of the mistakes, except mistakes that a ruling keeps as written.
  [[nodiscard]] QStringList mistakes() const;
  // Returns the row of a written line; 0 if there is none.
  [[nodiscard]] int rowOfLine(int line) const;
  // Returns the written line at the row or the nearest line above it; 0 above the first line.
  [[nodiscard]] int lineAt(int row) const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  struct Row {
    RowKind kind = RowKind::Line;
    int line = 0;  // number of the written line; 0 if only the right side has the line
    std::array<QString, kColumns> cells = {};
    std::array<bool, kColumns> isChanged = {};
    std::array<Mark, kWritten> marks = {};
    std::array<QString, kColumns> reasons = {};
    std::array<bool, 2> isFollowed = {true, true};  // BLUE and RED: true if the board followed the moves
    QString text = {};
    Mark mark = Mark::None;  // for a row of words: the open mark
    ReviewCell about = {};
    int number = 0;  // number of the finding or ruling on the printed sheet; 0: no number
  };
  void addLine(const sheet::Line* written, const sheet::Line* right, int line);
  // Returns a player's cells of a line with the rulings applied. `right` are the cells as corrected by the
  // audit; null if the audit has none.
  [[nodiscard]] sheet::Half ruledHalf(const sheet::Half* written, const sheet::Half* right, int line,
                                      board::Side side) const;
  // The places for remarks: Top, above all lines; Before, missing lines before `line`; Below, remarks about
  // `line`; End, remarks about missing lines after the last line.
  enum class Where { Top, Before, Below, End };
  void addRemarks(Where where, int line);
  void addFinding(std::size_t number);
  void addDifference(const desk::Difference& difference);
  void addRuling(std::size_t number);
  void addWords(RowKind kind, const QString& text, Mark mark, const ReviewCell& about);
  [[nodiscard]] ReviewCell cellOf(int line, board::Side side, sheet::Cell cell) const;
  // Returns the mark of the finding after rulings and acceptance.
  [[nodiscard]] Mark openMark(std::size_t finding) const;
  [[nodiscard]] bool isFollowed(int line, board::Side side) const;

  const Translator& m_translator;
  std::optional<desk::SheetView> m_view;
  rules::ChipSet m_set;
  std::vector<sheet::Correction> m_ruled;  // cells whose value differs from the audit without rulings
  std::vector<desk::Difference> m_open;
  std::vector<QString> m_sentences;  // sentence of each finding
  std::vector<bool> m_isRuledOn;     // true for each finding with a ruling
  std::vector<QString> m_rulings;    // sentence of each ruling
  std::vector<Row> m_rows;
};

}  // namespace damath::window
