// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/explain/understanding.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

#include "core/sheet/explain/explanation.hpp"
#include "core/sheet/explain/resolver.hpp"
#include "core/sheet/explain/search.hpp"
#include "core/sheet/habits/frame_evidence.hpp"
#include "core/sheet/habits/habit.hpp"
#include "core/sheet/habits/recognition.hpp"
#include "core/sheet/habits/score_evidence.hpp"

namespace damath::sheet {

namespace {

using board::Position;
using board::Side;

// A version (a sheet read with some displacements undone and some habits corrected) is accepted at once if
// its remaining errors cost at most this.
constexpr int kOneSlip = 6;
constexpr int kMostCost = 40;
constexpr std::size_t kVisitsOfQuickTrial = 500;
constexpr std::size_t kVisitsOfTrial = 4'000;
constexpr std::size_t kVisitsOfMovedUp = 250;
constexpr std::size_t kVisitsOfSlip = 200;
constexpr int kCostOfMovedUp = 10;
constexpr std::size_t kVisitsInAll = 60'000;  // the work limit of all trials of one sheet together

constexpr int kCertainCells = 6;
constexpr std::size_t kMostFrames = 3;  // one loop tries at most this many frames (ways to count squares)
constexpr std::size_t kMostDisplacements = 3;
constexpr int kLinesOfChain = 3;
constexpr std::size_t kMostTrials = 6;  // one loop tries at most this many displacements on the whole sheet
constexpr std::size_t kFarther = 2;     // a displacement must add this many followed entries or reach the end

// A version (some displacements undone, some habits corrected) that explains the whole sheet.
struct Found {
  Version version;
  Segment segment;
  int cost;
  int costOfTotals;  // the greatest possible part of `cost` that comes from wrong totals
};

// A displacement with the values by which candidates are sorted: first by the reach of the replay, the
// farthest first, then by the number of total gaps, the fewest first. A column that stands too low and an
// opposite column that stands too high give the same order of entries. The low column then comes first,
// because its blank cells can be seen on paper.
struct Ranked {
  std::size_t reach;
  std::size_t totalGaps;
  Displacement displacement;

  friend bool operator<(const Ranked& a, const Ranked& b) {
    if (a.reach != b.reach) return a.reach > b.reach;
    if (a.totalGaps != b.totalGaps) return a.totalGaps < b.totalGaps;
    return a.displacement.by >= 0 && b.displacement.by < 0;
  }
};

class Interpreter {
 public:
  Interpreter(const Law& law, const Reading& plain, const Position& start, HalfOrder order,
              const HabitAnswers& answers, const WrittenEnd& written, SearchMemory& memory)
      : m_law(law),
        m_plain(plain),
        m_start(start),
        m_order(order),
        m_answers(answers),
        m_written(written),
        m_memory(memory),
        m_rules(otherRules(law)) {}

  Understanding run() {
    const Habits habits = answeredHabits(habitsOf(m_law, m_rules, m_plain, m_start), m_answers, m_rules);
    const Habits certain = certainOf(habits);
    m_visits = kVisitsOfQuickTrial;
    tryOut({}, certain);
    if (m_isOpen) return asFarAsPossible(habits);
    if (!isUnderstood() && habits != certain) tryOut({}, habits);
    if (!isUnderstood()) tryWholeDisplacements(certain);
    if (!isUnderstood()) tryOtherHabits(certain);
    if (!isUnderstood() && habits != certain) tryOtherHabits(habits);
    if (!isUnderstood()) {
      m_visits = kVisitsOfTrial;
      tryOut({}, certain);
    }
    if (!isUnderstood()) seekDisplacements(certain);
    if (!isUnderstood() && habits != certain) seekDisplacements(habits);
    if (!isUnderstood()) tryOtherHabits(certain);
    if (m_best) seekOtherFrames();
    return m_best ? claimed() : asFarAsPossible(habits);
  }

