// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/forms.hpp"
#include "reports/render/sheet_frame.hpp"

namespace damath::render {

namespace {

using compose::BlankSheet;
using compose::Labels;

constexpr qreal kBlankNoteSize = 2.3;
constexpr qreal kMostRow = 6.4;

// The dotted box for the landing square, with its brackets and comma to write between.
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
                {size, 1.8, Weight::Bold, align, 1});
  }
}

void paintTable(Canvas& canvas, const QRectF& box, const BlankSheet& form, const Labels& labels, qreal row) {
  QRectF line(0, box.top(), box.width(), row);
  const auto next = [&] { line.translate(0, row); };
  for (int i = 1; i <= form.playLines; ++i, next()) {
    paintLandingBoxes(canvas, line);
    paintRowRules(canvas, line, kBlankColumns, i == form.playLines ? Rule::Heavy : Rule::Hair);
    canvas.text(QRectF(0, line.top(), kGutter - 1, row), QString::number(i),
                {2.2, 1.8, Weight::Regular, Align::Right, 1});
  }
  const SheetColumns closing{kBlankColumns.move + kBlankColumns.landing, 0, kBlankColumns.score,
                             kBlankColumns.total};
  for (int i = 1; i <= form.remainingLines; ++i, next()) {
    if (i == 1) paintLabel(canvas, line, labels.remaining, closing.move, Align::Left, 2.6);
    paintRowRules(canvas, line, closing, i == form.remainingLines ? Rule::Thin : Rule::Hair);
  }
  const qreal labelWidth = closing.move;
  paintLabel(canvas, line, labels.remainingTotal, labelWidth, Align::Right, 2.9);
  paintSumRules(canvas, line, closing, Rule::Thin);
  next();
  canvas.shade(QRectF(leftOf(0), line.top(), labelWidth, row));
  canvas.shade(QRectF(leftOf(1), line.top(), labelWidth, row));
  paintLabel(canvas, line, labels.grandTotal, labelWidth, Align::Right, 2.9);
  paintSumRules(canvas, line, closing, Rule::Heavy);
}

void paintBelow(Canvas& canvas, const QRectF& box, const BlankSheet& form, const Labels& labels,
                const QString& note) {
  const QRectF line(kGutter, box.top() + 0.8, box.width() - kGutter, 5.2);
  paintField(canvas, QRectF(line.left(), line.top(), 84, line.height()), labels.result, {});
  paintField(canvas, QRectF(line.left() + 88, line.top(), line.width() - 88, line.height()), labels.ending,
             {});
  const qreal top = box.top() + kResultLine;
  paintParagraph(canvas, QRectF(line.left(), top, line.width(), 0), note, kBlankNoteSize);
  const qreal noteHeight = heightOfParagraph(note, line.width(), kBlankNoteSize);
  paintSheetSignatures(canvas, QRectF(line.left(), top + noteHeight + 1.5, line.width(), 0), form.head,
                       labels);
}

}  // namespace

Flow flowOf(const BlankSheet& form, const Labels& labels) {
  Flow flow;
  flow.headHeight = kSheetHead;
  flow.head = [&form, &labels](Canvas& canvas, const QRectF& box, PageNumber number) {
    paintSheetHead(canvas, box, form.title, form.head, labels, number);
    if (form.head.publication == contest::Publication::Held) paintStamp(canvas, box, labels.held);
  };
  const QString foot = footText(form.head, labels);
  flow.foot = [foot, &labels](Canvas& canvas, const QRectF& box, PageNumber number) {
    paintFoot(canvas, box, foot, labels, number);
  };
  flow.headings.push_back(columnHeading(kBlankColumns, labels));
  const QString note = printable(scoresheetNote(labels, form.head.scoreDirection) + " " + labels.blankNote);
  const qreal below = kResultLine + heightOfParagraph(note, kPortraitForm.width() - kGutter, kBlankNoteSize) +
                      1.5 + 2 * kSignatureRow;
  const int lines = form.playLines + form.remainingLines + 2;
  const qreal table = flow.bodyHeight() - flow.headings.front().height - below;
  const qreal row = std::min(kMostRow, table / lines);
  flow.blocks.push_back({row * lines + below,
                         [&form, &labels, note, row, lines](Canvas& canvas, const QRectF& box) {
                           paintTable(canvas, box, form, labels, row);
                           paintBelow(canvas, box.adjusted(0, row * lines, 0, 0), form, labels, note);
                         },
                         Keep::Loose, 0});
  return flow;
}

}  // namespace damath::render
