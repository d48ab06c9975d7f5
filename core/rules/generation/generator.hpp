// SPDX-License-Identifier: GPL-3.0-or-later
// Generates the legal turns of a position, as one template. Each instance is compiled for movement options, a
// side to move and a processor. An instance passes the turns to a sink (an object that receives them) or only
// counts them.
#pragma once

#include <bit>

#include "core/rules/generation/capture_priority.hpp"

namespace damath::rules::generation {

// The chips that can jump, one set of squares for each direction.
struct Jumpers {
  Bits to[4] = {0, 0, 0, 0};

  [[nodiscard, gnu::always_inline]] Bits any() const { return to[0] | to[1] | to[2] | to[3]; }
};

// The order in which a sink (a receiver of turns) gets turns.
enum class Order {
  BySquare,  // captures by damas, other captures, quiet moves; each by square, then by direction
  Any        // no fixed order, which is faster
};

// `Cpu` describes the processor and separates instances that are compiled for different processors.
//
// A Sink receives turns. It gives its Order as kOrder. It gets quiet moves by `quiet(from, to)`. It gets
// captures by `jump(from, taken, landing)` if all of them are single jumps that need no ChainWalk. Otherwise
// its base class, Sink::Keeper, gets all captures by `push`, `pop` (see ChainWalk), `keep(Capture)` and
// `startOver()`, which drops all kept turns; `done()` then follows the last turn. Sinks with the same Keeper
// share the compiled code of ChainWalk.
template <class Cpu, class Law, Side kSide>
class Generator {
 public:
  explicit Generator(const Law& law) : m_law(law) {}

  template <class Sink>
  [[gnu::always_inline]] void list(Forces forces, Sink& sink) const {
    // K1: a capture is compulsory, so quiet moves are legal only if no chip can take.
    const CaptureSources chances = chancesOf(forces);
    if (chances.none()) return quiets(forces, sink);
    Bits jumpers = chances.jumpers.any();
    if (law().chain == Chain::Compulsory) {
      const Bits onward = onwardOf(forces, chances);
      if (onward == 0 && chances.flying == 0 && singlesAreEqual(forces, jumpers)) {
        return singles(forces, jumpers, chances.jumpers, sink);
      }
      if (onward != 0 && countDecides()) jumpers = onward;
    }
    Heaviest<Cpu, Law, typename Sink::Keeper> heaviest(m_law, forces, sink);
    walk(forces, chances.flying, jumpers, heaviest);
    sink.done();
  }

  [[nodiscard, gnu::always_inline]] unsigned count(Forces forces) const {
    const CaptureSources chances = chancesOf(forces);
    if (chances.none()) return quietCount(forces, chances);
    Bits jumpers = chances.jumpers.any();
    Tally tally;
    if (law().chain == Chain::Compulsory) {
      const Bits onward = onwardOf(forces, chances);
      if (chances.flying == 0 && singlesAreEqual(forces, jumpers)) {
        if (onward == 0) return singleCount(chances.jumpers, jumpers);
        if (law().capturePriority == CapturePriority::Any) {
          tally.turns = singleCount(chances.jumpers, jumpers & ~onward);
          jumpers = onward;
        }
      }
      if (onward != 0 && countDecides()) jumpers = onward;
    }
    Heaviest<Cpu, Law, Tally> heaviest(m_law, forces, tally);
    walk(forces, chances.flying, jumpers, heaviest);
    return tally.turns;
  }

  [[nodiscard, gnu::always_inline]] bool takes(Forces forces) const { return !chancesOf(forces).none(); }

  // Returns the squares of the chips that may make a quiet move to `to`. Empty while a capture is possible
  // (K1).
  [[nodiscard, gnu::always_inline]] Bits originsOf(Forces forces, Bits to) const {
    const Bits vacant = forces.vacant();
    if ((to & vacant) == 0 || !chancesOf(forces).none()) return 0;
    const Bits above = shifted<Direction::NorthEast>(to) | shifted<Direction::NorthWest>(to);
    const Bits below = shifted<Direction::SouthEast>(to) | shifted<Direction::SouthWest>(to);
    const Bits damas = forces.own & forces.damas;
    Bits from = forces.own & ~damas & (kSide == Side::Blue ? below : above);
    if (!flying()) return from | (damas & (above | below));
    for (Bits rest = damas; rest != 0; rest &= rest - 1) {
      const Bits reach = reachOf(std::countr_zero(rest), board::kAllSquares & ~vacant);
      from |= (reach & to) != 0 ? rest & -rest : 0;
    }
    return from;
  }