 private:
  // Returns the explanation of a sheet with gaps. Drops habits of squares and operands, which only play on
  // the board could prove. Keeps habits of scores, totals and signs, which the columns alone prove.
  Understanding asFarAsPossible(Habits habits) {
    for (ColumnHabits& column : habits.columns) {
      column.frame.reset();
      column.areOperandsSwapped = false;
    }
    Version version = versionOf({}, habits);
    Explanation explanation = explain(m_law, version.reading(), m_start, m_memory);
    Segment& last = explanation.segments.back();
    std::optional<Undecided> undecided;
    if (!last.games.empty()) {
      // After a gap, the games of the last segment cover only a part of the sheet. Their totals are not those
      // of the whole game, so they cannot be compared with the written result.
      const bool isWhole = explanation.segments.size() == 1;
      GameChoice choice = chooseGame(m_law, version.reading(), last.start, last.games, m_answers,
                                     isWhole ? m_written : WrittenEnd{});
      take(last, choice.game);
      if (choice.undecided) endWhereGamesPart(version.reading(), last, choice.undecided->turns);
      if (isWhole) undecided = std::move(choice.undecided);
    }
    return {std::move(version), std::move(explanation), std::nullopt, std::move(undecided), {}};
  }

  // Makes the game with this index the segment's own game. Drops the other games and all alternative turns.
  void take(Segment& segment, std::size_t game) const {
    if (segment.games.empty()) return;
    segment.explainedTurns = segment.games[game].turns;
    segment.alternatives.assign(segment.explainedTurns.size(), {});
    setEnd(m_law, segment);
    segment.games.clear();
  }

  // Ends the segment before its explained turn with the index `kept`. If no entry follows at that point, ends
  // the segment before an earlier turn that has entries after it.
  void endWhereGamesPart(const Reading& reading, Segment& segment, std::size_t kept) const {
    const std::vector<ExplainedTurn>& turns = segment.explainedTurns;
    while (kept > 0 && (kept == turns.size() || turns[kept].first == reading.plays.size())) --kept;
    endBefore(m_law, reading, segment, kept);
  }

  // Returns the best reading of the sheet. If neither the totals nor the reviewer's answer confirm its
  // exchange of columns, returns it without the exchange; the explanation then ends before the exchange.
  Understanding claimed() {
    const Displacement* exchange = exchangeIn(m_best->version);
    const auto answer = m_answers.on(exchangedColumns());
    const bool isAccepted = answer == HabitDecision::Accepted;
    if (exchange == nullptr || isAccepted || isProven(m_best->version, *exchange)) return chosen();
    const int line = exchange->line;
    std::vector<Displacement> others = m_best->version.displacements();
    std::erase(others, *exchange);
    Version version = versionOf(std::move(others), m_best->version.habits());
    return {std::move(version), {{endedBefore(line)}, false}, line, std::nullopt, {}};
  }

  // Returns the best reading of the sheet with the chosen game. If no game can be chosen, the explanation
  // ends where the games begin to differ.
  Understanding chosen() {
    std::vector<CheapestGame> games = m_best->segment.games;
    if (games.empty()) games.push_back(gameOf(m_law, m_best->segment));
    const std::size_t own = games.size();
    for (const Found& tied : m_tied) games.push_back(gameOf(m_law, tied.segment));
    GameChoice choice = chooseGame(m_law, m_best->version.reading(), m_start, games, m_answers, m_written);
    if (choice.game >= own) {
      m_best = std::move(m_tied[choice.game - own]);
      m_otherFrames = {};
    } else {
      take(m_best->segment, choice.game);
    }
    if (choice.undecided)
      endWhereGamesPart(m_best->version.reading(), m_best->segment, choice.undecided->turns);
    return {std::move(m_best->version),
            {{std::move(m_best->segment)}, false},
            std::nullopt,
            std::move(choice.undecided),
            std::move(m_otherFrames)};
  }

