// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "reports/render/forms.hpp"
#include "reports/render/sheet_cell.hpp"
#include "reports/render/sheet_frame.hpp"

namespace damath::render {

namespace {

using compose::CellText;
using compose::Labels;
using compose::Scoresheet;
using compose::ScoresheetHalf;
using compose::ScoresheetRow;
using sheet::HalfKind;

constexpr qreal kPlayRow = 5.2;
constexpr qreal kSheetNoteSize = 2.5;
constexpr qreal kRemarkSize = 2.8;
constexpr qreal kFindingSize = 2.6;
constexpr qreal kSmallNote = 2.2;
constexpr qreal kRemainingLabel = 9;

bool isSum(HalfKind kind) {
  return kind == HalfKind::RemainingTotal || kind == HalfKind::GrandTotal;
}

Run::Look lookOf(HalfKind kind) {
  return isSum(kind) ? Run::Look::Bold : Run::Look::Plain;
}

qreal rowHeight(const ScoresheetRow& row) {
  qreal height = kPlayRow;
  for (const ScoresheetHalf& half : row.halves) {
    const auto take = [&](const CellText& cell, qreal width) {
      height = std::max(height, layoutOf(cell, width, lookOf(half.kind)).height() + 1.2);
    };
    take(half.move, kWrittenColumns.move - (half.kind == HalfKind::Remaining ? kRemainingLabel : 0));
    take(half.score, kWrittenColumns.score);
    take(half.total, kWrittenColumns.total + (isSum(half.kind) ? kWrittenColumns.score : 0));
  }
  return height;
}

// The grand totals' row is shaded as a whole; a correction's own shade is the same grey.
void paintHalf(Canvas& canvas, const QRectF& box, const ScoresheetHalf& half, const Labels& labels) {
  const QRectF move(box.left(), box.top(), kWrittenColumns.move, box.height());
  const QRectF score(move.right(), box.top(), kWrittenColumns.score, box.height());
  const QRectF total(score.right(), box.top(), kWrittenColumns.total, box.height());
  if (isSum(half.kind)) {
    const bool grand = half.kind == HalfKind::GrandTotal;
    if (grand) canvas.shade(box);
    const std::string& label = grand ? labels.grandTotal : labels.remainingTotal;
    canvas.text(move.adjusted(1.2, 0, -1.2, 0), printable(label), {2.9, 2.0, Weight::Bold, Align::Right, 1});
    paintCell(canvas, score.united(total), half.total, Run::Look::Bold);
    return;
  }
  if (half.kind == HalfKind::Remaining) {
    canvas.text(QRectF(move.left() + 1.2, box.top(), kRemainingLabel - 1.4, box.height()),
                printable(labels.remaining), {2.4, 1.8, Weight::Bold, Align::Left, 1});
    paintCell(canvas, move.adjusted(kRemainingLabel, 0, 0, 0), half.move, Run::Look::Plain);
  } else {
    paintCell(canvas, move, half.move, Run::Look::Plain);
  }
  paintCell(canvas, score, half.score, Run::Look::Plain);
  paintCell(canvas, total, half.total, Run::Look::Plain);
}

void paintRow(Canvas& canvas, const QRectF& box, const ScoresheetRow& row, const Labels& labels) {
  for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
    paintHalf(canvas, QRectF(leftOf(side), box.top(), kHalfWidth, box.height()), row.halves[side], labels);
  }
  const bool sums =
      std::ranges::any_of(row.halves, isSum, &ScoresheetHalf::kind) &&
      std::ranges::none_of(
          row.halves, [](HalfKind kind) { return kind == HalfKind::Play || kind == HalfKind::Remaining; },
          &ScoresheetHalf::kind);
  sums ? paintSumRules(canvas, box, kWrittenColumns, Rule::Thin)
       : paintRowRules(canvas, box, kWrittenColumns, Rule::Hair);
  if (row.line > 0) {
    canvas.text(QRectF(0, box.top(), kGutter - 1, box.height()), QString::number(row.line),
                {2.2, 1.8, Weight::Regular, Align::Right, 1});
  }
  if (!row.margin.empty()) canvas.tag(QRectF(0, box.top() - 1.5, kGutter - 3, 3), tagText(row.margin));
}

void paintResult(Canvas& canvas, const QRectF& box, const Scoresheet& form, const Labels& labels) {
  const QRectF line(box.left() + kGutter, box.top() + 0.8, box.width() - kGutter, 5);
  const QString caption = printable(labels.result) + QLatin1Char(':');
  const qreal width = widthOf(caption, 2.8, Weight::Bold);
  canvas.text(QRectF(line.left(), line.top(), width + 1, line.height()), caption,
              {2.8, 2.8, Weight::Bold, Align::Left, 1});
  paintCell(canvas, QRectF(line.left() + width + 0.5, line.top(), 96 - width, line.height()), form.result,
            Run::Look::Bold, Holds::Words);
  canvas.text(QRectF(line.left() + 100, line.top(), line.width() - 100, line.height()),
              printable(labels.ending + ": " + form.ending), {2.8, 2.0, Weight::Regular, Align::Right, 1});
}

Block closingBlock(const Scoresheet& form, const Labels& labels) {
  const QString note = printable(scoresheetNote(labels, form.head.scoreDirection));
  const qreal noteWidth = kPortraitForm.width() - kGutter;
  const qreal noteHeight = heightOfParagraph(note, noteWidth, kSheetNoteSize);
  const QString remark = printableFigures(form.remark);
  const qreal remarkHeight = form.remark.empty() ? 0 : heightOfParagraph(remark, noteWidth, kRemarkSize) + 1;
  const qreal height = kResultLine + remarkHeight + noteHeight + 2 + 2 * kSignatureRow;
  return {
      height,
      [&form, &labels, note, noteWidth, noteHeight, remark, remarkHeight](Canvas& canvas, const QRectF& box) {
        canvas.horizontal(kGutter, box.right(), box.top(), Rule::Heavy);
        paintResult(canvas, box, form, labels);
        const QRectF below(kGutter, box.top() + kResultLine, noteWidth, remarkHeight);
        if (remarkHeight > 0) paintParagraph(canvas, below, remark, kRemarkSize);
        const QRectF room(kGutter, below.bottom(), noteWidth, noteHeight);
        paintParagraph(canvas, room, note, kSheetNoteSize);
        paintSheetSignatures(canvas, QRectF(kGutter, room.bottom() + 2, noteWidth, 0), form.head, labels);
      },
      Keep::Loose, std::nullopt};
}

Block headingBlock(const std::string& heading) {
  return {6.5,
          [&heading](Canvas& canvas, const QRectF& box) {
            const QRectF line(kGutter, box.top() + 2, box.width() - kGutter, 4);
            canvas.text(line, printable(heading), {3.0, 2.2, Weight::Bold, Align::Left, 1});
            canvas.horizontal(line.left(), line.right(), box.bottom() - 0.4, Rule::Hair);
          },
          Keep::WithNext, std::nullopt};
}

Block footnoteBlock(const compose::Footnote& footnote) {
  const QString text = printableFigures(footnote.text);
  const qreal width = kPortraitForm.width() - kGutter;
  const QString number = QString::number(footnote.number);
  return {heightOfParagraph(text, width, kFindingSize) + 0.7,
          [text, number, width](Canvas& canvas, const QRectF& box) {
            canvas.tag(QRectF(0, box.top() + 0.35, kGutter - 1.2, lineHeight(kFindingSize)), number);
            paintParagraph(canvas, QRectF(kGutter, box.top() + 0.35, width, box.height()), text,
                           kFindingSize);
          },
          Keep::Loose, std::nullopt};
}

std::vector<Block> findingBlocks(const Scoresheet& form, const Labels& labels) {
  std::vector<Block> blocks;
  if (form.findings.empty()) return blocks;
  blocks.push_back(headingBlock(labels.findings));
  const QString note = printable(labels.correctionNote);
  const qreal noteWidth = kPortraitForm.width() - kGutter;
  blocks.push_back({heightOfParagraph(note, noteWidth, kSmallNote) + 1.2,
                    [note, noteWidth](Canvas& canvas, const QRectF& box) {
                      paintParagraph(canvas, QRectF(kGutter, box.top() + 0.4, noteWidth, 0), note,
                                     kSmallNote);
                    },
                    Keep::WithNext, std::nullopt});
  for (const compose::Footnote& finding : form.findings) blocks.push_back(footnoteBlock(finding));
  if (!form.rulings.empty()) blocks.push_back(headingBlock(labels.rulings));
  for (const compose::Footnote& ruling : form.rulings) blocks.push_back(footnoteBlock(ruling));
  return blocks;
}

Block blankRow() {
  return {kPlayRow,
          [](Canvas& canvas, const QRectF& box) { paintRowRules(canvas, box, kWrittenColumns, Rule::Hair); },
          Keep::Loose, 0};
}

}  // namespace

