// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/forms/form_pieces.hpp"

#include <algorithm>
#include <optional>

#include "reports/render/draw/imprint.hpp"
#include "reports/render/draw/printable.hpp"
#include "words/phrase.hpp"

namespace damath::render {

namespace {

using words::Phrase;

constexpr qreal kCaptionType = 2.6;
constexpr qreal kCaptionShare = 0.45;  // the largest share of a field's width that its caption may take
constexpr qreal kBesideCaption = 1.4;
constexpr qreal kValueEdge = 0.6;
constexpr qreal kUnderValue = 0.9;             // the gap between a value and the lower edge of its field
constexpr qreal kBesideFoot = kCodeRoom + 30;  // the room for the code and the page number

FittedText fieldCaption(const std::string& label, qreal width, qreal smallest) {
  return fitted(printable(label) + QLatin1Char(':'), {width * kCaptionShare, std::nullopt, 1}, kCaptionType,
                smallest, Weight::Regular);
}

}  // namespace

qreal heightOfNameLines(qsizetype lines) {
  // The last line of text needs no space below it, so 0.2 mm are subtracted.
  return lineHeight(kLeastType) * static_cast<qreal>(lines) - 0.2;
}

qreal heightOfNames(const QString& text, qreal width, Weight weight, qreal usual) {
  if (widthOf(text, kLeastType, weight) <= width) return usual;
  const qsizetype lines = wrapped(text, width, kLeastType, weight).size();
  return std::max(usual, heightOfNameLines(std::min<qsizetype>(lines, kMostFieldLines)));
}

qreal heightOfField(const std::string& label, const std::string& value, qreal width, qreal usual) {
  const FittedText caption = fieldCaption(label, width, kLeastType);
  const qreal room =
      width - widthOf(caption.lines.first(), caption.size, Weight::Regular) - kBesideCaption - 2 * kValueEdge;
  return heightOfNames(printable(value), room, Weight::Bold, usual - kUnderValue) + kUnderValue;
}

void paintField(Canvas& canvas, const QRectF& whole, const std::string& label, const std::string& value) {
  const QRectF box = canvas.onOneSheet(whole);
  const FittedText caption = fieldCaption(label, box.width(), canvas.leastType());
  const qreal captionWidth = widthOf(caption.lines.first(), caption.size, Weight::Regular);
  canvas.lines(QRectF(box.left(), box.top(), captionWidth, box.height()), caption, {});
  const QRectF room = box.adjusted(captionWidth + kBesideCaption, 0, 0, 0);
  canvas.horizontal(room.left(), room.right(), box.bottom() - kUnderValue, Rule::Hair);
  canvas.text(room.adjusted(kValueEdge, 0, -kValueEdge, -kUnderValue), printable(value),
              {.size = 3.0, .weight = Weight::Bold, .mostLines = kMostFieldLines});
}

void paintSignatures(Canvas& canvas, const QRectF& box, const std::vector<SignatureLine>& lines,
                     words::Language language) {
  constexpr qreal kGap = 6;
  const auto count = static_cast<qreal>(lines.size());
  const qreal width = (box.width() - kGap * (count - 1)) / count;
  qreal x = box.left();
  for (const SignatureLine& line : lines) {
    const qreal rule = box.top() + 6.6;
    // A name that takes two lines needs more height above the signature line.
    const qreal height = heightOfNames(printable(line.name), width, Weight::Regular, 4.4);
    canvas.text(QRectF(x, rule - 0.2 - height, width, height), printable(line.name),
                {.size = 2.6, .align = Align::Centre, .mostLines = 2});
    canvas.horizontal(x, x + width, rule, Rule::Thin);
    canvas.text(QRectF(x, rule + 0.3, width, 3), printable(line.role),
                {.size = 2.5, .weight = Weight::Bold, .align = Align::Centre});
    canvas.text(QRectF(x, rule + 3.1, width, 2.6), printable(said(Phrase::SignHere, language)),
                {.size = kLeastType, .align = Align::Centre});
    x += width + kGap;
  }
}

void paintFoot(Canvas& canvas, const QRectF& box, const QString& left, words::Language language,
               PageNumber number) {
  const std::string pages = number.printedOf > 0 ? std::to_string(number.printedOf) : kStillToCome;
  const QString page =
      QString::fromStdString(said(Phrase::Page, language, {std::to_string(number.printed), pages}));
  const QRectF line(box.left(), box.bottom() - 4, box.width(), 4);
  canvas.horizontal(line.left(), line.right() - kCodeRoom, line.top(), Rule::Hair);
  // On a poster, each sheet of paper is narrow and the type is large. So the foot of a poster may take two
  // lines.
  const QRectF words = line.adjusted(0, 0.6, -kBesideFoot, 0);
  const bool isPoster = canvas.onOneSheet(words).width() < words.width();
  canvas.text(words, left, {.size = kLeastType, .mostLines = isPoster ? 2 : 1});
  canvas.text(line.adjusted(line.width() - kCodeRoom - 28, 0.6, -kCodeRoom, 0), page,
              {.size = kLeastType, .align = Align::Right});
}

QString footLine(const std::vector<std::string>& names, const QStringList& rest, qreal width) {
  constexpr qsizetype kMost = 32;
  QStringList whole;
  QStringList cut;
  for (const std::string& name : names) {
    const QString text = printable(name);
    if (text.isEmpty()) continue;
    whole << text;
    const qsizetype space = text.lastIndexOf(QLatin1Char(' '), kMost - 1);
    cut << (text.size() <= kMost ? text
                                 : text.left(space > kMost / 2 ? space : kMost - 1) + QStringLiteral("…"));
  }
  const QString between = QStringLiteral(" · ");
  const QString line = (whole + rest).join(between);
  const bool fits = widthOf(line, kLeastType, Weight::Regular) <= width - kBesideFoot;
  return fits ? line : (cut + rest).join(between);
}

void paintParagraph(Canvas& canvas, const QRectF& box, const QString& text, qreal size) {
  qreal y = box.top();
  for (const QString& line : wrapped(text, box.width(), size, Weight::Regular)) {
    canvas.text(QRectF(box.left(), y, box.width() + 0.5, lineHeight(size)), line,
                {size, size, Weight::Regular, Align::Left, 1});
    y += lineHeight(size);
  }
}

qreal heightOfParagraph(const QString& text, qreal width, qreal size) {
  return lineHeight(size) * static_cast<qreal>(wrapped(text, width, size, Weight::Regular).size());
}

}  // namespace damath::render