  // For each habit of counting squares that is not accepted, follows the sheet with the other frames that the
  // cells show. Adds frames of the same cost to m_otherFrames, and games with other grand totals to m_tied.
  void seekOtherFrames() {
    const Habits habits = m_best->version.habits();
    for (const Side side : board::kSides) {
      const ColumnHabits& column = habits.of(side);
      const bool isOfBoth = habits.of(Side::Blue).frame == habits.of(Side::Red).frame;
      if (!column.frame || (isOfBoth && side == Side::Red)) continue;
      if (m_answers.on({side, wordsOf(*column.frame)}) == HabitDecision::Accepted) continue;
      m_visits = kVisitsOfQuickTrial;
      const auto frames = frameEvidence(m_law, m_plain, m_start, side, column.areOperandsSwapped);
      for (const FrameEvidence& evidence : frames) {
        if (evidence.frame == *column.frame) continue;
        Habits other = habits;
        other.of(side).frame = evidence.frame;
        if (isOfBoth) other.of(Side::Red).frame = evidence.frame;
        std::optional<Found> found = followed(m_best->version.displacements(), other, m_best->cost);
        if (!found || found->cost != m_best->cost) continue;
        m_otherFrames[indexOf(side)].push_back(evidence.frame);
        if (isOfBoth) m_otherFrames[indexOf(Side::Red)].push_back(evidence.frame);
        const CheapestGame game = gameOf(m_law, found->segment);
        const auto isSame = [&](const Segment& segment) {
          return gameOf(m_law, segment).grands == game.grands;
        };
        const bool isKnown = isSame(m_best->segment) || std::ranges::any_of(m_tied, isSame, &Found::segment);
        if (!isKnown) m_tied.push_back(*std::move(found));
      }
    }
  }

  // Returns the exchange of columns in `version`, one way to read the sheet; null if there is none.
  [[nodiscard]] static const Displacement* exchangeIn(const Version& version) {
    const auto& all = version.displacements();
    const auto found = std::ranges::find(all, Displacement::Kind::ColumnsExchanged, &Displacement::kind);
    return found == all.end() ? nullptr : &*found;
  }

  // True if fewer totals are wrong with the exchange of columns than without it.
  [[nodiscard]] bool isProven(const Version& version, const Displacement& exchange) const {
    std::vector<Displacement> others = version.displacements();
    std::erase(others, exchange);
    const Version headed = versionOf(std::move(others), version.habits());
    return TotalGaps(m_law, version.reading()).count() < TotalGaps(m_law, headed.reading()).count();
  }

  // Returns the best segment, cut before the first turn that ends on this line or later, with its gap.
  [[nodiscard]] Segment endedBefore(int line) const {
    const Reading& reading = m_best->version.reading();
    Segment segment = m_best->segment;
    std::size_t kept = 0;
    for (const ExplainedTurn& explained : segment.explainedTurns) {
      const std::size_t behind = explained.first + explained.count;
      if (behind > 0 && reading.plays[behind - 1].line >= line) break;
      ++kept;
    }
    endBefore(m_law, reading, segment, kept);
    return segment;
  }

  [[nodiscard]] Version versionOf(std::vector<Displacement> displacements, const Habits& habits) const {
    return {m_law,
            m_plain,
            m_start,
            m_order,
            std::move(displacements),
            answeredHabits(habits, m_answers, m_rules)};
  }

  // True if at most one slip remains besides habits and displacements. Wrong totals of exchanged columns do
  // not count, because they only decide if the exchange is proven.
  [[nodiscard]] bool isUnderstood() const {
    if (!m_best) return false;
    const bool isExchanged = exchangeIn(m_best->version) != nullptr;
    const int rest = m_best->cost - m_best->version.cost();
    return (isExchanged ? rest - m_best->costOfTotals : rest) <= kOneSlip;
  }
  [[nodiscard]] int mostCost() const { return m_best ? m_best->cost - 1 : kMostCost; }

  // A segment that explains all entries to the end of the sheet, and its cost.
  struct Followed {
    Segment segment;
    int cost;
  };

  // Runs the search to the end of the sheet, within the work limit that is left for the sheet.
  std::optional<Segment> runWithin(Search& search, int mostCost, std::size_t visits) {
    std::optional<Segment> found = search.runToEnd(mostCost, std::min(visits, m_visitsLeft));
    m_visitsLeft -= std::min(m_visitsLeft, search.visits());
    return found;
  }

