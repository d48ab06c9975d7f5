// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "reports/compose/parts/names.hpp"
#include "reports/render/draw/printable.hpp"
#include "reports/render/forms/event_frame.hpp"
#include "reports/render/forms/form_pieces.hpp"
#include "reports/render/forms/forms.hpp"
#include "words/phrase.hpp"

namespace damath::render {

namespace {

using compose::TallyRow;
using compose::TallySheet;
using words::Phrase;

constexpr qreal kRoomyRow = 7.4;
constexpr std::size_t kMostRoomyRows = 20;
constexpr qreal kLeastRound = 5.4;
constexpr qreal kLeastEasyRound = 7.4;
constexpr qreal kMostRound = 11;
constexpr qreal kEasyNames = 110;
constexpr qreal kUprightNames = 72;  // landscape is tried if name and school have less width on upright paper
constexpr qreal kTallyNumber = 8;
constexpr qreal kTally = 6;  // the width of each of the columns played, won, drawn and lost
constexpr qreal kPoints = 12.5;
constexpr qreal kPointSystem = 17.5;
constexpr qreal kRank = 11;
constexpr qreal kRematch = 13;
constexpr qreal kGroup = 11;
constexpr qreal kLeastTallyPlayer = 34;
constexpr qreal kLeastSchool = 24;

// The rounds whose columns stand in one table. The rounds of a long event are split into several tables.
struct Band {
  std::size_t first = 0;
  std::size_t last = 0;  // the index after the last round
  bool sums = true;
};

qreal sumsOf(const TallySheet& form) {
  return kPoints + 4 * kTally + kPointSystem + kRank + (form.hasRematches ? kRematch : 0) +
         (form.hasGroups ? kGroup : 0);
}

std::size_t mostRounds(const TallySheet& form, qreal width) {
  return static_cast<std::size_t>((width - kTallyNumber - sumsOf(form) - kLeastTallyPlayer - kLeastSchool) /
                                  kLeastRound);
}

// Returns the width of a round's column at which the longest result, such as "½ (16)", stands on one line in
// slightly smaller type.
qreal easyRound(const TallySheet& form) {
  constexpr qreal kResultType = 2.4;
  constexpr qreal kAir = 1.8;
  qreal widest = kLeastEasyRound;
  for (const TallyRow& row : form.rows) {
    for (const std::string& result : row.results) {
      // Measures only the results that stand on one line. Words, and two games in one round, may run over
      // several lines.
      if (result.find(')') != result.rfind(')') || result.find('(') == std::string::npos) continue;
      widest = std::max(widest, widthOf(printableFigures(result), kResultType, Weight::Regular) + kAir);
    }
  }
  return std::min(widest, kMostRound);
}

std::vector<Band> bandsOf(const TallySheet& form, qreal width) {
  const std::size_t rounds = form.rounds.size();
  const std::size_t most = mostRounds(form, width);
  const std::size_t count = std::max<std::size_t>((rounds + most - 1) / most, 1);
  std::vector<Band> bands;
  for (std::size_t i = 0; i < count; ++i) {
    bands.push_back({rounds * i / count, rounds * (i + 1) / count, i + 1 == count});
  }
  return bands;
}

std::vector<Column> columnsOf(const TallySheet& form, words::Language language, const Band& band,
                              qreal width) {
  const auto rounds = static_cast<qreal>(band.last - band.first);
  const qreal fixed = kTallyNumber + (band.sums ? sumsOf(form) : 0);
  const qreal flexible = width - fixed;
  const qreal wanted = easyRound(form);
  const bool easy = rounds * wanted <= flexible - kLeastTallyPlayer - kLeastSchool;
  const qreal round =
      rounds > 0 ? std::clamp((flexible - kEasyNames) / rounds, easy ? wanted : kLeastRound, kMostRound)
                 : kLeastRound;
  const qreal names = std::min<qreal>(flexible - round * rounds, 130);
  std::vector<Column> columns;
  const auto add = [&](const std::string& heading, Align align, qreal columnWidth, Weight weight) {
    columns.push_back({printable(heading), align, columnWidth, weight});
  };
  add(said(Phrase::Number, language), Align::Centre, kTallyNumber, Weight::Regular);
  add(said(Phrase::Player, language), Align::Left, names * 0.56, Weight::Regular);
  add(said(compose::schoolDistrictHeading(form.head.beside), language), Align::Left, names * 0.44,
      Weight::Regular);
  columns.back().isLed = true;
  for (std::size_t i = band.first; i < band.last; ++i) {
    add(form.rounds[i], Align::Centre, round, Weight::Regular);
  }
  if (!band.sums) return columns;
  if (form.hasRematches) add(said(Phrase::Rematch, language), Align::Centre, kRematch, Weight::Regular);
  if (form.hasGroups) add(said(Phrase::Group, language), Align::Centre, kGroup, Weight::Regular);
  add(said(Phrase::Points, language), Align::Centre, kPoints, Weight::Bold);
  for (const Phrase heading : {Phrase::PrintedPlayed, Phrase::Won, Phrase::Drawn, Phrase::Lost}) {
    add(said(heading, language), Align::Centre, kTally, Weight::Regular);
  }
  add(said(Phrase::PointSystem, language), Align::Right, kPointSystem, Weight::Regular);
  add(said(Phrase::Rank, language), Align::Centre, kRank, Weight::Bold);
  return columns;
}

QStringList cellsOf(const TallySheet& form, const TallyRow& row, const Band& band) {
  const std::string coach = row.school.empty() || row.coach.empty() ? row.coach : "; " + row.coach;
  QStringList cells{QString::number(row.number), printable(row.player), printable(row.school + coach)};
  for (std::size_t i = band.first; i < band.last; ++i) {
    cells << (i < row.results.size() ? printableFigures(row.results[i]) : QString());
  }
  if (!band.sums) return cells;
  if (form.hasRematches) cells << printableFigures(row.rematches);
  if (form.hasGroups) cells << printable(row.group);
  for (const std::string* text :
       {&row.points, &row.played, &row.won, &row.drawn, &row.lost, &row.pointSystem, &row.rank}) {
    cells << printableFigures(*text);
  }
  return cells;
}

qreal rowOf(const TallySheet& form) {
  if (form.rows.size() > compose::kManyRows) return kLowRow;
  return form.rows.size() > kMostRoomyRows ? kEventRow : kRoomyRow;
}

Block signatures(words::Language language) {
  return {2 * kSignatureRow + 7,
          [language](Canvas& canvas, const QRectF& box) {
            const QRectF row(box.left(), box.top() + 2.5, box.width(), kSignatureRow);
            paintSignatures(
                canvas, row,
                {{said(Phrase::Arbiter, language), {}}, {said(Phrase::Facilitator, language), {}}}, language);
            const QRectF panel = row.translated(0, kSignatureRow + 3.5);
            canvas.text(QRectF(panel.left(), panel.top() - 2.6, panel.width(), 4),
                        printable(said(Phrase::PanelOfReviewers, language)) + QLatin1Char(':'),
                        {2.6, 2.0, Weight::Bold, Align::Left, 1});
            const SignatureLine reviewer{said(Phrase::Reviewer, language), {}};
            paintSignatures(canvas, panel, {reviewer, reviewer, reviewer}, language);
          },
          Keep::Loose, std::nullopt};
}

// The look of a tally: upright or landscape paper, and the least height of its rows.
struct TallyLook {
  Orientation orientation = Orientation::Portrait;
  qreal row = kEventRow;
};

Flow laidOut(const TallySheet& form, words::Language language, QSizeF area, const TallyLook& look) {
  Flow flow;
  flow.area = area;
  flow.orientation = look.orientation;
  setEdges(flow, {form.title, form.head, form.provisional}, language);
  for (const Band& band : bandsOf(form, flow.size().width())) {
    std::vector<QStringList> rows;
    for (const TallyRow& row : form.rows) rows.push_back(cellsOf(form, row, band));
    addTable(flow, columnsOf(form, language, band, flow.size().width()), std::move(rows),
             {look.row, 1, Figures::Alike});
    if (!band.sums) addParagraph(flow, QString(), 2.4, Keep::Loose);
  }
  addRemarks(flow, form.remarks);
  addParagraph(flow, printable(form.legend), 2.3, Keep::Loose);
  addParagraph(flow, printable(form.cellLegend), 2.3, Keep::Loose);
  addTies(flow, form.ties, form.notes, language);
  keepWithLast(flow);
  flow.blocks.push_back(signatures(language));
  return flow;
}

}  // namespace

Flow flowOf(const TallySheet& form, words::Language language, QSizeF area) {
  const qreal rounds = easyRound(form) * static_cast<qreal>(form.rounds.size());
  const qreal names = area.width() - kTallyNumber - sumsOf(form) - rounds;
  std::vector<Orientation> ways;
  if (names < kUprightNames) ways.push_back(Orientation::Landscape);
  if (names >= kLeastTallyPlayer + kLeastSchool) ways.push_back(Orientation::Portrait);
  std::vector<qreal> rows{rowOf(form)};
  if (rows.front() > kEventRow) rows.push_back(kEventRow);
  // The layouts are tried in order; the first is the easiest to read. A later layout is used only if it takes
  // fewer pages, because a person who signs should see all results at once.
  std::optional<Flow> best;
  for (const Orientation orientation : ways) {
    for (const qreal row : rows) {
      Flow flow = laidOut(form, language, area, {orientation, row});
      if (best && paginated(*best).size() <= paginated(flow).size()) continue;
      best = std::move(flow);
    }
  }
  return *std::move(best);
}

}  // namespace damath::render
