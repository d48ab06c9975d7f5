// SPDX-License-Identifier: GPL-3.0-or-later
// Finds every chain of jumps of a chip (rulebook K2–K4, K8, K9), for any answers of the movement options.
// This search is called a walk.
#pragma once

#include <bit>

#include "core/rules/generation/dama_view.hpp"
#include "core/rules/generation/forces.hpp"
#include "core/rules/turns/turn.hpp"

namespace damath::rules::generation {

// The movement options of a generator instance: fixed at compile time (Fixed) or chosen at run time (Chosen).
template <Movement kMovement>
struct Fixed {
  [[nodiscard, gnu::always_inline]] static constexpr Movement movement() { return kMovement; }
};
struct Chosen {
  Movement chosen;
  [[nodiscard, gnu::always_inline]] Movement movement() const { return chosen; }
};

// The first jumps of a chain, or the whole chain.
struct Capture {
  Bits from;
  Bits to;
  Bits taken;
  int jumps;
  bool takerIsDama;      // true if the taker was a dama at the start of the turn
  bool couldGoOn;        // a further jump is possible (K4)
  bool crownedOnTheWay;  // true if the chip was crowned within the chain (promotion GoOn)
};

// Finds all chains of one chip and reports them to a Receiver. ChainWalk calls `push(Bits taken, Bits
// landing)` for each jump, and `pop()` when it takes the jump back. `chain(Capture)` reports each beginning
// of each chain, longer beginnings first. A Receiver with kTakesSeveral also gets `several(count, jumps,
// takerIsDama, taken)` for `count` chains that take the same chips and cannot continue.
template <class Cpu, class Law, Side kSide, class Receiver>
class ChainWalk {
 public:
  ChainWalk(const Law& law, Forces forces, Receiver& receiver)
      : m_law(law), m_receiver(receiver), m_enemy(forces.enemy), m_vacant(forces.vacant()) {}

  void dama(Bits from) {
    m_from = from;
    m_takerIsDama = true;
    State state{from, m_enemy, m_vacant | from, 0, false};
    if (law().damaPath == DamaPath::SquareOnce) state.travelled[0] = from;
    damaGoesOn(state);
  }
  void ordinary(Bits from) {
    m_from = from;
    m_takerIsDama = false;
    ordinaryGoesOn(State{from, m_enemy, m_vacant | from, 0, false});
  }

 private:
  struct State {
    Bits at;
    Bits enemy;   // enemies not taken yet
    Bits vacant;  // vacant squares, including the taker's starting square
    int jumps;
    bool crowned;   // true if an ordinary chip was crowned within this turn
    int last = -1;  // the last direction that counts for the dama's path; -1 if there is none
    // DamaPath::SegmentOnce forbids a second jump along a segment (K9): for each slope, the lower squares of
    // the segments that the dama has travelled. DamaPath::SquareOnce forbids a second visit to a square: in
    // the first set, the start square of the turn and all squares that the dama has passed or landed on.
    Bits travelled[2] = {0, 0};
  };

  [[nodiscard, gnu::always_inline]] constexpr Movement law() const { return m_law.movement(); }

  void hand(const State& state, bool couldGoOn) {
    if (state.jumps == 0) return;
    m_receiver.chain(Capture{m_from, state.at, m_enemy ^ state.enemy, state.jumps, m_takerIsDama, couldGoOn,
                             state.crowned});
  }

  // Returns the state after one more jump. Precondition: `middle` and `landing` are one square each.
  [[nodiscard]] State jumped(const State& state, Bits middle, Bits landing) const {
    State next = state;
    next.at = landing;
    next.enemy = state.enemy ^ middle;
    if (law().removal == Removal::EachJump) next.vacant |= middle;  // K8: taken chips leave immediately
    ++next.jumps;
    return next;
  }

  void ordinaryGoesOn(const State& state) {
    bool goesOn = ordinaryJump<Direction::NorthEast>(state);
    goesOn |= ordinaryJump<Direction::NorthWest>(state);
    goesOn |= ordinaryJump<Direction::SouthEast>(state);
    goesOn |= ordinaryJump<Direction::SouthWest>(state);
    hand(state, goesOn);
  }