  // Follows the reading from this place to its end. The search object is destroyed on return, so that the
  // next search can use its memory.
  std::optional<Followed> followedFrom(const SearchPlace& from, const Reading& reading,
                                       const TotalGaps& totalGaps, int mostCost, std::size_t visits) {
    Search search(m_law, reading, totalGaps, from.position, from.next, m_memory);
    std::optional<Segment> found = runWithin(search, mostCost, visits);
    if (!found) return std::nullopt;
    return Followed{*std::move(found), search.cost()};
  }

  // Follows the whole sheet with these displacements and habits. Stores the result as m_best if it is the
  // best so far. If a turn in the result is only one of several possible guesses (hasOpenGuess), stores
  // nothing and sets m_isOpen.
  void tryOut(std::vector<Displacement> displacements, const Habits& habits) {
    std::optional<Found> found = followed(std::move(displacements), habits, mostCost());
    if (!found) return;
    if (hasOpenGuess(found->version.reading(), found->segment)) {
      m_isOpen = true;
      return;
    }
    m_best = std::move(found);
  }

  // Follows the whole sheet with these displacements and habits, at a cost of at most `mostCost`. The result
  // lacks the habits that neededOf() drops, unless the reviewer accepted them. Exception: if hasOpenGuess()
  // is true, all habits stay. nullopt if the sheet cannot be followed at this cost.
  std::optional<Found> followed(std::vector<Displacement> displacements, const Habits& habits, int mostCost) {
    Version version = versionOf(std::move(displacements), habits);
    const int most = mostCost - version.cost();
    if (most < 0) return std::nullopt;
    const TotalGaps totalGaps(m_law, version.reading());
    // If the totals do not prove an exchange of columns, the search ignores the total gaps.
    const Displacement* exchange = exchangeIn(version);
    const bool isUnproven = exchange != nullptr && !isProven(version, *exchange);
    const TotalGaps none = TotalGaps::none(version.reading());
    std::optional<Followed> game =
        followedFrom({m_start, 0}, version.reading(), isUnproven ? none : totalGaps, most, m_visits);
    if (!game) return std::nullopt;
    if (!hasOpenGuess(version.reading(), game->segment)) {
      const Habits needed = answeredHabits(neededOf(version, game->segment), m_answers, m_rules);
      if (needed != version.habits()) return followed(version.displacements(), needed, mostCost);
    }
    const int cost = version.cost() + game->cost + (isUnproven ? totalGaps.cost() : 0);
    return Found{std::move(version), std::move(game->segment), cost, totalGaps.cost()};
  }

  // Returns the version's habits without those of squares, operands and scores that too few cells show.
  [[nodiscard]] Habits neededOf(const Version& version, const Segment& segment) const {
    const UsedHabits used = usedHabits(m_law, version.reading(), segment);
    Habits needed = version.habits();
    for (ColumnHabits& column : needed.columns) {
      if (used.frames < kCellsOfHabit) column.frame.reset();
      if (used.operands < kCellsOfHabit) column.areOperandsSwapped = false;
      std::erase_if(column.scores, [&](const ScoreHabit& habit) {
        return used.scores[static_cast<std::size_t>(habit.kind)] < kCellsOfHabit;
      });
    }
    return needed;
  }

  void seekDisplacements(const Habits& habits) {
    std::vector<Displacement> known;
    for (std::size_t depth = 0; depth < kMostDisplacements; ++depth) {
      const auto next = bestDisplacement(known, habits);
      if (isUnderstood() || !next) return;
      known.push_back(*next);
    }
  }

  // Tries the displacements with which legal moves without slips explain the sheet to its end.
  void tryWholeDisplacements(const Habits& habits) {
    const Version version = versionOf({}, habits);
    const Reading& reading = version.reading();
    if (reading.plays.empty()) return;
    const SearchPlace start(m_start, 0);
    const std::size_t plainReach = reachOf(reading, start);
    // No displacement is needed if legal moves explain the sheet to its end as written.
    if (plainReach > reading.plays.size()) return;
    std::vector<Ranked> ranked;
    for (const Displacement& displacement : displacementsOn(linesNear(reading, {plainReach}), reading)) {
      const Version changed = versionOf({displacement}, habits);
      const std::size_t reach = reachOf(changed.reading(), start);
      if (reach <= changed.reading().plays.size()) continue;
      ranked.push_back({reach, TotalGaps(m_law, changed.reading()).count(), displacement});
    }
    std::stable_sort(ranked.begin(), ranked.end());
    for (std::size_t i = 0; i < std::min(ranked.size(), kMostTrials); ++i)
      tryOut({ranked[i].displacement}, habits);
  }

