// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "reports/compose/sheets/game_head.hpp"
#include "reports/render/draw/board_drawing.hpp"
#include "reports/render/draw/printable.hpp"
#include "reports/render/forms/form_pieces.hpp"
#include "reports/render/forms/forms.hpp"
#include "reports/render/forms/sheet_cell.hpp"
#include "reports/render/forms/sheet_frame.hpp"
#include "words/phrase.hpp"

namespace damath::render {

namespace {

using compose::CellText;
using compose::Scoresheet;
using compose::ScoresheetHalf;
using compose::ScoresheetRow;
using sheet::HalfKind;
using words::Phrase;

// The usual height of a line of the scoresheet. Lines may be lower, down to the height of the type, to keep a
// game on one page.
constexpr qreal kPlayRow = 5.2;
constexpr qreal kRowStep = 0.2;
constexpr qreal kRowAir = 1.2;  // the free height above and below the text of a line of the scoresheet
constexpr qreal kLowRowAir = 0.5;
constexpr qreal kLeastRowAir = 0.2;
constexpr qreal kLeastCellType = 2.6;
constexpr qreal kLowRow = 4.8;
constexpr qreal kRemarkSize = 2.8;
constexpr qreal kSmallNote = kLeastType;
constexpr qreal kRemainingLabel = 9;

// The type sizes of the notes below the table. Smaller type is used if everything then fits on the page.
struct NoteType {
  qreal note = 2.5;
  qreal finding = 2.6;
  qreal heading = 6.5;  // the height of the block with a heading
};
constexpr NoteType kUsualNotes{};
constexpr NoteType kSmallNotes{kLeastType, kLeastType, 5.2};

// The look of a scoresheet: the least height of its lines, the type size of the cells, and the type sizes of
// the notes. `air` is the free height in lines that are lower than usual.
struct SheetLook {
  SheetColumns columns = kWrittenColumns;
  qreal least = kPlayRow;
  qreal air = kLowRowAir;
  qreal cell = kCellType;
  NoteType type = kUsualNotes;
  Holds moves = Holds::Figures;  // the kind of the texts in Move cells
};

Holds movesOf(const Scoresheet& form) {
  return form.head.slash == compose::MoveSlash::Division ? Holds::Divisions : Holds::Figures;
}

bool isSum(HalfKind kind) {
  return kind == HalfKind::RemainingTotal || kind == HalfKind::GrandTotal;
}

Run::Look lookOf(HalfKind kind) {
  return isSum(kind) ? Run::Look::Bold : Run::Look::Plain;
}

// Returns the height of the texts in a row, without free height above and below.
qreal contentHeight(const ScoresheetRow& row, const SheetColumns& columns, qreal size, Holds moves) {
  qreal height = 0;
  for (const ScoresheetHalf& half : row.halves) {
    const auto take = [&](const CellText& cell, qreal width, Holds holds = Holds::Figures) {
      height = std::max(height, layoutOf(cell, width, {lookOf(half.kind), size, holds}).height());
    };
    take(half.move, columns.move - (half.kind == HalfKind::Remaining ? kRemainingLabel : 0), moves);
    take(half.score, columns.score);
    take(half.total, columns.total + (isSum(half.kind) ? columns.score : 0));
  }
  return height;
}

// Returns the heights of the texts in all rows: those of the game, then the closing lines (R.C. and totals).
std::vector<qreal> contentHeights(const Scoresheet& form, const SheetColumns& columns, qreal size) {
  std::vector<qreal> heights;
  for (const auto* rows : {&form.play, &form.closing}) {
    for (const ScoresheetRow& row : *rows)
      heights.push_back(contentHeight(row, columns, size, movesOf(form)));
  }
  return heights;
}

qreal rowHeight(qreal content, const SheetLook& look) {
  return std::max(look.least, content + (look.least < kPlayRow ? look.air : kRowAir));
}

// Returns the width at which each cell of a column stands on one line. Not less than the smallest width that
// the column may have.
std::array<qreal, 3> wantedBy(const Scoresheet& form) {
  std::array<qreal, 3> wanted{27, 18, 18};
  for (const auto* rows : {&form.play, &form.closing}) {
    for (const ScoresheetRow& row : *rows) {
      for (const ScoresheetHalf& half : row.halves) {
        // not measured: the number of a TOTAL or GRAND TOTAL line takes two columns
        if (isSum(half.kind)) continue;
        const qreal label = half.kind == HalfKind::Remaining ? kRemainingLabel : 0;
        wanted[0] = std::max(wanted[0], widthOnOneLine(half.move, movesOf(form)) + label);
        wanted[1] = std::max(wanted[1], widthOnOneLine(half.score, Holds::Figures));
        wanted[2] = std::max(wanted[2], widthOnOneLine(half.total, Holds::Figures));
      }
    }
  }
  return wanted;
}

// Returns the column widths. The columns that need less than their usual width give the rest to columns that
// need more. Tries two orders in which the columns receive width, and uses the order that makes the
// scoresheet least high.
SheetColumns columnsFor(const Scoresheet& form) {
  constexpr std::array<qreal, 3> kUsual{kWrittenColumns.move, kWrittenColumns.score, kWrittenColumns.total};
  constexpr std::array<std::size_t, 3> kOrders[] = {{2, 1, 0}, {1, 2, 0}};
  const std::array<qreal, 3> wanted = wantedBy(form);
  qreal lacking = 0;
  qreal sparable = 0;
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    (wanted[i] > kUsual[i] ? lacking : sparable) += std::abs(wanted[i] - kUsual[i]);
  }
  if (lacking <= 0) return kWrittenColumns;
  SheetColumns best;
  qreal lowest = 0;
  for (const auto& order : kOrders) {
    qreal left = std::min(lacking, sparable);
    std::array<qreal, 3> widths = kUsual;
    for (std::size_t i = 0; i < widths.size(); ++i) {
      if (wanted[i] < kUsual[i]) widths[i] -= (kUsual[i] - wanted[i]) * left / sparable;
    }
    for (const std::size_t i : order) {
      const qreal given = std::clamp<qreal>(wanted[i] - kUsual[i], 0, left);
      widths[i] += given;
      left -= given;
    }
    const SheetColumns columns{widths[0], 0, widths[1], widths[2]};
    qreal height = 0;
    for (const qreal content : contentHeights(form, columns, kCellType))
      height += rowHeight(content, SheetLook{});
    if (lowest > 0 && height >= lowest) continue;
    lowest = height;
    best = columns;
  }
  return best;
}

// Paints one player's half of a row. A corrected cell is shaded, but a GRAND TOTAL half is already shaded as
// a whole.
void paintHalf(Canvas& canvas, const QRectF& box, const ScoresheetHalf& half, const SheetLook& look,
               words::Language language) {
  const SheetColumns& columns = look.columns;
  const CellLook cell{lookOf(half.kind), look.cell};
  const CellLook ofMove{lookOf(half.kind), look.cell, look.moves};
  const QRectF move(box.left(), box.top(), columns.move, box.height());
  const QRectF score(move.right(), box.top(), columns.score, box.height());
  const QRectF total(score.right(), box.top(), columns.total, box.height());
  if (isSum(half.kind)) {
    const bool grand = half.kind == HalfKind::GrandTotal;
    if (grand) canvas.shade(box);
    const std::string label =
        grand ? said(Phrase::PrintedGrandTotal, language) : said(Phrase::PrintedRemainingTotal, language);
    canvas.text(move.adjusted(1.2, 0, -1.2, 0), printable(label),
                {.size = 2.9, .weight = Weight::Bold, .align = Align::Right});
    paintCell(canvas, score.united(total), half.total, cell);
    return;
  }
  if (half.kind == HalfKind::Remaining) {
    canvas.text(QRectF(move.left() + 1.2, box.top(), kRemainingLabel - 1.4, box.height()),
                printable(said(Phrase::Remaining, language)), {.size = 2.4, .weight = Weight::Bold});
    paintCell(canvas, move.adjusted(kRemainingLabel, 0, 0, 0), half.move, ofMove);
  } else {
    paintCell(canvas, move, half.move, ofMove);
  }
  paintCell(canvas, score, half.score, cell);
  paintCell(canvas, total, half.total, cell);
}

void paintRow(Canvas& canvas, const QRectF& box, const ScoresheetRow& row, const SheetLook& look,
              words::Language language) {
  for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
    paintHalf(canvas, QRectF(leftOf(side), box.top(), kHalfWidth, box.height()), row.halves[side], look,
              language);
  }
  const bool sums =
      std::ranges::any_of(row.halves, isSum, &ScoresheetHalf::kind) &&
      std::ranges::none_of(
          row.halves, [](HalfKind kind) { return kind == HalfKind::Play || kind == HalfKind::Remaining; },
          &ScoresheetHalf::kind);
  sums ? paintSumRules(canvas, box, look.columns, Rule::Thin)
       : paintRowRules(canvas, box, look.columns, Rule::Hair);
  // The closing lines (R.C. and totals) are numbered too, because findings and rulings refer to their
  // numbers.
  if (row.line > 0) {
    canvas.text(QRectF(0, box.top(), kGutter - 1, box.height()), QString::number(row.line),
                {.size = kLeastType, .align = Align::Right});
  }
  if (row.margin.empty()) return;
  // The tag with finding numbers stands between two rows. If the rows are low, it would touch the line
  // numbers above and below, so it is painted beside them.
  const qreal number =
      box.height() < kLowRow ? widthOf(QString::number(row.line), kLeastType, Weight::Regular) : 0;
  const qreal right = kGutter - std::max(3.0, number + 1.5);
  canvas.tag(QRectF(0, box.top() - 1.5, right, 3), tagText(row.margin));
}

