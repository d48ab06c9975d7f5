// SPDX-License-Identifier: GPL-3.0-or-later
// A stored scoresheet as a reviewer reads it: each line as written beside the same line as it is right, the
// line that only one side has beside a blank one, and below it what the audit finds there, what a reviewer
// keyed otherwise and what the facilitator ruled, each a row of words. Where the board could not follow, what
// stands on the right is marked. (Rulebook T6)
#pragma once

#include <QAbstractTableModel>
#include <array>
#include <optional>
#include <vector>

#include "app/desk/sheets/second_keying.hpp"
#include "app/desk/sheets/sheet_desk.hpp"
#include "app/models/sheet/finding_place.hpp"
#include "app/models/text/translator.hpp"
#include "core/contest/contest.hpp"

namespace damath::models {

// The cell of a sheet that somebody can rule on, with what is known of it.
struct ReviewCell {
  std::optional<int> line;
  std::optional<board::Side> side;
  sheet::Cell cell = sheet::Cell::Move;
  std::optional<std::string> correct;              // what the audit has there, where it can tell
  std::optional<desk::Difference> keyedOtherwise;  // and nobody has settled it
  bool isWrong = false;                            // the audit finds something
};

[[nodiscard]] inline bool isSameCell(const ReviewCell& one, const ReviewCell& other) {
  return one.line == other.line && one.side == other.side && one.cell == other.cell;
}

class ReviewLines : public QAbstractTableModel {
  Q_OBJECT

 public:
  static constexpr int kColumns = 12;  // Move, Score, Total of BLUE and RED, as written, then as is right
  static constexpr int kWritten = 6;
  enum class RowKind { Line, Extent, Finding, KeyedOtherwise, Ruling };
  enum Role {
    RowKindRole = Qt::UserRole + 1,  // RowKind as int
    MarkRole,                        // Mark as int
    NotFollowedRole                  // whether a cell on the right stands as written, for want of a board
  };

  explicit ReviewLines(const Translator& translator, QObject* parent = nullptr);

  // Nothing: there is no sheet to show.
  void show(const std::optional<desk::SheetView>& view, const contest::EventSetup& setup);

  // What a row or cell speaks of; nothing for a cell that no paper has.
  [[nodiscard]] std::optional<ReviewCell> cellAt(const QModelIndex& index) const;
  [[nodiscard]] RowKind kindOf(int row) const { return m_rows[static_cast<std::size_t>(row)].kind; }
  // The next row of words after that one, or before it, that nobody has ruled on, from the end to the
  // beginning; where all are settled, the next one of any kind. −1 is Qt's "no row".
  enum class Direction { Forward, Back };
  [[nodiscard]] int nextRemark(int row, Direction direction) const;
  // The next cell or row of words, from the end to the beginning, with an open finding of any kind: what
  // merely carries a mistake on has a cell and no row. Invalid where the sheet has none.
  [[nodiscard]] QModelIndex nextMark(const QModelIndex& from) const;
  // The row of words about the cell, of several the one nearest to the row `near`; −1 where there is none.
  [[nodiscard]] int rowAbout(const ReviewCell& cell, int near) const;
  // The audit's sentence about the cell; empty where it has none, or several.
  [[nodiscard]] QString sentenceAbout(const ReviewCell& cell) const;
  // Returns the sentences of the mistakes, without what a ruling keeps as written.
  [[nodiscard]] QStringList mistakes() const;
  // The row of the paper's line; 0 if there is none.
  [[nodiscard]] int rowOfLine(int line) const;
  // The line of the paper at the row, or the last above it; 0 above the first.
  [[nodiscard]] int lineAt(int row) const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  struct Row {
    RowKind kind = RowKind::Line;
    int line = 0;  // as written; 0: only the right side has it
    std::array<QString, kColumns> cells = {};
    std::array<bool, kColumns> isChanged = {};
    std::array<Mark, kWritten> marks = {};
    std::array<QString, kColumns> reasons = {};
    std::array<bool, 2> isFollowed = {true, true};  // of BLUE and RED, on the board
    QString text = {};
    Mark mark = Mark::None;  // of a row of words: what is open
    ReviewCell about = {};
    int number = 0;  // of a finding or a ruling, as on the printed sheet; 0: none
  };
  void addLine(const sheet::Line* written, const sheet::Line* right, int line);
  // A half as it stands by the rulings: `right` is what the audit has there, null where it has nothing.
  [[nodiscard]] sheet::Half ruledHalf(const sheet::Half* written, const sheet::Half* right, int line,
                                      board::Side side) const;
  // Of that line; those of no line stand before `line` 0, the first one, and at the end.
  enum class Where { Top, Before, Below, End };
  void addRemarks(Where where, int line);
  void addFinding(std::size_t number);
  void addDifference(const desk::Difference& difference);
  void addRuling(std::size_t number);
  void addWords(RowKind kind, const QString& text, Mark mark, const ReviewCell& about);
  [[nodiscard]] ReviewCell cellOf(int line, board::Side side, sheet::Cell cell) const;
  // How strongly the finding is still marked.
  [[nodiscard]] Mark openMark(std::size_t finding) const;
  [[nodiscard]] bool isFollowed(int line, board::Side side) const;

  const Translator& m_translator;
  std::optional<desk::SheetView> m_view;
  rules::ChipSet m_set;
  std::vector<sheet::Correction> m_ruled;  // what stands otherwise than by the audit alone
  std::vector<desk::Difference> m_open;
  std::vector<QString> m_sentences;  // one a finding
  std::vector<bool> m_isRuledOn;     // one a finding
  std::vector<QString> m_rulings;    // one a ruling
  std::vector<Row> m_rows;
};

}  // namespace damath::models
