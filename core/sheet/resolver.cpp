#include "core/sheet/resolver.hpp"

#include <algorithm>
#include <queue>
#include <unordered_map>

#include "core/promise.hpp"
#include "core/sheet/remaining.hpp"

namespace damath::sheet {

namespace {

using board::Position;
using board::Side;
using rules::Turn;

// How many places of the search may be looked at; beyond, the best explanation so far stands.
constexpr std::size_t kMostVisits = 60'000;
constexpr int kMostUnwritten = 2;

// Where the search stands: so many entries explained, this on the board.
struct Place {
  Position position;
  std::size_t next = 0;
  int unwritten = 0;  // turns left out since the last entry

  friend bool operator==(const Place&, const Place&) = default;
};

struct PlaceDigest {
  std::size_t operator()(const Place& place) const {
    return place.position.digest() ^
           (place.next * 0x9e3779b97f4a7c15U + static_cast<std::size_t>(place.unwritten));
  }
};

using NodeId = std::size_t;

struct Edge {
  NodeId from;
  Act act;
};

struct Node {
  Place place;
  int cost = 0;
  std::vector<Edge> edges;  // the cheapest ways here, all equally cheap
};

enum class Stage { Fitting, Repairing, Finished, GivenUp };

struct Visit {
  int cost;
  std::size_t next;
  NodeId node;
  Stage stage;
};

// Cheapest first, then farthest along, so that a mistake is sought where it shows.
struct Later {
  bool operator()(const Visit& a, const Visit& b) const {
    if (a.cost != b.cost) return a.cost > b.cost;
    if (a.next != b.next) return a.next < b.next;
    return a.stage > b.stage;
  }
};

struct Alignment {
  int cost = 0;
  std::size_t count = 0;  // entries used
  bool slipless = true;
};

class Search {
 public:
  Search(const Law& law, const Reading& reading, const Position& start)
      : m_law(law), m_reading(reading), m_count(reading.plays.size()) {
    m_nodes.push_back({Place{start, 0, 0}, 0, {}});
    m_known.emplace(m_nodes.front().place, 0);
    schedule(0);
  }

  Explanation run() {
    std::size_t visits = 0;
    std::optional<Visit> end;
    std::vector<NodeId> ends;
    while (!m_queue.empty() && (!end || m_queue.top().cost == end->cost)) {
      const Visit visit = m_queue.top();
      m_queue.pop();
      if (visit.stage == Stage::Finished || visit.stage == Stage::GivenUp) {
        if (!end) end = visit;
        if (visit.stage == Stage::Finished && end->stage == Stage::Finished) ends.push_back(visit.node);
        if (end->stage == Stage::GivenUp) break;
        continue;
      }
      if (isStale(visit) || (end && visit.stage == Stage::Repairing)) continue;
      if (++visits > kMostVisits) break;
      if (visit.stage == Stage::Fitting) {
        fit(visit.node);
      } else {
        repair(visit.node);
      }
    }
    if (!end) {  // the work limit: the cheapest way of giving up
      end = m_cheapestGap;
      m_limitReached = true;
    }
    DAMATH_EXPECTS(end.has_value());
    if (ends.empty()) ends.push_back(end->node);
    return explanation(*end, ends);
  }

 private:
  [[nodiscard]] bool isStale(const Visit& visit) const {
    const Node& node = m_nodes[visit.node];
    return visit.stage == Stage::Fitting ? visit.cost > node.cost : visit.cost > node.cost + repairCost(node);
  }

  static int repairCost(const Node& node) {
    return node.place.unwritten > 0 ? cost::kUnwrittenMore : cost::kSmallSlip;
  }

  void schedule(NodeId id) {
    const Node& node = m_nodes[id];
    m_queue.push({node.cost, node.place.next, id, Stage::Fitting});
  }

  void reach(const Place& place, int cost, const Edge& edge) {
    const auto [known, isNew] = m_known.try_emplace(place, m_nodes.size());
    if (isNew) {
      m_nodes.push_back({place, cost, {edge}});
      schedule(known->second);
      return;
    }
    Node& node = m_nodes[known->second];
    if (cost > node.cost) return;
    if (cost < node.cost) {
      node.cost = cost;
      node.edges.clear();
      node.edges.push_back(edge);
      schedule(known->second);
      return;
    }
    node.edges.push_back(edge);
  }

