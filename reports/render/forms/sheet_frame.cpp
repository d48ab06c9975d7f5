// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/forms/sheet_frame.hpp"

#include "reports/render/draw/imprint.hpp"

namespace damath::render {

namespace {

constexpr qreal kBand = 5;
constexpr qreal kPlayerLine = 5.3;
constexpr qreal kPlayersTop = 18.6;
constexpr qreal kColumnHeading = 5;

void paintPlayer(Canvas& canvas, const QRectF& box, const std::string& caption,
                 const compose::PlayerHead& player, const compose::Labels& labels) {
  const QRectF band(box.left(), box.top(), box.width(), kBand);
  canvas.shade(band);
  canvas.text(band, printable(caption), {3.2, 2.2, Weight::Bold, Align::Centre, 1});
  const std::pair<const std::string&, const std::string&> fields[] = {
      {labels.name, player.name}, {labels.school, player.school}, {labels.gradeYear, player.grade}};
  qreal y = band.bottom();
  for (const auto& [label, value] : fields) {
    paintField(canvas, QRectF(box.left() + 2, y, box.width() - 4, kPlayerLine), label, value);
    y += kPlayerLine;
  }
}

}  // namespace

void paintField(Canvas& canvas, const QRectF& whole, const std::string& label, const std::string& value) {
  const QRectF box = canvas.onOneSheet(whole);
  const QString caption = printable(label) + QLatin1Char(':');
  const qreal smallest = box.width() < whole.width() ? 1.2 : 1.9;  // a sheet of a poster is narrow
  const FittedText fit =
      fitted(caption, {box.width() * 0.45, std::nullopt, 1}, 2.6, smallest, Weight::Regular);
  const qreal captionWidth = widthOf(fit.lines.first(), fit.size, Weight::Regular);
  canvas.text(QRectF(box.left(), box.top(), captionWidth + 0.5, box.height()), caption,
              {fit.size, smallest, Weight::Regular, Align::Left, 1});
  const QRectF room = box.adjusted(captionWidth + 1.4, 0, 0, 0);
  canvas.horizontal(room.left(), room.right(), box.bottom() - 0.9, Rule::Hair);
  canvas.text(room.adjusted(0.6, 0, -0.6, -0.9), printable(value), {3.0, 1.8, Weight::Bold, Align::Left, 2});
}

void paintSheetHead(Canvas& canvas, const QRectF& box, const std::string& title,
                    const compose::GameHead& head, const compose::Labels& labels, PageNumber number) {
  const std::string place =
      head.contest + (head.contest.empty() || head.venue.empty() ? "" : " – ") + head.venue;
  canvas.text(QRectF(0, 0, box.width(), 4.2), printable(place),
              {2.8, 1.7, Weight::Regular, Align::Centre, 2});
  if (head.mode == contest::ContestMode::Practice) paintStamp(canvas, box, labels.practiceMark, Align::Left);
  QString heading = printable(title);
  if (number.page > 1) heading += QStringLiteral(" (%1)").arg(printable(labels.continued));
  canvas.text(QRectF(36, 4, box.width() - 72, 7.5), heading, {5.2, 3.0, Weight::Bold, Align::Centre, 1});
  paintField(canvas, QRectF(0, 12, 82, 5.4), labels.event, head.event);
  paintField(canvas, QRectF(85, 12, 46, 5.4), labels.date, head.date);
  paintField(canvas, QRectF(134, 12, 27, 5.4), labels.round, head.round);
  paintField(canvas, QRectF(164, 12, 26, 5.4), labels.board, head.board);

  for (const board::Side side : board::kSides) {
    const std::string& caption = side == board::Side::Blue ? labels.playerBlue : labels.playerRed;
    const QRectF player(leftOf(indexOf(side)), kPlayersTop, kHalfWidth, kSheetHead - kPlayersTop);
    paintPlayer(canvas, player, caption, head.of(side), labels);
    canvas.frame(player, Rule::Heavy);
  }
}

void paintStamp(Canvas& canvas, const QRectF& head, const std::string& text, Align side) {
  constexpr qreal kWidth = 34;
  const QRectF stamp(side == Align::Left ? head.left() : head.right() - kWidth, head.top() + 4.6, kWidth, 6);
  canvas.frame(stamp, Rule::Heavy);
  canvas.text(stamp.adjusted(1, 0, -1, 0), printable(text), {2.8, 1.8, Weight::Bold, Align::Centre, 1});
}

Heading columnHeading(const SheetColumns& columns, const compose::Labels& labels) {
  return {kColumnHeading, [columns, &labels](Canvas& canvas, const QRectF& box) {
            const TextStyle style{2.7, 1.9, Weight::Bold, Align::Centre, 1};
            for (const std::size_t half : {std::size_t{0}, std::size_t{1}}) {
              qreal x = leftOf(half);
              const auto cell = [&](qreal width, const std::string& label, const TextStyle& look) {
                canvas.text(QRectF(x + 0.5, box.top(), width - 1, box.height()), printable(label), look);
                x += width;
              };
              cell(columns.move, labels.move, style);
              const TextStyle small{2.2, 1.6, Weight::Regular, Align::Centre, 1};
              if (columns.landing > 0) cell(columns.landing, labels.landing, small);
              cell(columns.score, labels.score, style);
              cell(columns.total, labels.total, style);
            }
            paintRowRules(canvas, box, columns, Rule::Thin);
            canvas.horizontal(kGutter, box.right(), box.top(), Rule::Heavy);
          }};
}

namespace {

// The uprights of a line of the table at the edges of its halves, and the rule under it.
void paintRules(Canvas& canvas, const QRectF& box, const QList<qreal>& inner, Rule under) {
  const auto upright = [&box](qreal x) { return QLineF(x, box.top(), x, box.bottom()); };
  QList<QLineF> hair;
  for (const qreal x : inner) hair << upright(x);
  canvas.rules(hair, Rule::Hair);
  if (under != Rule::Heavy) canvas.horizontal(kGutter, box.right(), box.bottom(), under);
  QList<QLineF> heavy{upright(leftOf(0)), upright(leftOf(1)), upright(box.right())};
  if (under == Rule::Heavy) heavy << QLineF(kGutter, box.bottom(), box.right(), box.bottom());
  canvas.rules(heavy, Rule::Heavy);
}

}  // namespace

void paintRowRules(Canvas& canvas, const QRectF& box, const SheetColumns& columns, Rule under) {
  QList<qreal> inner;
  for (const std::size_t half : {std::size_t{0}, std::size_t{1}}) {
    const qreal score = leftOf(half) + columns.move + columns.landing;
    inner << score << score + columns.score;
  }
  paintRules(canvas, box, inner, under);
}

void paintSumRules(Canvas& canvas, const QRectF& box, const SheetColumns& columns, Rule under) {
  QList<qreal> inner;
  for (const std::size_t half : {std::size_t{0}, std::size_t{1}}) {
    inner << leftOf(half) + columns.move + columns.landing;
  }
  paintRules(canvas, box, inner, under);
}

void paintSignatures(Canvas& canvas, const QRectF& box, const std::vector<SignatureLine>& lines,
                     const compose::Labels& labels) {
  constexpr qreal kGap = 6;
  const auto count = static_cast<qreal>(lines.size());
  const qreal width = (box.width() - kGap * (count - 1)) / count;
  qreal x = box.left();
  for (const SignatureLine& line : lines) {
    const qreal rule = box.top() + 6.6;
    canvas.text(QRectF(x, rule - 4.6, width, 4.4), printable(line.name),
                {2.6, 1.7, Weight::Regular, Align::Centre, 2});
    canvas.horizontal(x, x + width, rule, Rule::Thin);
    canvas.text(QRectF(x, rule + 0.3, width, 3), printable(line.role),
                {2.5, 1.9, Weight::Bold, Align::Centre, 1});
    canvas.text(QRectF(x, rule + 3.1, width, 2.4), printable(labels.signHere),
                {1.9, 1.6, Weight::Regular, Align::Centre, 1});
    x += width + kGap;
  }
}

void paintSheetSignatures(Canvas& canvas, const QRectF& box, const compose::GameHead& head,
                          const std::vector<std::string>& reviewers, const compose::Labels& labels) {
  const QRectF row(box.left(), box.top(), box.width(), kSignatureRow);
  paintSignatures(canvas, row,
                  {{labels.bluesSignature, head.of(board::Side::Blue).name},
                   {labels.redsSignature, head.of(board::Side::Red).name},
                   {labels.arbiter, {}}},
                  labels);
  constexpr std::size_t kReviewers = 3;
  std::vector<SignatureLine> panel;
  for (const std::string& name : reviewers) panel.push_back({labels.reviewer, name});
  while (panel.size() < kReviewers) panel.push_back({labels.reviewer, {}});
  paintSignatures(canvas, row.translated(0, kSignatureRow), panel, labels);
}

void paintFoot(Canvas& canvas, const QRectF& box, const QString& left, const compose::Labels& labels,
               PageNumber number) {
  const QString page = QString::fromStdString(
      filled(labels.page, {std::to_string(number.printed), std::to_string(number.printedOf)}));
  const QRectF line(box.left(), box.bottom() - 4, box.width(), 4);
  canvas.horizontal(line.left(), line.right() - kCodeRoom, line.top(), Rule::Hair);
  // A sheet of a poster is narrow, and its type large.
  const QRectF words = line.adjusted(0, 0.6, -kCodeRoom - 30, 0);
  const bool isPoster = canvas.onOneSheet(words).width() < words.width();
  canvas.text(words, left, {2.2, isPoster ? 1.0 : 1.8, Weight::Regular, Align::Left, isPoster ? 2 : 1});
  canvas.text(line.adjusted(line.width() - kCodeRoom - 28, 0.6, -kCodeRoom, 0), page,
              {2.2, 1.8, Weight::Regular, Align::Right, 1});
}

QString footName(const std::string& name) {
  constexpr qsizetype kMost = 44;
  QString text = printable(name);
  if (text.size() <= kMost) return text;
  const qsizetype space = text.lastIndexOf(QLatin1Char(' '), kMost - 1);
  return text.left(space > kMost / 2 ? space : kMost - 1) + QStringLiteral("…");
}

QString footText(const compose::GameHead& head, const compose::Labels& labels) {
  QStringList parts;
  if (!head.contest.empty()) parts << footName(head.contest);
  if (!head.event.empty()) parts << footName(head.event);
  // A rematch has its name in place of a number.
  const bool isNumbered = !head.round.empty() && head.round.front() >= '0' && head.round.front() <= '9';
  if (!head.round.empty()) parts << printable(isNumbered ? labels.round + " " + head.round : head.round);
  if (!head.board.empty()) parts << printable(labels.board + " " + head.board);
  if (head.mode) parts << printable(compose::labelOf(*head.mode, labels));
  if (head.publication == contest::Publication::Held) parts << printable(labels.held);
  return parts.join(QStringLiteral(" · "));
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
