// The legal turns of a position, as one template: each instance is compiled for a law, a side to move and a
// processor, and hands the turns to a sink or only counts them.
#pragma once

#include <bit>

#include "core/rules/generation/chain_walk.hpp"

namespace damath::rules::generation {

// What weighs most must be taken (rulebook K5, K6).
[[nodiscard]] constexpr int weightOf(CapturePriority priority, int jumps, bool takerIsDama) {
  const int dama = takerIsDama ? 1 : 0;
  switch (priority) {
    case CapturePriority::CountThenDama:
      return 2 * jumps + dama;
    case CapturePriority::DamaThenCount:
      return 2 * board::kChipsASide * dama + jumps;
    case CapturePriority::Count:
      return jumps;
    case CapturePriority::Dama:
      return dama;
    case CapturePriority::Any:
      return 0;
  }
  return 0;
}

// Chips that can jump, by direction.
struct Jumpers {
  Bits to[4] = {0, 0, 0, 0};

  [[nodiscard]] Bits any() const { return to[0] | to[1] | to[2] | to[3]; }
};

// Processor keeps instances compiled for different processors apart; it has no other part.
//
// A Sink takes legal turns by `quiet(from, to)`, `jump(from, taken, landing)` for a turn of one jump, and
// longer ones by `push`, `pop` (see ChainWalk), `keep(Chain)` and `startOver()`, which drops what was kept;
// `done()` after the last.
template <class Processor, class Law, Side kSide>
class Generator {
 public:
  explicit Generator(const Law& law) : m_law(law) {}

  template <class Sink>
  void list(Forces forces, Sink& sink) const {
    const Captures captures = capturesOf(forces);
    if (captures.none()) return quiets(forces, sink);
    if (areSingle(forces, captures)) return singles(forces, captures.jumpers, sink);
    Heaviest<Sink> heaviest(m_law.movement(), sink);
    walk(forces, captures, heaviest);
    sink.done();
  }

  [[nodiscard]] unsigned count(Forces forces) const {
    const Captures captures = capturesOf(forces);
    if (captures.none()) return quietCount(forces, captures);
    if (areSingle(forces, captures)) return singleCount(captures.jumpers);
    Tally tally;
    Heaviest<Tally> heaviest(m_law.movement(), tally);
    walk(forces, captures, heaviest);
    return tally.turns;
  }

  // Every beginning of every chain, legal or not.
  template <class Receiver>
  void chains(Forces forces, Receiver& receiver) const {
    walk(forces, capturesOf(forces), receiver);
  }

  template <class Sink>
  void quiets(Forces forces, Sink& sink) const {
    const Bits vacant = forces.vacant();
    for (Bits rest = forces.own; rest != 0; rest &= rest - 1) {
      const Bits from = rest & -rest;
      const bool isDama = (forces.damas & from) != 0;
      if (isDama && flying()) {
        slides(from, vacant, sink);
        continue;
      }
      step<Direction::NorthEast>(from, isDama, vacant, sink);
      step<Direction::NorthWest>(from, isDama, vacant, sink);
      step<Direction::SouthEast>(from, isDama, vacant, sink);
      step<Direction::SouthWest>(from, isDama, vacant, sink);
    }
  }

 private:
  struct Captures {
    Jumpers jumpers;      // ordinary chips and damas of range one
    Bits flying = 0;      // flying damas that can take
    Jumpers places;       // squares from which a chip could jump
    unsigned slides = 0;  // quiet moves of flying damas

    [[nodiscard]] bool none() const { return (jumpers.any() | flying) == 0; }
  };

  // Counts what a sink would be handed.
  struct Tally {
    unsigned turns = 0;
    void push(Bits, Bits) {}
    void pop() {}
    void keep(const Chain&) { ++turns; }
    void startOver() { turns = 0; }
  };

  // Between a walk and a sink: lets the chains of the greatest weight through.
  template <class Sink>
  class Heaviest {
   public:
    Heaviest(Movement movement, Sink& sink) : m_movement(movement), m_sink(sink) {}

    void push(Bits taken, Bits landing) { m_sink.push(taken, landing); }
    void pop() { m_sink.pop(); }
    void chain(const Chain& chain) {
      if (chain.couldGoOn && law().chain == rules::Chain::Compulsory) return;  // K4
      const int weight = weightOf(law().capturePriority, chain.jumps, chain.takerIsDama);
      if (weight < m_best) return;
      if (weight > m_best) {
        if (m_best >= 0) m_sink.startOver();
        m_best = weight;
      }
      m_sink.keep(chain);
    }

   private:
    [[nodiscard]] Movement law() const { return m_movement; }