  template <Direction kDirection>
  bool ordinaryJump(const State& state) {
    // K2: an ordinary chip takes backward only if the ruleset allows it.
    if (!isForward(kDirection, kSide) && law().menCaptureBackward == YesNo::No) return false;
    const Bits middle = shifted<kDirection>(state.at) & state.enemy;
    const Bits landing = shifted<kDirection>(middle) & state.vacant;
    if (landing == 0) return false;
    m_receiver.push(middle, landing);
    State next = jumped(state, middle, landing);
    const bool farRow = (landing & board::rowMask(board::farRow(kSide))) != 0;
    if (farRow && law().promotion == Promotion::Stop) {
      hand(next, false);
    } else if (farRow && law().promotion == Promotion::GoOn) {
      next.crowned = true;
      // For DamaPath::SegmentOnce and SquareOnce, the new dama starts with no travelled segments or squares,
      // except for the start square of the turn: its jumps as an ordinary chip do not count.
      if (law().damaPath == DamaPath::NoReversal) next.last = static_cast<int>(kDirection);
      if (law().damaPath == DamaPath::SquareOnce) next.travelled[0] = m_from | landing;
      damaGoesOn(next);
    } else {
      ordinaryGoesOn(next);
    }
    m_receiver.pop();
    return true;
  }

  void damaGoesOn(const State& state) {
    bool goesOn = false;
    if (law().damaRange == DamaRange::Flying) {
      const int bit = std::countr_zero(state.at);
      const Bits occupied = board::kAllSquares & ~state.vacant;
      const Bits targets = (viewFrom<Cpu>(Slope::Rising, bit, occupied).jumpable |
                            viewFrom<Cpu>(Slope::Falling, bit, occupied).jumpable) &
                           state.enemy;
      if (targets != 0) {
        goesOn = flyingJumps<Direction::NorthEast>(state, bit, occupied, targets);
        goesOn |= flyingJumps<Direction::NorthWest>(state, bit, occupied, targets);
        goesOn |= flyingJumps<Direction::SouthEast>(state, bit, occupied, targets);
        goesOn |= flyingJumps<Direction::SouthWest>(state, bit, occupied, targets);
      }
    } else {
      goesOn = steppingJump<Direction::NorthEast>(state);
      goesOn |= steppingJump<Direction::NorthWest>(state);
      goesOn |= steppingJump<Direction::SouthEast>(state);
      goesOn |= steppingJump<Direction::SouthWest>(state);
    }
    hand(state, goesOn);
  }

  template <Direction kDirection>
  [[nodiscard]] bool reverses(const State& state) const {
    return law().damaPath != DamaPath::Free && state.last == static_cast<int>(opposite(kDirection));
  }

  template <Direction kDirection>
  bool flyingJumps(const State& state, int bit, Bits occupied, Bits targets) {
    const Bits beyond = kLines.beyond(kDirection, bit);
    const Bits middle = targets & beyond;
    if (middle == 0 || reverses<kDirection>(state)) return false;
    const int middleBit = std::countr_zero(middle);
    const View pastIt = viewFrom<Cpu>(slopeOf(kDirection), middleBit, occupied);
    Bits landings = pastIt.reach & kLines.beyond(kDirection, middleBit);
    if (law().damaPath == DamaPath::SquareOnce) {
      const Bits wall = state.travelled[0] & beyond;
      if (wall != 0) {
        const Bits free = beforeWall<kDirection>(wall) & ~wall;
        if ((middle & free) == 0) return false;
        landings &= free;
      }
      if (landings == 0) return false;
    }
    if (law().damaPath == DamaPath::SegmentOnce) {
      landings &= ~m_from;
      const Bits lowerSquares = board::stepOf(kDirection) > 0 ? beyond | state.at : beyond;
      const Bits wall = state.travelled[static_cast<int>(slopeOf(kDirection))] & lowerSquares;
      if (wall != 0) {
        const Bits free = beforeWall<kDirection>(wall);
        if ((middle & free) == 0) return false;
        landings &= free;
      }
      if (landings == 0) return false;
    }
    if (law().damaPath == DamaPath::Free) {
      eachLanding<kDirection>(landings,
                              [&](Bits landing) { slide<kDirection>(state, beyond, middle, landing); });
      return true;
    }
    // DamaPath is not Free here, so the dama cannot turn back after this jump. The dama can only continue
    // straight ahead or across, on the other diagonal. If another jump straight ahead is possible from one
    // landing square, it is possible from every landing square.
    const Bits enemy = state.enemy ^ middle;
    const bool ahead = (pastIt.jumpable & kLines.beyond(kDirection, middleBit) & enemy) != 0;
    const Bits crossings = enemy & between<acrossOf(kDirection)>(state.vacant | middle);
    if (ahead || crossings != 0) {
      eachLanding<kDirection>(landings, [&](Bits landing) {
        if (ahead || (viewFrom<Cpu>(acrossOf(kDirection), std::countr_zero(landing), occupied).jumpable &
                      crossings) != 0) {
          slide<kDirection>(state, beyond, middle, landing);
        } else {
          end(state, enemy, middle, landing);
        }
      });
    } else if constexpr (Receiver::kTakesSeveral) {
      m_receiver.several(static_cast<unsigned>(std::popcount(landings)), state.jumps + 1, m_takerIsDama,
                         m_enemy ^ enemy);
    } else {
      eachLanding<kDirection>(landings, [&](Bits landing) { end(state, enemy, middle, landing); });
    }
    return true;
  }