void paintResult(Canvas& canvas, const QRectF& box, const Scoresheet& form, words::Language language) {
  const QRectF line(box.left() + kGutter, box.top() + 0.8, box.width() - kGutter, 5);
  const QString caption = printable(said(Phrase::Result, language)) + QLatin1Char(':');
  const qreal width = widthOf(caption, 2.8, Weight::Bold);
  canvas.text(QRectF(line.left(), line.top(), width + 1, line.height()), caption,
              {2.8, 2.8, Weight::Bold, Align::Left, 1});
  paintCell(canvas, QRectF(line.left() + width + 0.5, line.top(), 96 - width, line.height()), form.result,
            {.look = Run::Look::Bold, .holds = Holds::Words});
  canvas.text(QRectF(line.left() + 100, line.top(), line.width() - 100, line.height()),
              printable(said(Phrase::PrintedEnding, language) + ": " + form.ending),
              {.size = 2.8, .align = Align::Right});
}

Block closingBlock(const Scoresheet& form, words::Language language, const NoteType& type) {
  const QString note = printable(compose::scoresheetNote(form.head.scoreDirection, language) + " " +
                                 said(Phrase::MultipliersNote, language));
  const qreal noteWidth = kFormWidth - kGutter;
  const qreal noteHeight = heightOfParagraph(note, noteWidth, type.note);
  const QString remark = printableFigures(form.remark);
  const qreal remarkHeight = form.remark.empty() ? 0 : heightOfParagraph(remark, noteWidth, kRemarkSize) + 1;
  // Below the signatures stands one paragraph: how much of the game the audit could follow, then the version
  // of the sheet with its author and reviewer.
  const QString record =
      printable(form.coverage.empty() || form.record.empty() ? form.coverage + form.record
                                                             : form.coverage + " " + form.record);
  const qreal recordHeight = record.isEmpty() ? 0 : heightOfParagraph(record, noteWidth, kSmallNote) + 0.8;
  const qreal height = kResultLine + remarkHeight + noteHeight + 2 + 2 * kSignatureRow + recordHeight;
  return {height,
          [&form, language, type, note, noteWidth, noteHeight, remark, remarkHeight, record](
              Canvas& canvas, const QRectF& box) {
            canvas.horizontal(kGutter, box.right(), box.top(), Rule::Heavy);
            paintResult(canvas, box, form, language);
            const QRectF below(kGutter, box.top() + kResultLine, noteWidth, remarkHeight);
            if (remarkHeight > 0) paintParagraph(canvas, below, remark, kRemarkSize);
            const QRectF room(kGutter, below.bottom(), noteWidth, noteHeight);
            paintParagraph(canvas, room, note, type.note);
            const QRectF names(kGutter, room.bottom() + 2, noteWidth, 2 * kSignatureRow);
            paintSheetSignatures(canvas, names, form.head, form.reviewers, language);
            paintParagraph(canvas, QRectF(kGutter, names.bottom() + 0.4, noteWidth, 0), record, kSmallNote);
          },
          Keep::Loose, std::nullopt};
}