    const Movement m_movement;
    Sink& m_sink;
    int m_best = -1;
  };

  [[nodiscard]] constexpr Movement law() const { return m_law.movement(); }
  [[nodiscard]] constexpr bool flying() const { return law().damaRange == DamaRange::Flying; }
  template <Direction kDirection>
  [[nodiscard]] constexpr bool ordinaryTakes() const {
    return isForward(kDirection, kSide) || law().menCaptureBackward == YesNo::Yes;
  }

  [[nodiscard]] Captures capturesOf(Forces forces) const {
    Captures captures;
    const Bits vacant = forces.vacant();
    const Bits damas = forces.own & forces.damas;
    const Bits steppers = flying() ? forces.own & ~damas : forces.own;
    jumpersTo<Direction::NorthEast>(forces, vacant, steppers, damas, captures);
    jumpersTo<Direction::NorthWest>(forces, vacant, steppers, damas, captures);
    jumpersTo<Direction::SouthEast>(forces, vacant, steppers, damas, captures);
    jumpersTo<Direction::SouthWest>(forces, vacant, steppers, damas, captures);
    if (flying()) {
      const Bits occupied = forces.own | forces.enemy;
      for (Bits rest = damas; rest != 0; rest &= rest - 1) {
        const int bit = std::countr_zero(rest);
        const View& rising = kLines.line(Slope::Rising, bit).view(occupied);
        const View& falling = kLines.line(Slope::Falling, bit).view(occupied);
        if (((rising.jumpable | falling.jumpable) & forces.enemy) != 0) captures.flying |= rest & -rest;
        captures.slides += static_cast<unsigned>(std::popcount(rising.reach | falling.reach));
      }
    }
    return captures;
  }

  template <Direction kDirection>
  void jumpersTo(Forces forces, Bits vacant, Bits steppers, Bits damas, Captures& captures) const {
    constexpr Direction kBack = opposite(kDirection);
    const Bits places = shifted<kBack>(forces.enemy & shifted<kBack>(vacant));
    captures.places.to[static_cast<int>(kDirection)] = places;
    const Bits able = ordinaryTakes<kDirection>() ? steppers : steppers & damas;
    captures.jumpers.to[static_cast<int>(kDirection)] = able & places;
  }

  // Whether each capture is one jump and all of them are legal, so that no chain needs walking.
  [[nodiscard]] bool areSingle(Forces forces, const Captures& captures) const {
    if (captures.flying != 0 || law().chain == rules::Chain::Optional) return false;
    const Bits jumpers = captures.jumpers.any();
    const bool damaTakes = (jumpers & forces.damas) != 0;
    if (damaTakes && (jumpers & ~forces.damas) != 0 && law().capturePriority != CapturePriority::Any &&
        law().capturePriority != CapturePriority::Count) {
      return false;
    }
    return endsThere<Direction::NorthEast>(forces, captures) &&
           endsThere<Direction::NorthWest>(forces, captures) &&
           endsThere<Direction::SouthEast>(forces, captures) &&
           endsThere<Direction::SouthWest>(forces, captures);
  }

  // Whether nobody who jumps that way could jump again. The chip taken and the square left lie behind, where
  // no second jump goes, so that the squares of the first will do.
  template <Direction kDirection>
  [[nodiscard]] bool endsThere(Forces forces, const Captures& captures) const {
    const Bits jumpers = captures.jumpers.to[static_cast<int>(kDirection)];
    const Bits onward = placesBut<opposite(kDirection)>(captures.places);
    const Bits landings = shifted<kDirection>(shifted<kDirection>(jumpers & ~forces.damas));
    const Bits farRow = board::rowMask(board::farRow(kSide));
    Bits ordinary = law().menCaptureBackward == YesNo::Yes ? landings & onward
                                                           : landings & forwardPlaces(captures.places);
    if (law().promotion == Promotion::Stop) ordinary &= ~farRow;
    if (law().promotion == Promotion::GoOn) ordinary |= landings & farRow;
    if (flying()) return ordinary == 0;
    const Bits damaLandings = shifted<kDirection>(shifted<kDirection>(jumpers & forces.damas));
    return (ordinary | (damaLandings & onward)) == 0;
  }

  template <Direction kNot>
  [[nodiscard]] static Bits placesBut(const Jumpers& places) {
    Bits all = 0;
    for (int direction = 0; direction < 4; ++direction) {
      if (direction != static_cast<int>(kNot)) all |= places.to[direction];
    }
    return all;
  }
  [[nodiscard]] static Bits forwardPlaces(const Jumpers& places) {
    return kSide == Side::Blue ? places.to[0] | places.to[1] : places.to[2] | places.to[3];
  }