  // Returns the cheapest places that a short search visits, ordered by entry.
  std::vector<SearchPlace> stepsOf(const Reading& reading) {
    const TotalGaps totalGaps(m_law, reading);
    Search search(m_law, reading, totalGaps, m_start, 0, m_memory);
    (void)runWithin(search, kMostCost, kVisitsOfTrial);
    return search.cheapestPlaces();
  }

  // Looks for one more displacement with which the replay reaches farther. Tries the best candidates on the
  // whole sheet. Returns the candidate with the farthest reach; nullopt if no displacement helps.
  std::optional<Displacement> bestDisplacement(const std::vector<Displacement>& known, const Habits& habits) {
    const Version version = versionOf(known, habits);
    const Reading& reading = version.reading();
    if (reading.plays.empty()) return std::nullopt;
    const std::vector<SearchPlace> steps = stepsOf(reading);
    if (steps.empty()) return std::nullopt;  // the work limit of the sheet is used up
    const SearchPlace& start = steps.front();
    const std::size_t cleanReach = reachOf(reading, start);
    const std::vector<int> lines = linesNear(reading, {cleanReach, steps.back().next});
    std::vector<Ranked> ranked;
    for (const Displacement& displacement : displacementsOn(lines, reading)) {
      std::vector<Displacement> all = known;
      all.push_back(displacement);
      const Version changed = versionOf(std::move(all), habits);
      // A chain may begin kLinesOfChain lines before the displacement, so one replay starts at `farBefore`.
      const SearchPlace& before = lastPlaceBefore(reading, steps, displacement.line);
      const SearchPlace& farBefore = lastPlaceBefore(reading, steps, displacement.line - kLinesOfChain);
      for (const SearchPlace* step : {&start, &farBefore, &before}) {
        const std::size_t reach = reachOf(changed.reading(), *step);
        const std::size_t plainReach = step == &start ? cleanReach : reachOf(reading, *step);
        const bool isWhole = reach > changed.reading().plays.size() && reach > plainReach;
        if (reach < plainReach + kFarther && !isWhole) continue;
        ranked.push_back({reach, TotalGaps(m_law, changed.reading()).count(), displacement});
        break;
      }
    }
    std::stable_sort(ranked.begin(), ranked.end());
    for (std::size_t i = 0; i < std::min(ranked.size(), kMostTrials); ++i) {
      std::vector<Displacement> all = known;
      all.push_back(ranked[i].displacement);
      tryOut(std::move(all), habits);
    }
    if (!isUnderstood()) tryMovedUp(known, habits, reading, steps, lines);
    if (!isUnderstood() && m_visits == kVisitsOfTrial) tryWithSlip(known, habits, reading, steps, lines);
    if (ranked.empty()) return std::nullopt;
    return ranked.front().displacement;
  }

  // Tries displacements with which the rest of the sheet can be followed with at most one slip of the pen.
  void tryWithSlip(const std::vector<Displacement>& known, const Habits& habits, const Reading& reading,
                   const std::vector<SearchPlace>& steps, const std::vector<int>& lines) {
    for (const Displacement& displacement : displacementsOn(lines, reading)) {
      if (displacement.kind == Displacement::Kind::ColumnMoved && std::abs(displacement.by) > 1) continue;
      std::vector<Displacement> all = known;
      all.push_back(displacement);
      const Version changed = versionOf(all, habits);
      const SearchPlace& from = lastPlaceBefore(reading, steps, displacement.line - kLinesOfChain);
      const TotalGaps none = TotalGaps::none(changed.reading());
      if (followedFrom(from, changed.reading(), none, kOneSlip, kVisitsOfSlip))
        tryOut(std::move(all), habits);
      if (isUnderstood()) return;
    }
  }

