// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/forms/sheet_frame.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "reports/compose/parts/names.hpp"
#include "reports/render/draw/imprint.hpp"
#include "words/phrase.hpp"

namespace damath::render {

namespace {

using words::Phrase;

constexpr qreal kBand = 5;
constexpr qreal kFieldLine = 5.4;
constexpr qreal kPlayerLine = 5.3;
constexpr qreal kPlayerEdge = 2;  // the free space at both sides of a player's fields
constexpr qreal kContestLine = 4.2;
constexpr qreal kTitleLine = 7.8;
constexpr qreal kAbovePlayers = 1.2;
constexpr qreal kBelowPlayers = 0.5;
constexpr qreal kColumnHeading = 5;
constexpr qreal kCaptionType = 2.6;
constexpr qreal kCaptionShare = 0.45;  // the largest share of a field's width that its caption may take
constexpr qreal kBesideCaption = 1.4;
constexpr qreal kValueEdge = 0.6;
constexpr qreal kUnderValue = 0.9;  // the gap between a value and the lower edge of its field
constexpr int kMostFieldLines = 4;
constexpr qreal kMostStamp = 44;
constexpr qreal kBesideFoot = kCodeRoom + 30;  // the room for the code and the page number

struct FieldAt {
  qreal left = 0;
  qreal width = 0;
};
constexpr FieldAt kEventField{0, 82};
constexpr FieldAt kDateField{85, 46};
constexpr FieldAt kRoundField{134, 27};
constexpr FieldAt kBoardField{164, 26};

FittedText fieldCaption(const std::string& label, qreal width, qreal smallest) {
  return fitted(printable(label) + QLatin1Char(':'), {width * kCaptionShare, std::nullopt, 1}, kCaptionType,
                smallest, Weight::Regular);
}

using PlayerFields = std::array<std::pair<std::string, std::string>, 3>;

PlayerFields fieldsOf(const compose::PlayerHead& player, words::Language language) {
  return {{{said(Phrase::Name, language), player.name},
           {said(Phrase::School, language), player.school},
           {said(Phrase::GradeYear, language), player.grade}}};
}

// The heights of the rows in the head of a scoresheet.
struct SheetHeadRows {
  qreal contest = kContestLine;
  qreal fields = kFieldLine;
  std::array<qreal, 3> player{kPlayerLine, kPlayerLine, kPlayerLine};