  // The number of entries from here in one column without the other player's between.
  [[nodiscard]] std::size_t runLength(std::size_t first) const {
    std::size_t end = first;
    while (end < m_count && m_reading.plays[end].column == m_reading.plays[first].column) ++end;
    return end - first;
  }

  [[nodiscard]] std::optional<Alignment> align(const std::vector<Happening>& happenings, Side mover,
                                               std::size_t first,
                                               std::optional<std::size_t> unwritten = std::nullopt) const {
    const std::size_t written = happenings.size() - (unwritten ? 1 : 0);
    if (written == 0 || runLength(first) < written) return std::nullopt;
    Alignment alignment;
    for (std::size_t i = 0; i < happenings.size(); ++i) {
      if (unwritten == i) continue;
      const PlayEntry& play = m_reading.plays[first + alignment.count];
      const std::optional<Match> found = match(m_law, play, happenings[i], mover);
      if (!found || !routeFits(play, happenings, i)) return std::nullopt;
      alignment.cost += found->cost;
      alignment.slipless = alignment.slipless && found->slip == Slip::None;
      ++alignment.count;
    }
    return alignment;
  }

  // A route may show the whole chain beside its first jump.
  static bool routeFits(const PlayEntry& play, const std::vector<Happening>& happenings, std::size_t from) {
    for (std::size_t i = 2; i < play.entry.route.size(); ++i) {
      const std::size_t jump = from + i - 1;
      if (jump >= happenings.size() || happenings[jump].landing != play.entry.route[i]) return false;
    }
    return true;
  }

  void take(NodeId from, const Turn& turn, const Alignment& alignment, int cost, Act act) {
    Place place = m_nodes[from].place;
    act.side = place.position.toMove();
    act.turn = turn;
    act.first = place.next;
    act.count = alignment.count;
    rules::play(m_law.ruleset, place.position, turn);
    place.next += alignment.count;
    place.unwritten = 0;
    reach(place, m_nodes[from].cost + alignment.cost + cost, {from, act});
  }

  void fit(NodeId id) {
    const Place place = m_nodes[id].place;
    const int cost = m_nodes[id].cost;
    if (place.next == m_count) {
      m_queue.push({cost + remainingCost(m_law, m_reading, place.position), m_count, id, Stage::Finished});
      return;
    }
    m_queue.push({cost + repairCost(m_nodes[id]), place.next, id, Stage::Repairing});
    if (m_reading.plays[place.next].column != place.position.toMove()) return;
    rules::listLegalTurns(m_law.ruleset, place.position, m_turns);
    for (const Turn& turn : m_turns) {
      const auto alignment = align(happeningsOf(place.position, turn), place.position.toMove(), place.next);
      if (alignment && alignment->slipless) take(id, turn, *alignment, 0, Act{});
    }
  }

  void repair(NodeId id) {
    const Place place = m_nodes[id].place;
    giveUp(id);
    const rules::TurnList legal = rules::legalTurns(m_law.ruleset, place.position);
    if (legal.empty()) {
      ignoreRest(id);
      return;
    }
    skipRepeated(id);
    const bool inTurn = m_reading.plays[place.next].column == place.position.toMove();
    if (inTurn) {
      for (const Turn& turn : legal) readWithSlips(id, turn);
      readBreaches(id);
      readForbidden(id);
      readSwappedHalves(id, legal);
    } else {
      for (const Turn& turn : legal) readFrom(id, turn, Placing::OtherColumn, cost::kWrongColumn);
      readOutOfTurn(id);
    }
    if (place.unwritten < kMostUnwritten) {
      for (const Turn& turn : legal) assumeUnwritten(id, turn);
    }
  }

  void giveUp(NodeId id) {
    const Node& node = m_nodes[id];
    const Visit visit{node.cost + cost::kGap + costOfRest(node.place.next), node.place.next, id,
                      Stage::GivenUp};
    if (!m_cheapestGap || visit.cost < m_cheapestGap->cost) m_cheapestGap = visit;
    m_queue.push(visit);
  }