Flow flowOf(const Scoresheet& form, const Labels& labels) {
  Flow flow;
  flow.headHeight = kSheetHead;
  flow.head = [&form, &labels](Canvas& canvas, const QRectF& box, PageNumber number) {
    paintSheetHead(canvas, box, form.title, form.head, labels, number);
    if (!form.stamp.empty()) paintStamp(canvas, box, form.stamp);
  };
  const QString foot = footText(form.head, labels);
  flow.foot = [foot, &labels](Canvas& canvas, const QRectF& box, PageNumber number) {
    paintFoot(canvas, box, foot, labels, number);
  };
  flow.headings.push_back(columnHeading(kWrittenColumns, labels));
  const auto add = [&](const ScoresheetRow& row, Keep keep, bool first) {
    flow.blocks.push_back({rowHeight(row),
                           [&row, &labels, first](Canvas& canvas, const QRectF& box) {
                             paintRow(canvas, box, row, labels);
                             if (first) canvas.horizontal(kGutter, box.right(), box.top(), Rule::Heavy);
                           },
                           keep, 0});
  };
  for (const ScoresheetRow& row : form.play) add(row, Keep::Loose, false);
  const auto played = static_cast<std::ptrdiff_t>(flow.blocks.size());
  for (const ScoresheetRow& row : form.closing) {
    add(row, Keep::WithNext, &row == &form.closing.front());
  }
  if (form.closing.empty() && !flow.blocks.empty()) flow.blocks.back().keep = Keep::WithNext;
  flow.blocks.push_back(closingBlock(form, labels));

  const std::vector<Block> findings = findingBlocks(form, labels);
  qreal findingsHeight = 0;
  for (const Block& block : findings) findingsHeight += block.height;
  if (paginated(flow).size() == 1) {
    qreal room = spaceLeft(flow);
    if (form.play.empty() && form.closing.empty()) room -= flow.headings.front().height;
    if (findingsHeight <= room) room -= findingsHeight;
    const auto spare = static_cast<std::size_t>(std::max<qreal>(room, 0) / kPlayRow);
    flow.blocks.insert(flow.blocks.begin() + played, spare, blankRow());
  }
  flow.blocks.insert(flow.blocks.end(), findings.begin(), findings.end());
  return flow;
}

}  // namespace damath::render