  // Reports every beginning of every chain to the receiver, legal or not.
  template <class Receiver>
  void chains(Forces forces, Receiver& receiver) const {
    const CaptureSources chances = chancesOf(forces);
    walk(forces, chances.flying, chances.jumpers.any(), receiver);
  }

  template <class Sink>
  [[gnu::always_inline]] void quiets(Forces forces, Sink& sink) const {
    const Bits vacant = forces.vacant();
    if constexpr (Sink::kOrder == Order::Any) {
      const Bits steppers = flying() ? forces.own & ~forces.damas : forces.own;
      stepsTo<Direction::NorthEast>(forces, steppers, vacant, sink);
      stepsTo<Direction::NorthWest>(forces, steppers, vacant, sink);
      stepsTo<Direction::SouthEast>(forces, steppers, vacant, sink);
      stepsTo<Direction::SouthWest>(forces, steppers, vacant, sink);
      if (!flying()) return;
      for (Bits rest = forces.own & forces.damas; rest != 0; rest &= rest - 1) {
        const Bits from = rest & -rest;
        for (Bits to = reachOf(std::countr_zero(from), board::kAllSquares & ~vacant); to != 0; to &= to - 1) {
          sink.quiet(from, to & -to);
        }
      }
    } else {
      for (Bits rest = moversOf(forces, vacant); rest != 0; rest &= rest - 1) {
        const Bits from = rest & -rest;
        const bool isDama = (forces.damas & from) != 0;
        if (isDama && flying()) {
          slides(from, vacant, sink);
        } else {
          if (kSide == Side::Blue || isDama) {
            sink.quietIfAny(from, shifted<Direction::NorthEast>(from) & vacant);
            sink.quietIfAny(from, shifted<Direction::NorthWest>(from) & vacant);
          }
          if (kSide == Side::Red || isDama) {
            sink.quietIfAny(from, shifted<Direction::SouthEast>(from) & vacant);
            sink.quietIfAny(from, shifted<Direction::SouthWest>(from) & vacant);
          }
        }
      }
    }
  }

 private:
  struct CaptureSources {
    Jumpers jumpers;      // ordinary chips and damas of range one
    Bits flying = 0;      // flying damas that can take
    Jumpers places;       // squares from which a chip could jump
    unsigned slides = 0;  // the number of quiet moves of flying damas

    [[nodiscard, gnu::always_inline]] bool none() const { return (jumpers.any() | flying) == 0; }
  };

  [[nodiscard, gnu::always_inline]] constexpr Movement law() const { return m_law.movement(); }
  [[nodiscard, gnu::always_inline]] constexpr bool flying() const {
    return law().damaRange == DamaRange::Flying;
  }
  template <Direction kDirection>
  [[nodiscard, gnu::always_inline]] constexpr bool ordinaryTakes() const {
    return isForward(kDirection, kSide) || law().menCaptureBackward == YesNo::Yes;
  }

  [[nodiscard, gnu::always_inline]] CaptureSources chancesOf(Forces forces) const {
    CaptureSources chances;
    const Bits vacant = forces.vacant();
    const Bits damas = forces.own & forces.damas;
    const Bits steppers = flying() ? forces.own & ~damas : forces.own;
    jumpersTo<Direction::NorthEast>(forces, vacant, steppers, damas, chances);
    jumpersTo<Direction::NorthWest>(forces, vacant, steppers, damas, chances);
    jumpersTo<Direction::SouthEast>(forces, vacant, steppers, damas, chances);
    jumpersTo<Direction::SouthWest>(forces, vacant, steppers, damas, chances);
    if (flying()) {
      const Bits occupied = forces.own | forces.enemy;
      for (Bits rest = damas; rest != 0; rest &= rest - 1) {
        const int bit = std::countr_zero(rest);
        const View rising = viewFrom<Cpu>(Slope::Rising, bit, occupied);
        const View falling = viewFrom<Cpu>(Slope::Falling, bit, occupied);
        if (((rising.jumpable | falling.jumpable) & forces.enemy) != 0) chances.flying |= rest & -rest;
        chances.slides += static_cast<unsigned>(std::popcount(rising.reach | falling.reach));
      }
    }
    return chances;
  }

