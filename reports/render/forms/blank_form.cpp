// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "reports/compose/sheets/game_head.hpp"
#include "reports/render/draw/printable.hpp"
#include "reports/render/forms/form_pieces.hpp"
#include "reports/render/forms/forms.hpp"
#include "reports/render/forms/sheet_frame.hpp"
#include "words/phrase.hpp"

namespace damath::render {

namespace {

using compose::BlankSheet;
using words::Phrase;

constexpr qreal kBlankNoteSize = 2.3;
constexpr qreal kMostRow = 6.4;
constexpr qreal kLeastRow = 4.8;
constexpr int kMostChips = 12;  // the chips of a player (rulebook C1)
constexpr int kChipsInRow = 2;
constexpr int kRemainingRows = kMostChips / kChipsInRow;

// The number and height of the lines that fit on the paper.
struct BlankRows {
  int play = 0;
  qreal height = 0;
  bool carries = false;  // true if the first line is for the totals of the previous form

  [[nodiscard]] int count() const { return play + kRemainingRows + 2 + (carries ? 1 : 0); }
};

BlankRows rowsIn(qreal table, compose::BlankPart part) {
  const auto count = static_cast<int>(table / kLeastRow);
  const bool carries = part == compose::BlankPart::Continuation;
  return {count - kRemainingRows - 2 - (carries ? 1 : 0), std::min(kMostRow, table / count), carries};
}

// Paints the dotted boxes for the landing square of a capture. The player writes x and y around the printed
// comma.
void paintLandingBoxes(Canvas& canvas, const QRectF& box) {
  for (const std::size_t half : {std::size_t{0}, std::size_t{1}}) {
    const QRectF cell(leftOf(half) + kBlankColumns.move, box.top(), kBlankColumns.landing, box.height());
    const QRectF dots = cell.adjusted(0.8, 0.8, -0.8, -0.8);
    canvas.dottedFrame(dots);
    canvas.text(dots, QStringLiteral(","), {2.6, 2.6, Weight::Regular, Align::Centre, 1});
  }
}

void paintLabel(Canvas& canvas, const QRectF& box, const std::string& label, qreal width, Align align,
                qreal size) {
  for (const std::size_t half : {std::size_t{0}, std::size_t{1}}) {
    canvas.text(QRectF(leftOf(half) + 1.2, box.top(), width - 2.4, box.height()), printable(label),
                {.size = size, .weight = Weight::Bold, .align = align});
  }
}

// Paints a row for remaining chips: two pairs of chip and value beside each other, for each player.
void paintRemainingRow(Canvas& canvas, const QRectF& box, Rule under) {
  constexpr qreal kPair = kHalfWidth / kChipsInRow;
  constexpr qreal kChip = kPair * 0.56;
  for (const std::size_t half : {std::size_t{0}, std::size_t{1}}) {
    const qreal left = leftOf(half);
    canvas.vertical(left, box.top(), box.bottom(), Rule::Heavy);
    canvas.vertical(left + kChip, box.top(), box.bottom(), Rule::Hair);
    canvas.vertical(left + kPair, box.top(), box.bottom(), Rule::Thin);
    canvas.vertical(left + kPair + kChip, box.top(), box.bottom(), Rule::Hair);
  }
  canvas.vertical(box.right(), box.top(), box.bottom(), Rule::Heavy);
  canvas.horizontal(kGutter, box.right(), box.bottom(), under);
}

void paintTable(Canvas& canvas, const QRectF& box, const BlankSheet& form, words::Language language,
                const BlankRows& rows) {
  const qreal row = rows.height;
  QRectF line(0, box.top(), box.width(), row);
  const auto next = [&] { line.translate(0, row); };
  constexpr qreal kLabelWidth = kBlankColumns.move + kBlankColumns.landing;
  if (rows.carries) {
    paintLabel(canvas, line, said(Phrase::CarriedOver, language), kLabelWidth, Align::Right, 2.6);
    paintSumRules(canvas, line, kBlankColumns, Rule::Thin);
    next();
  }
  for (int i = 1; i <= rows.play; ++i, next()) {
    paintLandingBoxes(canvas, line);
    paintRowRules(canvas, line, kBlankColumns, i == rows.play ? Rule::Heavy : Rule::Hair);
    // A continuation form has no line numbers. They would have to continue the numbers of the first form,
    // which differ from game to game.
    if (form.part == compose::BlankPart::Continuation) continue;
    canvas.text(QRectF(0, line.top(), kGutter - 1, row), QString::number(i),
                {.size = kLeastType, .align = Align::Right});
  }
  for (int i = 1; i <= kRemainingRows; ++i, next()) {
    if (i == 1) paintLabel(canvas, line, said(Phrase::Remaining, language), kLabelWidth, Align::Left, 2.6);
    paintRemainingRow(canvas, line, i == kRemainingRows ? Rule::Thin : Rule::Hair);
  }
  paintLabel(canvas, line, said(Phrase::PrintedRemainingTotal, language), kLabelWidth, Align::Right, 2.9);
  paintSumRules(canvas, line, kBlankColumns, Rule::Thin);
  next();
  canvas.shade(QRectF(leftOf(0), line.top(), kLabelWidth, row));
  canvas.shade(QRectF(leftOf(1), line.top(), kLabelWidth, row));
  paintLabel(canvas, line, said(Phrase::PrintedGrandTotal, language), kLabelWidth, Align::Right, 2.9);
  paintSumRules(canvas, line, kBlankColumns, Rule::Heavy);
}

void paintBelow(Canvas& canvas, const QRectF& box, const BlankSheet& form, words::Language language,
                const QString& note) {
  const QRectF line(kGutter, box.top() + 0.8, box.width() - kGutter, 5.2);
  paintField(canvas, QRectF(line.left(), line.top(), 84, line.height()), said(Phrase::Result, language), {});
  paintField(canvas, QRectF(line.left() + 88, line.top(), line.width() - 88, line.height()),
             said(Phrase::PrintedEnding, language), {});
  const qreal top = box.top() + kResultLine;
  paintParagraph(canvas, QRectF(line.left(), top, line.width(), 0), note, kBlankNoteSize);
  const qreal noteHeight = heightOfParagraph(note, line.width(), kBlankNoteSize);
  paintSheetSignatures(canvas, QRectF(line.left(), top + noteHeight + 1.5, line.width(), 0), form.head, {},
                       language);
}

}  // namespace

Flow flowOf(const BlankSheet& form, words::Language language, QSizeF area) {
  const bool isHeld = form.head.publication == contest::Publication::Held;
  Flow flow = flowUnder({form.title, form.head, isHeld ? said(Phrase::Held, language) : std::string()},
                        language, area);
  flow.headings.push_back(columnHeading(kBlankColumns, language));
  const QString note =
      printable(compose::scoresheetNote(form.head.scoreDirection, language) + " " +
                said(Phrase::MultipliersNote, language) + " " + said(Phrase::BlankNote, language));
  const qreal below =
      kResultLine + heightOfParagraph(note, kFormWidth - kGutter, kBlankNoteSize) + 1.5 + 2 * kSignatureRow;
  const BlankRows rows = rowsIn(flow.bodyHeight() - flow.headings.front().height - below, form.part);
  const qreal table = rows.height * rows.count();
  flow.blocks.push_back({table + below,
                         [&form, language, note, rows, table](Canvas& canvas, const QRectF& box) {
                           paintTable(canvas, box, form, language, rows);
                           paintBelow(canvas, box.adjusted(0, table, 0, 0), form, language, note);
                         },
                         Keep::Loose, 0});
  return flow;
}

}  // namespace damath::render