  // Reports a chain that ends with this jump.
  void end(const State& state, Bits enemy, Bits middle, Bits landing) {
    m_receiver.push(middle, landing);
    m_receiver.chain(
        Capture{m_from, landing, m_enemy ^ enemy, state.jumps + 1, m_takerIsDama, false, state.crowned});
    m_receiver.pop();
  }

  [[nodiscard]] static constexpr Slope acrossOf(Direction direction) {
    return slopeOf(direction) == Slope::Rising ? Slope::Falling : Slope::Rising;
  }
  // Returns the squares whose two neighbors along the slope are both in `squares`. A chip on any other square
  // cannot be jumped along this slope.
  template <Slope kSlope>
  [[nodiscard, gnu::always_inline]] static Bits between(Bits squares) {
    constexpr Direction kUp = kSlope == Slope::Rising ? Direction::NorthEast : Direction::NorthWest;
    return shifted<kUp>(squares) & shifted<opposite(kUp)>(squares);
  }

  // Returns a mask of the squares before the first segment in this direction that the dama has already
  // travelled. The mask also has squares behind the dama and off its line, which the caller removes. `wall`
  // holds the lower square of each such segment. For DamaPath::SquareOnce, `wall` holds the visited squares,
  // and the mask may have the first of them.
  template <Direction kDirection>
  [[nodiscard]] static Bits beforeWall(Bits wall) {
    if constexpr (board::stepOf(kDirection) > 0) {
      const Bits first = wall & -wall;
      return first | (first - 1);
    } else {
      const Bits first = std::bit_floor(wall);
      return ~(first | (first - 1));
    }
  }

  template <Direction kDirection>
  void slide(const State& state, Bits beyond, Bits middle, Bits landing) {
    m_receiver.push(middle, landing);
    State next = jumped(state, middle, landing);
    next.last = static_cast<int>(kDirection);
    if (law().damaPath == DamaPath::SegmentOnce) {
      const Bits past = kLines.beyond(kDirection, std::countr_zero(landing));
      Bits& travelled = next.travelled[static_cast<int>(slopeOf(kDirection))];
      travelled |= board::stepOf(kDirection) > 0 ? state.at | (beyond & ~past & ~landing) : beyond & ~past;
    }
    if (law().damaPath == DamaPath::SquareOnce) {
      next.travelled[0] |= beyond & ~kLines.beyond(kDirection, std::countr_zero(landing));
    }
    damaGoesOn(next);
    m_receiver.pop();
  }

  // Calls `act` for each landing square, the nearest first.
  template <Direction kDirection, class Act>
  static void eachLanding(Bits landings, Act act) {
    if constexpr (board::stepOf(kDirection) > 0) {
      for (; landings != 0; landings &= landings - 1) act(landings & -landings);
    } else {
      while (landings != 0) {
        const Bits last = std::bit_floor(landings);
        act(last);
        landings ^= last;
      }
    }
  }

  // Tries one jump of a dama with range one.
  template <Direction kDirection>
  bool steppingJump(const State& state) {
    const Bits middle = shifted<kDirection>(state.at) & state.enemy;
    const Bits landing = shifted<kDirection>(middle) & state.vacant;
    if (landing == 0 || reverses<kDirection>(state)) return false;
    // Each segment leads to or from a taken chip, and no chip is taken twice. So a dama with range one never
    // travels a segment twice, and only the start square matters.
    if (law().damaPath == DamaPath::SegmentOnce && landing == m_from) return false;
    if (law().damaPath == DamaPath::SquareOnce && (state.travelled[0] & landing) != 0) return false;
    m_receiver.push(middle, landing);
    State next = jumped(state, middle, landing);
    next.last = static_cast<int>(kDirection);
    if (law().damaPath == DamaPath::SquareOnce) next.travelled[0] |= landing;
    damaGoesOn(next);
    m_receiver.pop();
    return true;
  }

  const Law m_law;
  Receiver& m_receiver;
  const Bits m_enemy;
  const Bits m_vacant;
  Bits m_from = 0;
  bool m_takerIsDama = false;
};

}  // namespace damath::rules::generation