Block headingBlock(const QString& heading, const NoteType& type) {
  return {type.heading,
          [heading](Canvas& canvas, const QRectF& box) {
            const QRectF line(kGutter, box.bottom() - 4.5, box.width() - kGutter, 4);
            canvas.text(line, heading, {.size = 3.0, .weight = Weight::Bold});
            canvas.horizontal(line.left(), line.right(), box.bottom() - 0.4, Rule::Hair);
          },
          Keep::WithNext, std::nullopt};
}

Block footnoteBlock(const compose::Footnote& footnote, std::size_t carried, const NoteType& type) {
  const QString text = printableFigures(footnote.text);
  const qreal width = kFormWidth - kGutter;
  const QString number = QString::number(footnote.number);
  return {heightOfParagraph(text, width, type.finding) + 0.7,
          [text, number, width, type](Canvas& canvas, const QRectF& box) {
            canvas.tag(QRectF(0, box.top() + 0.35, kGutter - 1.2, lineHeight(type.finding)), number);
            paintParagraph(canvas, QRectF(kGutter, box.top() + 0.35, width, box.height()), text,
                           type.finding);
          },
          Keep::Loose, std::nullopt, carried};
}

// Adds a heading with "(continued)", which later pages repeat. Returns its index in `flow.headings`.
std::size_t continuedHeading(Flow& flow, const QString& heading, words::Language language) {
  Block block = headingBlock(
      QStringLiteral("%1 (%2)").arg(heading, printable(said(Phrase::Continued, language))), kUsualNotes);
  flow.headings.push_back({block.height, std::move(block.paint)});
  return flow.headings.size() - 1;
}