  [[nodiscard]] qreal fieldsTop() const { return contest + kTitleLine; }
  [[nodiscard]] qreal playersTop() const { return fieldsTop() + fields + kAbovePlayers; }
  [[nodiscard]] qreal height() const {
    return playersTop() + kBand + player[0] + player[1] + player[2] + kBelowPlayers;
  }
};

QString contestLine(const compose::GameHead& head) {
  return printable(head.contest + (head.contest.empty() || head.venue.empty() ? "" : " – ") + head.venue);
}

SheetHeadRows headRows(const compose::GameHead& head, words::Language language) {
  SheetHeadRows rows;
  rows.contest = heightOfNames(contestLine(head), kFormWidth, Weight::Regular, kContestLine);
  rows.fields =
      std::max(heightOfField(said(Phrase::Event, language), head.event, kEventField.width, kFieldLine),
               heightOfField(said(Phrase::PrintedDate, language), head.date, kDateField.width, kFieldLine));
  for (const compose::PlayerHead& player : head.players) {
    const PlayerFields fields = fieldsOf(player, language);
    for (std::size_t i = 0; i < fields.size(); ++i) {
      const auto& [label, value] = fields.at(i);
      const qreal height = heightOfField(label, value, kHalfWidth - 2 * kPlayerEdge, kPlayerLine);
      rows.player.at(i) = std::max(rows.player.at(i), height);
    }
  }
  return rows;
}

void paintPlayer(Canvas& canvas, const QRectF& box, const std::string& caption, const PlayerFields& fields,
                 const SheetHeadRows& rows) {
  const QRectF band(box.left(), box.top(), box.width(), kBand);
  canvas.shade(band);
  canvas.text(band, printable(caption), {.size = 3.2, .weight = Weight::Bold, .align = Align::Centre});
  qreal y = band.bottom();
  for (std::size_t i = 0; i < fields.size(); ++i) {
    const auto& [label, value] = fields.at(i);
    const QRectF field(box.left() + kPlayerEdge, y, box.width() - 2 * kPlayerEdge, rows.player.at(i));
    paintField(canvas, field, label, value);
    y = field.bottom();
  }
}

// Paints a stamp such as "Corrected copy" in a box to the left or right of the title.
void paintStamp(Canvas& canvas, const QRectF& title, const std::string& text, Align side) {
  constexpr qreal kLeast = 34;
  const TextStyle style{.size = 2.8, .weight = Weight::Bold, .align = Align::Centre};
  const QString mark = printable(text);
  const qreal width = std::clamp(widthOf(mark, 2.5, style.weight) + 2.4, kLeast, kMostStamp);
  const QRectF stamp(side == Align::Left ? title.left() : title.right() - width, title.top() + 0.6, width, 6);
  canvas.frame(stamp, Rule::Heavy);
  canvas.text(stamp.adjusted(1, 0, -1, 0), mark, style);
}

void paintSheetHead(Canvas& canvas, const QRectF& box, const SheetHead& head, words::Language language,
                    PageNumber number) {
  const compose::GameHead& game = head.game;
  const SheetHeadRows rows = headRows(game, language);
  canvas.text(QRectF(0, 0, box.width(), rows.contest), contestLine(game),
              {.size = 2.8, .align = Align::Centre, .mostLines = kMostFieldLines});
  const bool isPractice = game.mode == contest::ContestMode::Practice;
  const QRectF title(0, rows.contest - 0.2, box.width(), 7.5);
  if (isPractice) paintStamp(canvas, title, said(Phrase::PracticeMark, language), Align::Left);
  if (!head.stamp.empty()) paintStamp(canvas, title, head.stamp, Align::Right);
  QString heading = printable(head.title);
  if (number.page > 1) heading += QStringLiteral(" (%1)").arg(printable(said(Phrase::Continued, language)));
  const qreal beside = isPractice || !head.stamp.empty() ? kMostStamp + 2 : 20;
  canvas.text(title.adjusted(beside, 0, -beside, 0), heading, {5.2, 3.0, Weight::Bold, Align::Centre, 1});
  const auto field = [&](FieldAt at, const std::string& label, const std::string& value) {
    paintField(canvas, QRectF(at.left, rows.fieldsTop(), at.width, rows.fields), label, value);
  };
  field(kEventField, said(Phrase::Event, language), game.event);
  field(kDateField, said(Phrase::PrintedDate, language), game.date);
  field(kRoundField, said(Phrase::Round, language), game.round);
  field(kBoardField, said(Phrase::Board, language), game.board);

  for (const board::Side side : board::kSides) {
    const std::string caption =
        side == board::Side::Blue ? said(Phrase::PlayerBlue, language) : said(Phrase::PlayerRed, language);
    const QRectF player(leftOf(indexOf(side)), rows.playersTop(), kHalfWidth,
                        rows.height() - rows.playersTop());
    paintPlayer(canvas, player, caption, fieldsOf(game.of(side), language), rows);
    canvas.frame(player, Rule::Heavy);
  }
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

Heading columnHeading(const SheetColumns& columns, words::Language language) {
  return {kColumnHeading, [columns, language](Canvas& canvas, const QRectF& box) {
            const TextStyle style{.size = 2.7, .weight = Weight::Bold, .align = Align::Centre};
            for (const std::size_t half : {std::size_t{0}, std::size_t{1}}) {
              qreal x = leftOf(half);
              const auto cell = [&](qreal width, const std::string& label, const TextStyle& look) {
                canvas.text(QRectF(x + 0.5, box.top(), width - 1, box.height()), printable(label), look);
                x += width;
              };
              cell(columns.move, said(Phrase::Move, language), style);
              const TextStyle small{.size = kLeastType, .align = Align::Centre};
              if (columns.landing > 0) cell(columns.landing, said(Phrase::Landing, language), small);
              cell(columns.score, said(Phrase::Score, language), style);
              cell(columns.total, said(Phrase::Total, language), style);
            }
            paintRowRules(canvas, box, columns, Rule::Thin);
            canvas.horizontal(kGutter, box.right(), box.top(), Rule::Heavy);
          }};
}

namespace {

// Paints the lines of a table row: vertical lines, which are heavy at the edges of BLUE's and RED's half, and
// the line below the row.
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

void paintSheetSignatures(Canvas& canvas, const QRectF& box, const compose::GameHead& head,
                          const std::vector<std::string>& reviewers, words::Language language) {
  const QRectF row(box.left(), box.top(), box.width(), kSignatureRow);
  paintSignatures(canvas, row,
                  {{said(Phrase::BluesSignature, language), head.of(board::Side::Blue).name},
                   {said(Phrase::RedsSignature, language), head.of(board::Side::Red).name},
                   {said(Phrase::Arbiter, language), {}}},
                  language);
  constexpr std::size_t kReviewers = 3;
  std::vector<SignatureLine> panel;
  for (const std::string& name : reviewers) panel.push_back({said(Phrase::Reviewer, language), name});
  while (panel.size() < kReviewers) panel.push_back({said(Phrase::Reviewer, language), {}});
  paintSignatures(canvas, row.translated(0, kSignatureRow), panel, language);
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

QString footText(const compose::GameHead& head, words::Language language) {
  QStringList parts;
  // The head of a rematch has a word in place of the round number.
  const bool isNumbered = !head.round.empty() && head.round.front() >= '0' && head.round.front() <= '9';
  if (!head.round.empty())
    parts << printable(isNumbered ? said(Phrase::Round, language) + " " + head.round : head.round);
  if (!head.board.empty()) parts << printable(said(Phrase::Board, language) + " " + head.board);
  if (head.mode) parts << printable(compose::modeName(*head.mode, language));
  if (head.publication == contest::Publication::Held) parts << printable(said(Phrase::Held, language));
  return footLine({head.contest, head.event}, parts, kFormWidth);
}

Flow flowUnder(const SheetHead& head, words::Language language, QSizeF area) {
  Flow flow;
  flow.area = area;
  flow.headHeight = headRows(head.game, language).height();
  flow.head = [head, language](Canvas& canvas, const QRectF& box, PageNumber number) {
    paintSheetHead(canvas, box, head, language, number);
  };
  flow.foot = [foot = footText(head.game, language), language](Canvas& canvas, const QRectF& box,
                                                               PageNumber number) {
    paintFoot(canvas, box, foot, language, number);
  };
  return flow;
}

Flow flowOfCards(const Cards& cards, words::Language language, QSizeF area) {
  constexpr qreal kHead = 7;
  constexpr qreal kGap = 4;
  constexpr std::size_t kInRow = 2;
  Flow flow;
  flow.area = area;
  flow.headHeight = kHead;
  flow.head = [title = printable(cards.title)](Canvas& canvas, const QRectF& box, PageNumber) {
    canvas.text(box.adjusted(0, 0, 0, -2), title, {3.6, kLeastType, Weight::Bold, Align::Centre, 1});
  };
  flow.foot = [foot = cards.foot, language](Canvas& canvas, const QRectF& box, PageNumber number) {
    paintFoot(canvas, box, foot, language, number);
  };
  for (std::size_t first = 0; first < cards.count; first += kInRow) {
    const std::size_t last = std::min(first + kInRow, cards.count);
    flow.blocks.push_back({cards.height + kGap,
                           [paint = cards.paint, first, last](Canvas& canvas, const QRectF& box) {
                             const qreal width = (box.width() - kGap) / kInRow;
                             for (std::size_t card = first; card < last; ++card) {
                               const qreal left =
                                   box.left() + static_cast<qreal>(card - first) * (width + kGap);
                               paint(canvas, QRectF(left, box.top(), width, box.height() - kGap), card);
                             }
                           },
                           Keep::Loose, std::nullopt});
  }
  return flow;
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
