// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "reports/render/draw/printable.hpp"
#include "reports/render/forms/event_frame.hpp"
#include "reports/render/forms/forms.hpp"
#include "words/language.hpp"

namespace damath::render {

namespace {

using compose::BracketTree;
using compose::TreeGame;
using compose::TreePart;

constexpr qreal kMostSlot = 22;  // the largest height of a slot: the room for a game that has no earlier game
constexpr qreal kColumnHead = 6;
constexpr qreal kMostLineText = 8.6;
constexpr qreal kJoint = 5;          // the length of the line from the end of a game to the winner's name
constexpr qreal kSlotsAbove = 0.25;  // the free room above the first slot, in slots (see kMostSlot)
constexpr int kWhoLines = 3;
constexpr qreal kCaption = 3;
// The height of a caption above a game that has no earlier game, in slots (see kMostSlot).
constexpr qreal kCaptionSlots = 0.4;

bool isFirst(const TreeGame& game) {
  return !game.from[0] && !game.from[1];
}

// The heights at which the lines of both players and of the winner lie.
struct GameLines {
  qreal first = 0;
  qreal second = 0;
  [[nodiscard]] qreal winner() const { return (first + second) / 2; }
};

// Returns the vertical positions of the two player lines of each game, as distances from the top, in slots. A
// slot is the height of a game between two players who come from no earlier game.
std::vector<GameLines> linesOf(const TreePart& part) {
  constexpr qreal kApart = 0.25;
  std::vector<GameLines> lines;
  qreal slot = kSlotsAbove + 0.5;
  for (const TreeGame& game : part.games) {
    const auto at = [&](std::size_t player) { return lines[*game.from.at(player)].winner(); };
    GameLines own;
    if (game.from[0] && game.from[1]) {
      own = {at(0), at(1)};
    } else if (game.from[0]) {
      own = {at(0), at(0) + 2 * kApart};
    } else if (game.from[1]) {
      own = {at(1) - 2 * kApart, at(1)};
    } else {
      if (!game.caption.empty()) slot += kCaptionSlots;
      own = {slot - kApart, slot + kApart};
      slot += 1;
    }
    lines.push_back(own);
  }
  return lines;
}

qreal slotsOf(const TreePart& part) {
  qreal count = kSlotsAbove;
  for (const TreeGame& game : part.games) {
    if (isFirst(game)) count += game.caption.empty() ? 1 : 1 + kCaptionSlots;
  }
  return count;
}

// Returns a name with initials, "Villanueva-Macapagal, M. C. E.", in place of a name that is too long. The
// player can still be recognized. The table of games that follows the bracket has the whole name.
QString withInitials(const QString& name) {
  const qsizetype comma = name.indexOf(QLatin1String(", "));
  if (comma < 0) return name;
  QStringList parts{name.left(comma + 1)};
  for (const QString& given : name.mid(comma + 2).split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
    const MeasureText letters = [](const QString& text) { return static_cast<qreal>(text.size()); };
    parts << given.left(charactersWithin(given, 0, letters)) + QLatin1Char('.');
  }
  return parts.join(QLatin1Char(' '));
}

// Fits a name with the start number behind it into the room. The name may be cut, the start number never.
FittedText fittedWho(const QString& who, const TextRoom& room, qreal smallest, Weight weight) {
  constexpr qreal kWhoType = 3.0;
  const qsizetype end = who.endsWith(QLatin1Char(')')) ? who.lastIndexOf(QLatin1String(" (")) : -1;
  if (end < 0) return fitted(who, room, kWhoType, smallest, weight);
  // a no-break space keeps the number on the line of the last word
  const QString number = QChar(QChar::Nbsp) + who.mid(end + 1);
  const QString initials = withInitials(who.left(end));
  for (const QString& name : {who.left(end), initials}) {
    FittedText whole = fitted(name + number, room, kWhoType, smallest, weight);
    if (whole.lines.last().endsWith(number.mid(1))) return whole;
  }
  FittedText cut;
  for (qsizetype letters = initials.size(); letters > 0; --letters) {
    const bool isWithinLetter =
        letters < initials.size() && (initials.at(letters).isMark() || initials.at(letters).isLowSurrogate());
    if (isWithinLetter) continue;
    const QString name = initials.left(letters).trimmed() + QChar(0x2026);
    cut = fitted(name + number, room, smallest, smallest, weight);
    if (cut.lines.last().endsWith(number.mid(1))) return cut;
  }
  return {{number.mid(1)}, smallest};
}

void paintWho(Canvas& canvas, const QRectF& room, const std::string& who, Weight weight) {
  canvas.horizontal(room.left(), room.right(), room.bottom(), Rule::Thin);
  const QRectF box = canvas.onOneSheet(room.adjusted(0.8, 0, -0.8, -0.3));
  const FittedText fit =
      fittedWho(printable(who), {box.width(), box.height(), kWhoLines}, canvas.leastType(), weight);
  // The name stands directly above its line, even if the box is high.
  const qreal height =
      std::min(lineHeight(fit.size) * static_cast<qreal>(fit.lines.size()) + 0.4, box.height());
  canvas.lines(QRectF(box.left(), box.bottom() - height, box.width(), height), fit,
               {.weight = weight, .align = Align::Left});
}

void paintPart(Canvas& canvas, const QRectF& box, const TreePart& part, qreal slot) {
  const qreal width = box.width() / static_cast<qreal>(part.rounds.size() + 1);
  const qreal top = box.top() + kColumnHead;
  for (std::size_t i = 0; i < part.rounds.size(); ++i) {
    canvas.text(
        QRectF(box.left() + width * static_cast<qreal>(i), box.top(), width - kJoint, kColumnHead - 1),
        printable(part.rounds[i]), {.size = 2.8, .weight = Weight::Bold});
  }
  const std::vector<GameLines> lines = linesOf(part);
  // for each game: true if its winner plays a later game of this part
  std::vector<bool> isFed(part.games.size(), false);
  for (const TreeGame& game : part.games) {
    for (const auto& from : game.from) {
      if (from) isFed[*from] = true;
    }
  }
  for (std::size_t i = 0; i < part.games.size(); ++i) {
    const TreeGame& game = part.games[i];
    const qreal left = box.left() + width * static_cast<qreal>(game.column);
    const qreal joint = left + width - kJoint;
    // The free height above the lines of the two players. It grows from round to round, up to kMostLineText.
    const qreal text = std::min((lines[i].second - lines[i].first) * slot - 0.4, kMostLineText);
    const auto roomAt = [&](qreal line, qreal from, qreal to) {
      return QRectF(from, top + line * slot - text, to - from, text);
    };
    const auto weightOf = [&](std::size_t player) {
      return !game.winner.empty() && game.players.at(player) == game.winner ? Weight::Bold : Weight::Regular;
    };
    paintWho(canvas, roomAt(lines[i].first, left, joint), game.players[0], weightOf(0));
    paintWho(canvas, roomAt(lines[i].second, left, joint), game.players[1], weightOf(1));
    canvas.vertical(joint, top + lines[i].first * slot, top + lines[i].second * slot, Rule::Thin);
    const qreal middle = top + lines[i].winner() * slot;
    canvas.horizontal(joint, left + width, middle, Rule::Thin);
    canvas.text(QRectF(joint + 0.3, middle - 2.6, kJoint - 0.4, 2.4), QString::number(game.number),
                {.size = kLeastType});
    if (!isFed[i]) {
      paintWho(canvas, roomAt(lines[i].winner(), left + width, left + 2 * width - kJoint), game.winner,
               Weight::Bold);
    }
    if (!game.caption.empty()) {
      const qreal upper = top + lines[i].first * slot - text;
      canvas.text(QRectF(left + 0.8, upper - kCaption, width - kJoint - 1, kCaption), printable(game.caption),
                  {.size = 2.6, .weight = Weight::Bold});
    }
  }
}

}  // namespace

Flow flowOf(const BracketTree& form, words::Language language, QSizeF area) {
  Flow flow;
  flow.area = area;
  flow.orientation = Orientation::Landscape;
  setEdges(flow, {form.title, form.head, form.provisional}, language);
  for (const TreePart& part : form.parts) {
    const qreal rows = slotsOf(part);
    const qreal slot = std::min((flow.bodyHeight() - kColumnHead - 2) / rows, kMostSlot);
    flow.blocks.push_back(
        {slot * rows + kColumnHead + 2,
         [&part, slot](Canvas& canvas, const QRectF& box) { paintPart(canvas, box, part, slot); },
         Keep::Loose, std::nullopt});
  }
  return flow;
}

}  // namespace damath::render