std::vector<Block> findingBlocks(Flow& flow, const Scoresheet& form, words::Language language,
                                 const NoteType& type) {
  std::vector<Block> blocks;
  const auto add = [&](const std::string& title, const std::vector<compose::Footnote>& notes) {
    if (notes.empty()) return;
    const QString heading = printable(title);
    const std::size_t carried = continuedHeading(flow, heading, language);
    blocks.push_back(headingBlock(heading, type));
    if (&notes == &form.findings) {
      const QString note = printable(said(Phrase::CorrectionNote, language));
      const qreal noteWidth = kFormWidth - kGutter;
      blocks.push_back({heightOfParagraph(note, noteWidth, kSmallNote) + 1.2,
                        [note, noteWidth](Canvas& canvas, const QRectF& box) {
                          paintParagraph(canvas, QRectF(kGutter, box.top() + 0.4, noteWidth, 0), note,
                                         kSmallNote);
                        },
                        Keep::WithNext, std::nullopt});
    }
    for (const compose::Footnote& each : notes) blocks.push_back(footnoteBlock(each, carried, type));
  };
  add(said(Phrase::Findings, language), form.findings);
  add(said(Phrase::Rulings, language), form.rulings);
  return blocks;
}

// Adds the boards in rows. A row has as many boards as fit into the width of the form.
void addBoards(Flow& flow, const Scoresheet& form, words::Language language) {
  if (form.boards.empty()) return;
  const QString heading = printable(said(Phrase::PrintedBoards, language));
  const std::size_t carried = continuedHeading(flow, heading, language);
  flow.blocks.push_back(headingBlock(heading, kUsualNotes));
  const BoardLook look = boardLookOf(form.boards);
  for (std::size_t first = 0; first < form.boards.size(); first += look.inARow) {
    flow.blocks.push_back({look.size().height() + 2.5,
                           [&form, first, look](Canvas& canvas, const QRectF& box) {
                             const auto gaps = static_cast<qreal>(look.inARow - 1);
                             const qreal step = (box.width() - look.size().width()) / gaps;
                             const std::size_t count = std::min(look.inARow, form.boards.size() - first);
                             for (std::size_t i = 0; i < count; ++i) {
                               const QPointF corner(box.left() + step * static_cast<qreal>(i),
                                                    box.top() + 1.5);
                               paintBoard(canvas, corner, form.boards[first + i], look);
                             }
                           },
                           Keep::Loose, std::nullopt, carried});
  }
}