  // What the entries from here on cost unplaced; reckoned once, when first asked.
  int costOfRest(std::size_t next) {
    if (m_restCosts.empty()) {
      m_restCosts.assign(m_count + 1, 0);
      for (std::size_t i = m_count; i-- > 0;) {
        m_restCosts[i] = m_restCosts[i + 1] + cost::kGapEntry + placelessCost(m_law, m_reading.plays[i]);
      }
    }
    return m_restCosts[next];
  }

  void ignoreRest(NodeId id) {
    Place place = m_nodes[id].place;
    Act act;
    act.kind = ActKind::AfterEnd;
    act.first = place.next;
    act.count = m_count - place.next;
    place.next = m_count;
    reach(place, m_nodes[id].cost + cost::kAfterEnd, {id, act});
  }

  [[nodiscard]] bool sameWords(std::size_t a, std::size_t b) const {
    const PlayEntry& left = m_reading.plays[a];
    const PlayEntry& right = m_reading.plays[b];
    return left.column == right.column && left.half->move == right.half->move &&
           left.half->score == right.half->score && !left.half->move.empty();
  }

  // Entries that stand once more just behind themselves: a half, or a whole line.
  void skipRepeated(NodeId id) {
    const std::size_t next = m_nodes[id].place.next;
    for (const std::size_t count : {std::size_t{1}, std::size_t{2}}) {
      for (const std::size_t back : {std::size_t{1}, std::size_t{2}}) {
        if (back < count || next < back || next + count > m_count) continue;
        bool same = true;
        for (std::size_t i = 0; i < count; ++i) same = same && sameWords(next + i, next + i - back);
        if (!same) continue;
        Place place = m_nodes[id].place;
        Act act;
        act.kind = ActKind::Repeated;
        act.first = next;
        act.count = count;
        place.next += count;
        reach(place, m_nodes[id].cost + cost::kRepeated, {id, act});
      }
    }
  }

  void readWithSlips(NodeId id, const Turn& turn) {
    const Place place = m_nodes[id].place;
    const Side mover = place.position.toMove();
    const std::vector<Happening> happenings = happeningsOf(place.position, turn);
    if (const auto alignment = align(happenings, mover, place.next); alignment && !alignment->slipless) {
      take(id, turn, *alignment, 0, Act{});
    }
    if (happenings.size() < 2) return;
    for (std::size_t jump = 0; jump < happenings.size(); ++jump) {
      const auto alignment = align(happenings, mover, place.next, jump);
      if (!alignment || !alignment->slipless) continue;
      Act act;
      act.unwrittenJump = jump;
      take(id, turn, *alignment, cost::kUnwritten, act);
    }
  }

  void readBreaches(NodeId id) {
    const Place place = m_nodes[id].place;
    for (const rules::PlayableTurn& playable : rules::playableTurns(m_law.ruleset, place.position)) {
      if (!playable.breach) continue;
      const auto alignment =
          align(happeningsOf(place.position, playable.turn), place.position.toMove(), place.next);
      if (!alignment || !alignment->slipless) continue;
      Act act;
      act.breach = playable.breach;
      take(id, playable.turn, *alignment, cost::kBreach, act);
    }
  }

  // A chip put where no rule lets it go, and played on from there.
  void readForbidden(NodeId id) {
    const Place place = m_nodes[id].place;
    const Side mover = place.position.toMove();
    const QuietEntry* quiet = m_reading.plays[place.next].entry.quiet();
    if (quiet == nullptr) return;
    const auto square = board::Square::at(quiet->destination, m_law.set.notationFrame(m_law.ruleset), mover);
    if (!square || place.position.at(*square)) return;
    for (board::ChipIndex chip = 0; chip < board::kChipsASide; ++chip) {
      const auto from = place.position.find(mover, chip);
      if (!from || !quiet->chip.names(chip)) continue;
      const Turn turn(*from, *square);
      const std::vector<rules::PlayableTurn> playable = rules::playableTurns(m_law.ruleset, place.position);
      if (std::ranges::find(playable, turn, &rules::PlayableTurn::turn) != playable.end()) continue;
      const auto alignment = align(happeningsOf(place.position, turn), mover, place.next);
      if (!alignment || !alignment->slipless) continue;
      Act act;
      act.forbidden = true;
      take(id, turn, *alignment, cost::kForbidden, act);
    }
  }