  [[nodiscard]] static unsigned singleCount(const Jumpers& jumpers) {
    return static_cast<unsigned>(std::popcount(jumpers.to[0]) + std::popcount(jumpers.to[1]) +
                                 std::popcount(jumpers.to[2]) + std::popcount(jumpers.to[3]));
  }

  [[nodiscard]] unsigned quietCount(Forces forces, const Captures& captures) const {
    const Bits vacant = forces.vacant();
    const Bits damas = forces.own & forces.damas;
    const Bits ordinary = forces.own & ~damas;
    constexpr Direction kEast = kSide == Side::Blue ? Direction::NorthEast : Direction::SouthEast;
    constexpr Direction kWest = kSide == Side::Blue ? Direction::NorthWest : Direction::SouthWest;
    if (flying()) {
      return static_cast<unsigned>(std::popcount(shifted<kEast>(ordinary) & vacant) +
                                   std::popcount(shifted<kWest>(ordinary) & vacant)) +
             captures.slides;
    }
    return static_cast<unsigned>(std::popcount(shifted<kEast>(forces.own) & vacant) +
                                 std::popcount(shifted<kWest>(forces.own) & vacant) +
                                 std::popcount(shifted<opposite(kEast)>(damas) & vacant) +
                                 std::popcount(shifted<opposite(kWest)>(damas) & vacant));
  }

  template <class Receiver>
  void walk(Forces forces, const Captures& captures, Receiver& receiver) const {
    ChainWalk<Law, kSide, Receiver> walk(m_law, forces, receiver);
    const Bits jumpers = captures.jumpers.any();
    for (Bits rest = captures.flying | (jumpers & forces.damas); rest != 0; rest &= rest - 1) {
      walk.dama(rest & -rest);
    }
    for (Bits rest = jumpers & ~forces.damas; rest != 0; rest &= rest - 1) walk.ordinary(rest & -rest);
  }

  template <class Sink>
  void singles(Forces forces, const Jumpers& jumpers, Sink& sink) const {
    const Bits all = jumpers.any();
    for (Bits rest = all & forces.damas; rest != 0; rest &= rest - 1) singlesOf(rest & -rest, jumpers, sink);
    for (Bits rest = all & ~forces.damas; rest != 0; rest &= rest - 1) singlesOf(rest & -rest, jumpers, sink);
  }

  template <class Sink>
  static void singlesOf(Bits from, const Jumpers& jumpers, Sink& sink) {
    single<Direction::NorthEast>(from, jumpers, sink);
    single<Direction::NorthWest>(from, jumpers, sink);
    single<Direction::SouthEast>(from, jumpers, sink);
    single<Direction::SouthWest>(from, jumpers, sink);
  }

  template <Direction kDirection, class Sink>
  static void single(Bits from, const Jumpers& jumpers, Sink& sink) {
    if ((from & jumpers.to[static_cast<int>(kDirection)]) == 0) return;
    const Bits middle = shifted<kDirection>(from);
    sink.jump(from, middle, shifted<kDirection>(middle));
  }

  template <Direction kDirection, class Sink>
  static void step(Bits from, bool isDama, Bits vacant, Sink& sink) {
    if (!isForward(kDirection, kSide) && !isDama) return;  // M2
    const Bits to = shifted<kDirection>(from) & vacant;
    if (to != 0) sink.quiet(from, to);
  }

  template <class Sink>
  static void slides(Bits from, Bits vacant, Sink& sink) {
    const int bit = std::countr_zero(from);
    const Bits occupied = board::kAllSquares & ~vacant;
    const Bits rising = kLines.line(Slope::Rising, bit).view(occupied).reach;
    const Bits falling = kLines.line(Slope::Falling, bit).view(occupied).reach;
    for (Bits to = rising & kLines.beyond(Direction::NorthEast, bit); to != 0; to &= to - 1) {
      sink.quiet(from, to & -to);
    }
    for (Bits to = falling & kLines.beyond(Direction::NorthWest, bit); to != 0; to &= to - 1) {
      sink.quiet(from, to & -to);
    }
    downward(from, falling & kLines.beyond(Direction::SouthEast, bit), sink);
    downward(from, rising & kLines.beyond(Direction::SouthWest, bit), sink);
  }

  template <class Sink>
  static void downward(Bits from, Bits to, Sink& sink) {
    while (to != 0) {
      const Bits nearest = std::bit_floor(to);
      sink.quiet(from, nearest);
      to ^= nearest;
    }
  }

  const Law m_law;
};

}  // namespace damath::rules::generation