  // Tries columns that stand too high: a turn is missing on paper, so an unwritten turn must be guessed.
  void tryMovedUp(const std::vector<Displacement>& known, const Habits& habits, const Reading& reading,
                  const std::vector<SearchPlace>& steps, const std::vector<int>& lines) {
    for (const int line : lines) {
      for (const Side column : board::kSides) {
        for (const int by : {-1, -2}) {
          std::vector<Displacement> all = known;
          all.push_back({Displacement::Kind::ColumnMoved, line, column, by, false});
          const Version changed = versionOf(all, habits);
          const SearchPlace& from = lastPlaceBefore(reading, steps, line);
          const TotalGaps totalGaps(m_law, changed.reading());
          if (followedFrom(from, changed.reading(), totalGaps, kCostOfMovedUp, kVisitsOfMovedUp))
            tryOut(std::move(all), habits);
        }
      }
    }
  }

  // Returns the habits without each frame of counting squares that fewer than kCertainCells entries show and
  // that more entries contradict. Entries in the wrong place can look like entries in another frame.
  [[nodiscard]] Habits certainOf(Habits habits) const {
    for (const Side side : board::kSides) {
      ColumnHabits& column = habits.of(side);
      if (column.frame) {
        const FrameEvidence found =
            evidenceOf(*column.frame, m_law, m_plain, m_start, side, column.areOperandsSwapped);
        const auto asAsked = std::ranges::count(found.signs, FrameSign::AsAsked);
        if (found.habitual < kCertainCells && asAsked > found.habitual) column.frame.reset();
      }
    }
    return habits;
  }

  // Tries the frames of counting squares with which legal moves without slips reach farthest, for each column
  // and for both. A dama reaches so many squares that its entries alone show no frame.
  void tryFarthestFrames(const Habits& habits) {
    struct Reached {
      std::size_t reach;
      Habits habits;
    };
    const SearchPlace start(m_start, 0);
    const std::size_t plainReach = reachOf(versionOf({}, habits).reading(), start);
    std::vector<Reached> reached;
    for (const board::SquareFrame& frame : board::kSquareFrames) {
      if (frame == board::SquareFrame{}) continue;
      for (const unsigned sides : {3U, 1U, 2U}) {
        Habits other = habits;
        for (const Side side : board::kSides) {
          if ((sides & (1U << indexOf(side))) != 0) other.of(side).frame = frame;
        }
        if (other == habits) continue;
        const std::size_t reach = reachOf(versionOf({}, other).reading(), start);
        if (reach > plainReach) reached.push_back({reach, std::move(other)});
      }
    }
    std::ranges::stable_sort(reached, std::ranges::greater{}, &Reached::reach);
    for (std::size_t i = 0; i < std::min(reached.size(), kMostFrames); ++i) tryOut({}, reached[i].habits);
  }

  void tryOtherHabits(const Habits& habits) {
    tryFarthestFrames(habits);
    for (const Side side : board::kSides) {
      const auto frames = frameEvidence(m_law, m_plain, m_start, side, habits.of(side).areOperandsSwapped, 1);
      for (std::size_t i = 0; i < std::min(frames.size(), kMostFrames); ++i) {
        Habits other = habits;
        if (other.of(side).frame == frames[i].frame) {
          other.of(side).frame.reset();
        } else {
          other.of(side).frame = frames[i].frame;
        }
        tryOut({}, other);
      }
    }
    tryPossibleScores(habits);
    const auto otherOrder = std::ranges::find_if(
        m_rules, [](const auto& rule) { return rule->option == "roundBeforeMultiplier"; });
    for (const unsigned sides : {1U, 2U, 3U}) {
      Habits undoubled = habits;
      Habits swapped = habits;
      Habits reordered = habits;
      for (const Side side : board::kSides) {
        if ((sides & (1U << indexOf(side))) == 0) continue;
        undoubled.of(side).scores.push_back({ScoreHabit::Kind::NeverDoubled, nullptr});
        swapped.of(side).areOperandsSwapped = !swapped.of(side).areOperandsSwapped;
        if (otherOrder != m_rules.end())
          reordered.of(side).scores.push_back({ScoreHabit::Kind::ByOtherRule, *otherOrder});
      }
      tryOut({}, undoubled);
      tryOut({}, swapped);
      if (otherOrder != m_rules.end()) tryOut({}, reordered);
      if (m_law.scores.arithmetic() != rules::Arithmetic::Variables) continue;
      Habits turned = habits;
      for (const Side side : board::kSides) {
        if ((sides & (1U << indexOf(side))) != 0)
          turned.of(side).scores.push_back({ScoreHabit::Kind::OtherFrame, nullptr});
      }
      tryOut({}, turned);
    }
  }

