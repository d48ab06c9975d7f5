// SPDX-License-Identifier: GPL-3.0-or-later
// Prints a guide in the largest type with which it fits on two pages.
#include <algorithm>
#include <utility>
#include <vector>

#include "reports/render/draw/printable.hpp"
#include "reports/render/forms/form_pieces.hpp"
#include "reports/render/forms/forms.hpp"

namespace damath::render {

namespace {

using compose::Guide;
using compose::GuideBlock;
using compose::GuideRun;
using GuideLook = compose::GuideRun::Look;

constexpr std::size_t kGuidePages = 2;
constexpr qreal kGuideTypes[] = {3.5, 3.35, 3.2, 3.05, 2.9, 2.75, 2.6, 2.45, kLeastType};
constexpr qreal kGuideIndent = 6;         // the least room of the mark of an item
constexpr qreal kBelowGuideBlock = 0.35;  // the space below a paragraph or an item, relative to the type

// A part of a line with one look. `left` is its distance from the left edge of the line.
struct GuidePiece {
  QString text;
  GuideLook look = GuideLook::Plain;
  qreal left = 0;
};
using GuideLine = std::vector<GuidePiece>;
// A word without a space. Its parts can have different looks, for example a bracket before a slanted name.
using GuideWord = std::vector<std::pair<QString, GuideLook>>;

Weight guideWeight(GuideLook look) {
  return look == GuideLook::Bold ? Weight::Bold : Weight::Regular;
}

std::vector<GuideWord> guideWords(const GuideBlock& block) {
  std::vector<GuideWord> words;
  bool isInWord = false;
  for (const GuideRun& run : block.runs) {
    bool isFirst = true;
    for (const QString& part : printable(run.text).split(u' ')) {
      if (!isFirst) isInWord = false;
      isFirst = false;
      if (part.isEmpty()) continue;
      if (!isInWord) words.emplace_back();
      words.back().emplace_back(part, run.look);
      isInWord = true;
    }
  }
  return words;
}

// Breaks the words into lines.
std::vector<GuideLine> guideLines(const std::vector<GuideWord>& words, qreal width, qreal size) {
  const qreal space = widthOf(QStringLiteral("n n"), size, Weight::Regular) -
                      2 * widthOf(QStringLiteral("n"), size, Weight::Regular);
  std::vector<GuideLine> lines(1);
  qreal used = 0;
  for (const GuideWord& word : words) {
    qreal wide = 0;
    for (const auto& [text, look] : word) wide += widthOf(text, size, guideWeight(look));
    if (!lines.back().empty() && used + space + wide > width) lines.emplace_back();
    GuideLine& line = lines.back();
    bool needsSpace = !line.empty();
    if (line.empty()) used = 0;
    for (const auto& [text, look] : word) {
      // Pieces of one look become one piece, so that PDF readers find whole sentences.
      if (!line.empty() && line.back().look == look) {
        if (needsSpace) line.back().text += u' ';
        line.back().text += text;
      } else {
        line.push_back({text, look, needsSpace ? used + space : used});
      }
      used = line.back().left + widthOf(line.back().text, size, guideWeight(look));
      needsSpace = false;
    }
  }
  return lines;
}

void paintGuideLines(Canvas& canvas, const QRectF& box, const std::vector<GuideLine>& lines, qreal size) {
  // The width of a text depends a little on the place of its letters. The room beyond the box keeps a full
  // line from being cut.
  constexpr qreal kBeyond = 2;
  qreal y = box.top();
  for (const GuideLine& line : lines) {
    for (const auto& [text, look, left] : line) {
      const QRectF room(box.left() + left, y, box.width() - left + kBeyond, lineHeight(size));
      const Slope slope = look == GuideLook::Slanted ? Slope::Slanted : Slope::Upright;
      canvas.text(room, text, {size, size, guideWeight(look), Align::Left, 1, slope});
    }
    y += lineHeight(size);
  }
}

void addGuideHeading(Flow& flow, const GuideBlock& block, qreal size) {
  const qreal large = size * 1.25;
  std::string text;
  for (const GuideRun& run : block.runs) text += run.text;
  flow.blocks.push_back({lineHeight(large) + size,
                         [text = printable(text), large](Canvas& canvas, const QRectF& box) {
                           constexpr qreal kBelow = 0.6;
                           const QRectF line(box.left(), box.bottom() - lineHeight(large) - kBelow,
                                             box.width(), lineHeight(large));
                           canvas.text(line, text, {large, large, Weight::Bold, Align::Left, 1});
                         },
                         Keep::WithNext, std::nullopt});
}

// Returns the room of the marks, which is the same for all items. The widest mark has a space behind it.
qreal guideIndent(const Guide& form, qreal size) {
  qreal indent = kGuideIndent;
  for (const GuideBlock& block : form.blocks) {
    if (block.kind != GuideBlock::Kind::Item) continue;
    const QString mark = printable(block.mark) + u' ';
    indent = std::max(indent, widthOf(mark, size, Weight::Bold) + size / 4);
  }
  return indent;
}

void addGuideText(Flow& flow, const GuideBlock& block, qreal indent, qreal size) {
  const std::vector<GuideLine> lines = guideLines(guideWords(block), flow.size().width() - indent, size);
  flow.blocks.push_back(
      {static_cast<qreal>(lines.size()) * lineHeight(size) + size * kBelowGuideBlock,
       [lines, indent, size, mark = printable(block.mark)](Canvas& canvas, const QRectF& box) {
         canvas.text(QRectF(box.left(), box.top(), indent, lineHeight(size)), mark,
                     {size, size, Weight::Bold, Align::Left, 1});
         paintGuideLines(canvas, box.adjusted(indent, 0, 0, 0), lines, size);
       },
       Keep::Loose, std::nullopt});
}

Flow guideFlow(const Guide& form, words::Language language, QSizeF area, qreal size) {
  constexpr qreal kTitle = 6;
  Flow flow;
  flow.area = area;
  flow.headHeight = kTitle * 1.6;
  flow.head = [title = printable(form.title)](Canvas& canvas, const QRectF& box, PageNumber) {
    canvas.text(QRectF(box.left(), box.top(), box.width(), lineHeight(kTitle)), title,
                {kTitle, 4, Weight::Bold, Align::Left, 1});
  };
  flow.foot = [language](Canvas& canvas, const QRectF& box, PageNumber number) {
    paintFoot(canvas, box, {}, language, number);
  };
  const qreal indent = guideIndent(form, size);
  for (const GuideBlock& block : form.blocks) {
    if (block.kind == GuideBlock::Kind::Heading) {
      addGuideHeading(flow, block, size);
    } else {
      addGuideText(flow, block, block.kind == GuideBlock::Kind::Item ? indent : 0, size);
    }
  }
  return flow;
}

}  // namespace

Flow flowOf(const Guide& form, words::Language language, QSizeF area) {
  Flow flow;
  for (const qreal size : kGuideTypes) {
    flow = guideFlow(form, language, area, size);
    if (paginated(flow).size() <= kGuidePages) break;
  }
  return flow;
}

}  // namespace damath::render