  template <Direction kDirection>
  [[gnu::always_inline]] void jumpersTo(Forces forces, Bits vacant, Bits steppers, Bits damas,
                                        CaptureSources& chances) const {
    constexpr Direction kBack = opposite(kDirection);
    const Bits places = shifted<kBack>(forces.enemy & shifted<kBack>(vacant));
    chances.places.to[static_cast<int>(kDirection)] = places;
    const Bits able = ordinaryTakes<kDirection>() ? steppers : steppers & damas;
    chances.jumpers.to[static_cast<int>(kDirection)] = able & places;
  }

  // Returns the jumpers (without flying damas) that could jump again after their first jump. The first jump
  // changes only the start square and the square of the taken chip. Both lie behind the jumper, where no
  // second jump goes, so the squares computed for first jumps are also right for second jumps.
  [[nodiscard, gnu::always_inline]] Bits onwardOf(Forces forces, const CaptureSources& chances) const {
    return onwardTo<Direction::NorthEast>(forces, chances) | onwardTo<Direction::NorthWest>(forces, chances) |
           onwardTo<Direction::SouthEast>(forces, chances) | onwardTo<Direction::SouthWest>(forces, chances);
  }

  template <Direction kDirection>
  [[nodiscard, gnu::always_inline]] Bits onwardTo(Forces forces, const CaptureSources& chances) const {
    constexpr Direction kBack = opposite(kDirection);
    const Bits jumpers = chances.jumpers.to[static_cast<int>(kDirection)];
    if (!ordinaryTakes<kDirection>() && flying()) return 0;
    const Bits places = placesBut<kBack>(chances.places);
    const Bits landings = shifted<kDirection>(shifted<kDirection>(jumpers & ~forces.damas));
    const Bits farRow = board::rowMask(board::farRow(kSide));
    Bits onward =
        law().menCaptureBackward == YesNo::Yes ? landings & places : landings & forwardPlaces(chances.places);
    if (law().promotion == Promotion::Stop) onward &= ~farRow;
    // A crowned chip may continue to jump as a dama.
    if (law().promotion == Promotion::GoOn) onward |= landings & farRow;
    if (!flying()) {
      onward |= shifted<kDirection>(shifted<kDirection>(jumpers & forces.damas)) & places;
    }
    return shifted<kBack>(shifted<kBack>(onward));
  }

  // True if a second jump by any chip makes every single jump illegal (K5).
  [[nodiscard, gnu::always_inline]] constexpr bool countDecides() const {
    return law().promotion != Promotion::GoOn &&
           (law().capturePriority == CapturePriority::CountThenDama ||
            law().capturePriority == CapturePriority::CountThenTakenDama ||
            law().capturePriority == CapturePriority::Count);
  }
  // True if all single jumps have the same weight, whichever chip takes or is taken.
  [[nodiscard, gnu::always_inline]] bool singlesAreEqual(Forces forces, Bits jumpers) const {
    if (isOfTakenDamas(law().capturePriority)) return (forces.enemy & forces.damas) == 0;
    return law().capturePriority == CapturePriority::Any || law().capturePriority == CapturePriority::Count ||
           (jumpers & forces.damas) == 0 || (jumpers & ~forces.damas) == 0;
  }

  template <Direction kNot>
  [[nodiscard, gnu::always_inline]] static Bits placesBut(const Jumpers& places) {
    Bits all = 0;
    for (int direction = 0; direction < 4; ++direction) {
      if (direction != static_cast<int>(kNot)) all |= places.to[direction];
    }
    return all;
  }
  [[nodiscard, gnu::always_inline]] static Bits forwardPlaces(const Jumpers& places) {
    return kSide == Side::Blue ? places.to[0] | places.to[1] : places.to[2] | places.to[3];
  }

  [[nodiscard, gnu::always_inline]] static unsigned singleCount(const Jumpers& jumpers, Bits who) {
    return static_cast<unsigned>(std::popcount(jumpers.to[0] & who) + std::popcount(jumpers.to[1] & who) +
                                 std::popcount(jumpers.to[2] & who) + std::popcount(jumpers.to[3] & who));
  }