Block blankRow(const SheetColumns& columns) {
  return {kPlayRow,
          [columns](Canvas& canvas, const QRectF& box) { paintRowRules(canvas, box, columns, Rule::Hair); },
          Keep::Loose, 0};
}

// Adds a heading with the totals of the page before. It is painted if the game continues on a new page.
// Returns its index in `flow.headings`.
std::size_t carriedTotals(Flow& flow, const std::array<std::string, 2>& totals, const SheetColumns& columns,
                          words::Language language) {
  flow.headings.push_back({kPlayRow, [totals, columns, language](Canvas& canvas, const QRectF& box) {
                             for (std::size_t side = 0; side < totals.size(); ++side) {
                               const QRectF half(leftOf(side), box.top(), kHalfWidth, box.height());
                               canvas.text(half.adjusted(1.2, 0, columns.move - kHalfWidth - 1.2, 0),
                                           printable(said(Phrase::CarriedOver, language)),
                                           {.size = 2.6, .weight = Weight::Bold, .align = Align::Right});
                               canvas.expression(
                                   half.adjusted(columns.move + 1.2, 0, -1.2, 0), printableCell(totals[side]),
                                   {.size = 3.0, .smallest = kLeastType, .weight = Weight::Bold});
                             }
                             paintSumRules(canvas, box, columns, Rule::Thin);
                           }});
  return flow.headings.size() - 1;
}

// Adds the rows of the game and the closing lines. The remaining chips may continue on the next page. The
// TOTAL and GRAND TOTAL lines stay on one page with the result and the signatures.
void addTable(Flow& flow, const Scoresheet& form, words::Language language, const SheetLook& look) {
  const SheetColumns& columns = look.columns;
  const std::vector<qreal> contents = contentHeights(form, columns, look.cell);
  flow.headings.assign(1, columnHeading(columns, language));
  std::array<std::string, 2> before;
  auto content = contents.begin();
  const auto add = [&](const ScoresheetRow& row, Keep keep, bool first) {
    const std::size_t carried = carriedTotals(flow, before, columns, language);
    flow.blocks.push_back({rowHeight(*content++, look),
                           [&row, language, look, first](Canvas& canvas, const QRectF& box) {
                             paintRow(canvas, box, row, look, language);
                             if (first) canvas.horizontal(kGutter, box.right(), box.top(), Rule::Heavy);
                           },
                           keep, 0, carried});
    for (std::size_t side = 0; side < before.size(); ++side) {
      const ScoresheetHalf& half = row.halves[side];
      if (half.kind != HalfKind::Play) continue;
      const std::string& total = half.total.correct ? *half.total.correct : half.total.written;
      if (!total.empty()) before[side] = total;
    }
  };
  for (const ScoresheetRow& row : form.play) add(row, Keep::Loose, false);
  const auto hasSum = [](const ScoresheetRow& row) {
    return std::ranges::any_of(row.halves, isSum, &ScoresheetHalf::kind);
  };
  for (std::size_t i = 0; i < form.closing.size(); ++i) {
    const bool isLast = i + 1 == form.closing.size();
    add(form.closing[i], isLast || hasSum(form.closing[i]) ? Keep::WithNext : Keep::Loose, i == 0);
  }
  if (form.closing.empty() && !flow.blocks.empty()) flow.blocks.back().keep = Keep::WithNext;
  flow.blocks.push_back(closingBlock(form, language, look.type));
}