  void readFrom(NodeId id, const Turn& turn, Placing placing, int cost) {
    const Place place = m_nodes[id].place;
    const auto alignment = align(happeningsOf(place.position, turn), place.position.toMove(), place.next);
    if (!alignment || !alignment->slipless) return;
    Act act;
    act.placing = placing;
    take(id, turn, *alignment, cost, act);
  }

  // The other player moved twice running.
  void readOutOfTurn(NodeId id) {
    Place place = m_nodes[id].place;
    place.position.setToMove(board::opponent(place.position.toMove()));
    for (const Turn& turn : rules::legalTurns(m_law.ruleset, place.position)) {
      const auto alignment = align(happeningsOf(place.position, turn), place.position.toMove(), place.next);
      if (!alignment || !alignment->slipless) continue;
      Act act;
      act.side = place.position.toMove();
      act.turn = turn;
      act.first = place.next;
      act.count = alignment->count;
      act.placing = Placing::OutOfTurn;
      Place after = place;
      rules::play(m_law.ruleset, after.position, turn);
      after.next += alignment->count;
      after.unwritten = 0;
      reach(after, m_nodes[id].cost + alignment->cost + cost::kOutOfTurn, {id, act});
    }
  }

  // A line whose two halves stand in each other's place.
  void readSwappedHalves(NodeId id, const rules::TurnList& legal) {
    const Place place = m_nodes[id].place;
    const std::size_t next = place.next;
    if (next + 1 >= m_count || m_reading.plays[next].line != m_reading.plays[next + 1].line) return;
    const Side mover = place.position.toMove();
    for (const Turn& turn : legal) {
      const auto happenings = happeningsOf(place.position, turn);
      if (happenings.size() != 1) continue;
      const auto first = match(m_law, m_reading.plays[next + 1], happenings[0], mover);
      if (!first || first->slip != Slip::None) continue;
      Place between = place;
      rules::play(m_law.ruleset, between.position, turn);
      for (const Turn& reply : rules::legalTurns(m_law.ruleset, between.position)) {
        const auto replied = happeningsOf(between.position, reply);
        if (replied.size() != 1) continue;
        const auto second = match(m_law, m_reading.plays[next], replied[0], board::opponent(mover));
        if (!second || second->slip != Slip::None) continue;
        takeSwapped(id, turn, reply, first->cost + second->cost + cost::kWrongColumn);
      }
    }
  }

  // Two acts and a place between them where only the second half has been read; `unwritten` at its most keeps
  // that place out of every other way.
  void takeSwapped(NodeId id, const Turn& turn, const Turn& reply, int cost) {
    Place place = m_nodes[id].place;
    Act first;
    first.side = place.position.toMove();
    first.turn = turn;
    first.first = place.next + 1;
    first.count = 1;
    first.placing = Placing::HalvesSwapped;
    Act second = first;
    second.side = board::opponent(first.side);
    second.turn = reply;
    second.first = place.next;
    rules::play(m_law.ruleset, place.position, turn);
    m_nodes.push_back({place, m_nodes[id].cost + cost, {{id, first}}});
    const NodeId between = m_nodes.size() - 1;
    rules::play(m_law.ruleset, place.position, reply);
    place.next += 2;
    place.unwritten = 0;
    reach(place, m_nodes[between].cost, {between, second});
  }

  [[nodiscard]] bool isBetweenLines(std::size_t next) const {
    return next == 0 || next == m_count || m_reading.plays[next].line != m_reading.plays[next - 1].line;
  }

  void assumeUnwritten(NodeId id, const Turn& turn) {
    Place place = m_nodes[id].place;
    Act act;
    act.kind = ActKind::Unwritten;
    act.side = place.position.toMove();
    act.turn = turn;
    act.first = place.next;
    const bool wholeLine = place.unwritten > 0 && isBetweenLines(place.next);
    int cost = wholeLine ? cost::kUnwrittenMore : cost::kUnwritten;
    if (!totalsBearOut(place, turn)) cost += cost::kUnwrittenTotal;
    rules::play(m_law.ruleset, place.position, turn);
    ++place.unwritten;
    reach(place, m_nodes[id].cost + cost, {id, act});
  }