  [[nodiscard, gnu::always_inline]] unsigned quietCount(Forces forces, const CaptureSources& chances) const {
    const Bits vacant = forces.vacant();
    const Bits damas = forces.own & forces.damas;
    const Bits ordinary = forces.own & ~damas;
    constexpr Direction kEast = kSide == Side::Blue ? Direction::NorthEast : Direction::SouthEast;
    constexpr Direction kWest = kSide == Side::Blue ? Direction::NorthWest : Direction::SouthWest;
    if (flying()) {
      return static_cast<unsigned>(std::popcount(shifted<kEast>(ordinary) & vacant) +
                                   std::popcount(shifted<kWest>(ordinary) & vacant)) +
             chances.slides;
    }
    return static_cast<unsigned>(std::popcount(shifted<kEast>(forces.own) & vacant) +
                                 std::popcount(shifted<kWest>(forces.own) & vacant) +
                                 std::popcount(shifted<opposite(kEast)>(damas) & vacant) +
                                 std::popcount(shifted<opposite(kWest)>(damas) & vacant));
  }

  template <class Receiver>
  void walk(Forces forces, Bits flyingDamas, Bits jumpers, Receiver& receiver) const {
    ChainWalk<Cpu, Law, kSide, Receiver> walk(m_law, forces, receiver);
    for (Bits rest = flyingDamas | (jumpers & forces.damas); rest != 0; rest &= rest - 1) {
      walk.dama(rest & -rest);
    }
    for (Bits rest = jumpers & ~forces.damas; rest != 0; rest &= rest - 1) walk.ordinary(rest & -rest);
  }

  template <class Sink>
  [[gnu::always_inline]] static void singles(Forces forces, Bits all, const Jumpers& jumpers, Sink& sink) {
    if constexpr (Sink::kOrder == Order::Any) {
      singlesTo<Direction::NorthEast>(jumpers, sink);
      singlesTo<Direction::NorthWest>(jumpers, sink);
      singlesTo<Direction::SouthEast>(jumpers, sink);
      singlesTo<Direction::SouthWest>(jumpers, sink);
    } else {
      for (Bits rest = all & forces.damas; rest != 0; rest &= rest - 1)
        singlesOf(rest & -rest, jumpers, sink);
      for (Bits rest = all & ~forces.damas; rest != 0; rest &= rest - 1)
        singlesOf(rest & -rest, jumpers, sink);
    }
  }

  template <Direction kDirection, class Sink>
  [[gnu::always_inline]] static void singlesTo(const Jumpers& jumpers, Sink& sink) {
    for (Bits rest = jumpers.to[static_cast<int>(kDirection)]; rest != 0; rest &= rest - 1) {
      const Bits from = rest & -rest;
      const Bits middle = shifted<kDirection>(from);
      sink.jump(from, middle, shifted<kDirection>(middle));
    }
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

  // Returns the chips that can move one step (M2; a dama in any direction).
  [[nodiscard, gnu::always_inline]] static Bits moversOf(Forces forces, Bits vacant) {
    const Bits upward = shifted<Direction::SouthWest>(vacant) | shifted<Direction::SouthEast>(vacant);
    const Bits downward = shifted<Direction::NorthEast>(vacant) | shifted<Direction::NorthWest>(vacant);
    const Bits ahead = kSide == Side::Blue ? upward : downward;
    return forces.own & (ahead | ((upward | downward) & forces.damas));
  }

  template <Direction kDirection, class Sink>
  [[gnu::always_inline]] static void stepsTo(Forces forces, Bits steppers, Bits vacant, Sink& sink) {
    const Bits able = isForward(kDirection, kSide) ? steppers : steppers & forces.damas;
    for (Bits rest = shifted<kDirection>(able) & vacant; rest != 0; rest &= rest - 1) {
      const Bits to = rest & -rest;
      sink.quiet(shifted<opposite(kDirection)>(to), to);
    }
  }

  [[nodiscard, gnu::always_inline]] static Bits reachOf(int bit, Bits occupied) {
    return viewFrom<Cpu>(Slope::Rising, bit, occupied).reach |
           viewFrom<Cpu>(Slope::Falling, bit, occupied).reach;
  }

  template <class Sink>
  static void slides(Bits from, Bits vacant, Sink& sink) {
    const int bit = std::countr_zero(from);
    const Bits occupied = board::kAllSquares & ~vacant;
    const Bits rising = viewFrom<Cpu>(Slope::Rising, bit, occupied).reach;
    const Bits falling = viewFrom<Cpu>(Slope::Falling, bit, occupied).reach;
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