qreal heightOfFindings(const Scoresheet& form, words::Language language, const NoteType& type) {
  Flow probe;
  qreal height = 0;
  for (const Block& block : findingBlocks(probe, form, language, type)) height += block.height;
  return height;
}

// Returns `look` with the highest lines at which the whole game fits on one page. `page` is the height of the
// page, `below` the height that must stay free under the game. nullopt if the game does not fit.
std::optional<SheetLook> lookOnOnePage(const Scoresheet& form, words::Language language, SheetLook look,
                                       qreal page, qreal below) {
  const qreal rest = page - below - columnHeading(look.columns, language).height -
                     closingBlock(form, language, look.type).height;
  const std::vector<qreal> contents = contentHeights(form, look.columns, look.cell);
  const qreal lowest = lineHeight(look.cell) + kLeastRowAir;
  for (look.least = kPlayRow; look.least > lowest; look.least -= kRowStep) {
    qreal rows = 0;
    for (const qreal content : contents) rows += rowHeight(content, look);
    if (rows <= rest) return look;
  }
  return std::nullopt;
}

// Chooses the look of a scoresheet. The first choice is the game and its findings on one page, with small
// type if necessary. The second is the game alone on one page. Otherwise the lines have the usual height.
SheetLook lookOfSheet(const Scoresheet& form, words::Language language, const SheetColumns& columns,
                      qreal page) {
  const SheetLook usual{.columns = columns, .moves = movesOf(form)};
  if (form.play.empty() && form.closing.empty()) return usual;
  SheetLook smallNotes = usual;
  smallNotes.type = kSmallNotes;
  SheetLook small = smallNotes;
  small.cell = kLeastCellType;
  small.air = kLeastRowAir;
  for (const SheetLook& each : {usual, smallNotes, small}) {
    const qreal findings = heightOfFindings(form, language, each.type);
    if (const auto look = lookOnOnePage(form, language, each, page, findings)) return *look;
  }
  return lookOnOnePage(form, language, usual, page, 0).value_or(usual);
}

}  // namespace

Flow flowOf(const Scoresheet& form, words::Language language, QSizeF area) {
  Flow flow = flowUnder({form.title, form.head, form.stamp}, language, area);
  const SheetColumns columns = columnsFor(form);
  const SheetLook look = lookOfSheet(form, language, columns, flow.bodyHeight());
  addTable(flow, form, language, look);
  const auto played = static_cast<std::ptrdiff_t>(form.play.size());
  const std::vector<Block> findings = findingBlocks(flow, form, language, look.type);
  if (paginated(flow).size() == 1) {
    qreal room = spaceLeft(flow);
    if (form.play.empty() && form.closing.empty()) room -= flow.headings.front().height;
    // Fills the page with blank lines, but leaves room for the findings. If not all findings fit on this
    // page, they still begin here and no blank lines are added.
    room -= heightOfFindings(form, language, look.type);
    const auto spare = static_cast<std::size_t>(std::max<qreal>(room, 0) / kPlayRow);
    flow.blocks.insert(flow.blocks.begin() + played, spare, blankRow(columns));
  }
  flow.blocks.insert(flow.blocks.end(), findings.begin(), findings.end());
  addBoards(flow, form, language);
  return flow;
}

}  // namespace damath::render