  // Tries the score habits that the entries may show but do not prove, for each column and for both together.
  void tryPossibleScores(const Habits& habits) {
    std::array<std::vector<ScoreHabit>, 2> possible;
    for (const Side side : board::kSides)
      possible[indexOf(side)] = scoreEvidence(m_law, m_rules, m_plain, side).possible;
    const auto isOf = [&](Side side, const ScoreHabit& habit) {
      const auto& all = possible[indexOf(side)];
      return std::ranges::find(all, habit) != all.end();
    };
    for (const Side side : board::kSides) {
      for (const ScoreHabit& habit : possible[indexOf(side)]) {
        Habits other = habits;
        other.of(side).scores.push_back(habit);
        tryOut({}, other);
        if (side == Side::Red || !isOf(Side::Red, habit)) continue;
        other.of(Side::Red).scores.push_back(habit);
        tryOut({}, other);
      }
    }
  }

  // Returns the index of the first entry that legal moves with correct scores cannot reach from this place.
  // If all are reached, returns the number of entries, plus 1 if the R.C. rows fit.
  [[nodiscard]] std::size_t reachOf(const Reading& reading, const SearchPlace& from) {
    const TotalGaps totalGaps = TotalGaps::none(reading);
    const Search::Reach reach =
        Search(m_law, reading, totalGaps, from.position, from.next, m_memory).reachOfPlay();
    const bool isWhole = reach.next == reading.plays.size() && reach.remainingCost == 0;
    return reach.next + (isWhole ? 1 : 0);
  }

  [[nodiscard]] std::vector<Displacement> displacementsOn(const std::vector<int>& lines,
                                                          const Reading& reading) const {
    const bool isDeclined = m_answers.on(exchangedColumns()) == HabitDecision::Declined;
    return possibleDisplacements(reading, lines, !isDeclined);
  }

  const Law& m_law;
  const Reading& m_plain;
  const Position& m_start;
  HalfOrder m_order;
  bool m_isOpen = false;  // true if the sheet can be followed only by guessing one of several turns
  const HabitAnswers& m_answers;
  const WrittenEnd& m_written;
  SearchMemory& m_memory;
  const OtherRules m_rules;
  std::size_t m_visits = 0;  // the work limit (number of search visits) of one trial
  std::size_t m_visitsLeft = kVisitsInAll;
  std::optional<Found> m_best;
  // The games with another frame of counting squares that cost the same but have other totals.
  std::vector<Found> m_tied;
  // For each column, the other frames of counting squares that cost as much as the best reading.
  std::array<std::vector<board::SquareFrame>, 2> m_otherFrames;
};

}  // namespace

Understanding understand(const Law& law, const Reading& reading, const Position& start, HalfOrder order,
                         const HabitAnswers& answers, const WrittenEnd& written) {
  const TotalGaps totalGaps(law, reading);
  SearchMemory memory;
  if (std::optional<Segment> clean = cleanPlay(law, reading, totalGaps, start, memory)) {
    Habits totals;  // the game has no error, so only habits of filling in totals are looked for
    if (totalGaps.haveWrongAlone()) {
      addTotals(law, reading, totals);
      const Habits answered = answeredHabits(totals, answers, {});
      for (const Side side : board::kSides) totals.of(side).totals = answered.of(side).totals;
    }
    Understanding understood{
        Version(law, reading, start, order, {}, totals), {}, std::nullopt, std::nullopt, {}};
    understood.explanation.segments.push_back(*std::move(clean));
    return understood;
  }
  return Interpreter(law, reading, start, order, answers, written, memory).run();
}

}  // namespace damath::sheet