  // Whether the mover's written totals before and behind the place leave room for exactly this turn's score.
  [[nodiscard]] bool totalsBearOut(const Place& place, const Turn& turn) const {
    const Side mover = place.position.toMove();
    exact::Number score;
    for (const Happening& happening : happeningsOf(place.position, turn)) {
      if (!happening.taken) continue;
      score += rules::scoreOf(m_law.ruleset, m_law.set, happening.mover, *happening.taken, happening.landing)
                   .value;
    }
    exact::Number before;
    for (std::size_t i = place.next; i-- > 0;) {
      const FigureStep* total = lastStep(m_reading.plays[i].total);
      if (m_reading.plays[i].column != mover || total == nullptr) continue;
      before = total->value;
      break;
    }
    exact::Number between;
    for (std::size_t i = place.next; i < m_count; ++i) {
      if (m_reading.plays[i].column != mover) continue;
      if (const FigureStep* stated = statedScore(m_reading.plays[i])) between += stated->value;
      const FigureStep* total = lastStep(m_reading.plays[i].total);
      if (total != nullptr) return states(*total, before + score + between, decimalsOf(m_law.set));
    }
    return true;
  }

  Explanation explanation(const Visit& end, const std::vector<NodeId>& ends) const {
    Explanation found;
    found.cost = end.cost;
    found.limitReached = m_limitReached;
    if (end.stage == Stage::GivenUp) found.gapFrom = m_nodes[end.node].place.next;
    for (NodeId id = end.node; !m_nodes[id].edges.empty(); id = m_nodes[id].edges.front().from) {
      found.acts.push_back(m_nodes[id].edges.front().act);
    }
    std::ranges::reverse(found.acts);
    found.alternatives.resize(found.acts.size());
    addAlternatives(found, ends);
    return found;
  }

  // Walks every equally cheap way back from the ends and notes where it differs from the one taken.
  void addAlternatives(Explanation& found, const std::vector<NodeId>& ends) const {
    std::vector<bool> seen(m_nodes.size(), false);
    std::vector<NodeId> open = ends;
    for (const NodeId id : open) seen[id] = true;
    while (!open.empty()) {
      const Node& node = m_nodes[open.back()];
      open.pop_back();
      for (const Edge& edge : node.edges) {
        for (std::size_t i = 0; i < found.acts.size(); ++i) {
          const Act& act = found.acts[i];
          std::vector<Turn>& others = found.alternatives[i];
          if (act.kind != edge.act.kind || act.first != edge.act.first || act.turn == edge.act.turn) continue;
          if (act.side != edge.act.side || act.kind == ActKind::Repeated) continue;
          if (std::ranges::find(others, edge.act.turn) == others.end()) others.push_back(edge.act.turn);
        }
        if (!seen[edge.from]) open.push_back(edge.from);
        seen[edge.from] = true;
      }
    }
  }

  const Law& m_law;
  const Reading& m_reading;
  std::size_t m_count;
  std::vector<Node> m_nodes;
  std::unordered_map<Place, NodeId, PlaceDigest> m_known;
  std::priority_queue<Visit, std::vector<Visit>, Later> m_queue;
  std::optional<Visit> m_cheapestGap;
  std::vector<int> m_restCosts;
  rules::TurnList m_turns;
  bool m_limitReached = false;
};

}  // namespace

std::vector<Happening> happeningsOf(const Position& position, const Turn& turn) {
  const std::optional<board::Piece> mover = position.at(turn.start());
  DAMATH_EXPECTS(mover.has_value());
  if (!turn.isCapture()) return {{*mover, std::nullopt, turn.start(), turn.end()}};
  std::vector<Happening> happenings;
  board::Square from = turn.start();
  for (const rules::Jump& jump : turn.jumps()) {
    happenings.push_back({*mover, position.at(jump.taken), from, jump.landing});
    from = jump.landing;
  }
  return happenings;
}

Explanation explain(const Law& law, const Reading& reading, const Position& start) {
  return Search(law, reading, start).run();
}

}  // namespace damath::sheet
