// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/forms/sheet_frame.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "reports/compose/parts/names.hpp"
#include "reports/render/draw/printable.hpp"
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
constexpr qreal kMostStamp = 44;

struct FieldAt {
  qreal left = 0;
  qreal width = 0;
};
constexpr FieldAt kEventField{0, 82};
constexpr FieldAt kDateField{85, 46};
constexpr FieldAt kRoundField{134, 27};
constexpr FieldAt kBoardField{164, 26};

using PlayerFields = std::array<std::pair<std::string, std::string>, 3>;

PlayerFields fieldsOf(const compose::PlayerHead& player, contest::SchoolOrSection beside,
                      words::Language language) {
  return {{{said(Phrase::Name, language), player.name},
           {said(compose::schoolHeading(beside), language), player.school},
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
    const PlayerFields fields = fieldsOf(player, head.beside, language);
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
    paintPlayer(canvas, player, caption, fieldsOf(game.of(side), game.beside, language), rows);
    canvas.frame(player, Rule::Heavy);
  }
}

}  // namespace

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

}  // namespace damath::render
