// SPDX-License-Identifier: GPL-3.0-or-later
// The generator instances for one kind of processor. Each kind has its own source file that includes this
// header and compiles the instances.
#pragma once

#include "core/rules/generation/generator.hpp"
#include "core/rules/generation/generator_instance.hpp"

namespace damath::rules::generation {

// The movement options of all profiles and companion games.
inline constexpr Movement kCountThenDama{.menCaptureBackward = YesNo::Yes,
                                         .damaRange = DamaRange::Flying,
                                         .capturePriority = CapturePriority::CountThenDama,
                                         .chain = Chain::Compulsory,
                                         .removal = Removal::EachJump,
                                         .damaPath = DamaPath::SegmentOnce,
                                         .promotion = Promotion::TurnEnd};
inline constexpr Movement kDamaThenCount{.menCaptureBackward = YesNo::Yes,
                                         .damaRange = DamaRange::Flying,
                                         .capturePriority = CapturePriority::DamaThenCount,
                                         .chain = Chain::Compulsory,
                                         .removal = Removal::EachJump,
                                         .damaPath = DamaPath::SegmentOnce,
                                         .promotion = Promotion::TurnEnd};
inline constexpr Movement kDamaAlone{.menCaptureBackward = YesNo::Yes,
                                     .damaRange = DamaRange::Flying,
                                     .capturePriority = CapturePriority::Dama,
                                     .chain = Chain::Compulsory,
                                     .removal = Removal::EachJump,
                                     .damaPath = DamaPath::Free,
                                     .promotion = Promotion::GoOn};
inline constexpr Movement kShortChains{.menCaptureBackward = YesNo::No,
                                       .damaRange = DamaRange::One,
                                       .capturePriority = CapturePriority::Any,
                                       .chain = Chain::Compulsory,
                                       .removal = Removal::EachJump,
                                       .damaPath = DamaPath::Free,
                                       .promotion = Promotion::Stop};
inline constexpr Movement kShortOptional{.menCaptureBackward = YesNo::No,
                                         .damaRange = DamaRange::One,
                                         .capturePriority = CapturePriority::Any,
                                         .chain = Chain::Optional,
                                         .removal = Removal::EachJump,
                                         .damaPath = DamaPath::Free,
                                         .promotion = Promotion::Stop};

// Forces the compiler to compute the position after a turn. Otherwise the compiler would drop this work at
// the last ply of a count, where nothing uses the position.
inline void make(const Forces& forces) {
  asm volatile("" ::"r"(forces.own), "r"(forces.enemy), "r"(forces.damas));
}

template <class Cpu, class Law>
class Compiled {
 public:
  static constexpr Instance instance(bool fixed) {
    return {list, steps, count, takes, sequences, chains, quiets, originsOf, fixed};
  }

 private:
  static Law lawOf(Movement movement) {
    if constexpr (requires { Law{movement}; }) {
      return Law{movement};
    } else {
      return Law{};
    }
  }
  template <Side kSide>
  using Turns = Generator<Cpu, Law, kSide>;

  // Holds the route of the current chain.
  class RouteText {
   public:
    void push(Bits taken, Bits landing) {
      m_jumps[m_count++] = {board::firstSquare(taken), board::firstSquare(landing)};
    }
    void pop() { --m_count; }
    [[nodiscard]] Turn turn(Bits from) const { return Turn(board::firstSquare(from), m_jumps, m_count); }

   private:
    Jump m_jumps[board::kChipsASide];
    int m_count = 0;
  };

  class TurnSink : public RouteText {
   public:
    using Keeper = TurnSink;
    static constexpr Order kOrder = Order::BySquare;
    static constexpr bool kTakesSeveral = false;
    explicit TurnSink(GrowingList<Turn>& turns) : m_turns(turns) {}
    void quiet(Bits from, Bits to) { m_turns.add(board::firstSquare(from), board::firstSquare(to)); }
    // Adds the quiet move. Adds nothing if the set `to` has no square.
    [[gnu::always_inline]] void quietIfAny(Bits from, Bits to) {
      m_turns.addIf(to != 0, board::firstSquare(from), board::firstSquare(to));
    }
    void jump(Bits from, Bits taken, Bits landing) {
      const Jump jump{board::firstSquare(taken), board::firstSquare(landing)};
      m_turns.add(board::firstSquare(from), &jump, 1);
    }
    void keep(const Capture& chain) { m_turns.add(this->turn(chain.from)); }
    void startOver() { m_turns.clear(); }
    void done() {}

   private:
    GrowingList<Turn>& m_turns;
  };

  class StepKeeper {
   public:
    static constexpr bool kTakesSeveral = false;
    explicit StepKeeper(GrowingList<Step>& steps) : m_steps(steps) {}
    void push(Bits, Bits) {}
    void pop() {}
    void keep(const Capture& chain) { m_steps.add(chain.from, chain.to, chain.taken, chain.crownedOnTheWay); }
    void startOver() { m_steps.clear(); }

   protected:
    [[nodiscard]] GrowingList<Step>& steps() { return m_steps; }

   private:
    GrowingList<Step>& m_steps;
  };

  class StepSink : public StepKeeper {
   public:
    using Keeper = StepKeeper;
    static constexpr Order kOrder = Order::Any;
    using StepKeeper::StepKeeper;
    [[gnu::always_inline]] void quiet(Bits from, Bits to) { this->steps().add(from, to, Bits{0}, false); }
    [[gnu::always_inline]] void jump(Bits from, Bits taken, Bits landing) {
      this->steps().add(from, landing, taken, false);
    }
    void done() {}
  };

  class RouteReceiver : public RouteText {
   public:
    static constexpr bool kTakesSeveral = false;
    explicit RouteReceiver(GrowingList<CaptureChain>& routes) : m_routes(routes) {}
    void chain(const Capture& chain) {
      m_routes.add(this->turn(chain.from), chain.takerIsDama, chain.couldGoOn);
    }

   private:
    GrowingList<CaptureChain>& m_routes;
  };

  // Receives the turns of a position, makes each turn (quiet moves and single jumps immediately, kept
  // captures in done()), and adds up the numbers of nodes that `follow` returns for the new positions.
  template <Side kSide, class Follow>
  class Maker : public StepKeeper {
   public:
    using Keeper = StepKeeper;
    static constexpr Order kOrder = Order::Any;

    Maker(Forces forces, Follow follow, GrowingList<Step>& kept)
        : StepKeeper(kept), m_forces(forces), m_follow(follow) {}

    [[gnu::always_inline]] void quiet(Bits from, Bits to) {
      m_nodes += m_follow(after<kSide>(m_forces, from, to, 0, false));
    }
    [[gnu::always_inline]] void jump(Bits from, Bits taken, Bits landing) {
      m_nodes += m_follow(after<kSide>(m_forces, from, landing, taken, false));
    }
    [[gnu::always_inline]] void done() {
      for (const Step& step : this->steps()) {
        m_nodes += m_follow(after<kSide>(m_forces, step.from, step.to, step.taken, step.crownedOnTheWay));
      }
      this->steps().clear();
    }
    [[nodiscard]] std::uint64_t nodes() const { return m_nodes; }

   private:
    const Forces m_forces;
    const Follow m_follow;
    std::uint64_t m_nodes = 0;
  };

  // Makes each turn and returns the sum of the numbers that `follow` returns for the new positions. `kept` is
  // the list for this ply; the lists for deeper plies follow in memory.
  template <Side kSide, class Follow>
  [[gnu::always_inline]] static std::uint64_t each(Law law, Forces forces, GrowingList<Step>* kept,
                                                   Follow follow) {
    Maker<kSide, Follow> maker(forces, follow, *kept);
    Turns<kSide>(law).list(forces, maker);
    return maker.nodes();
  }

  struct MakeLeaf {
    [[gnu::always_inline]] std::uint64_t operator()(Forces next) const {
      make(next);
      return 1;
    }
  };
  template <Side kSide>
  struct CountNext {
    Law law;
    [[gnu::always_inline]] std::uint64_t operator()(Forces next) const {
      return Turns<kSide>(law).count(next);
    }
  };
  template <Side kSide>
  struct GoBelow {
    Law law;
    int depth;
    LastPly lastPly;
    GrowingList<Step>* kept;
    std::uint64_t operator()(Forces next) const { return below<kSide>(law, next, depth, lastPly, kept); }
  };

  template <Side kSide>
  static std::uint64_t below(Law law, Forces forces, int depth, LastPly lastPly, GrowingList<Step>* kept) {
    constexpr Side kOther = opponent(kSide);
    if (depth == 1 && lastPly == LastPly::Counted) return Turns<kSide>(law).count(forces);
    if (depth == 1) return each<kSide>(law, forces, kept, MakeLeaf{});
    if (depth == 2 && lastPly == LastPly::Counted)
      return each<kSide>(law, forces, kept, CountNext<kOther>{law});
    return each<kSide>(law, forces, kept, GoBelow<kOther>{law, depth - 1, lastPly, kept + 1});
  }

  static void list(Movement movement, Forces forces, Side mover, GrowingList<Turn>& turns) {
    TurnSink sink(turns);
    if (mover == Side::Blue) {
      Turns<Side::Blue>(lawOf(movement)).list(forces, sink);
    } else {
      Turns<Side::Red>(lawOf(movement)).list(forces, sink);
    }
  }

  static void steps(Movement movement, Forces forces, Side mover, GrowingList<Step>& steps) {
    StepSink sink(steps);
    if (mover == Side::Blue) {
      Turns<Side::Blue>(lawOf(movement)).list(forces, sink);
    } else {
      Turns<Side::Red>(lawOf(movement)).list(forces, sink);
    }
  }

  static unsigned count(Movement movement, Forces forces, Side mover) {
    return mover == Side::Blue ? Turns<Side::Blue>(lawOf(movement)).count(forces)
                               : Turns<Side::Red>(lawOf(movement)).count(forces);
  }

  static bool takes(Movement movement, Forces forces, Side mover) {
    return mover == Side::Blue ? Turns<Side::Blue>(lawOf(movement)).takes(forces)
                               : Turns<Side::Red>(lawOf(movement)).takes(forces);
  }

  static std::uint64_t sequences(Movement movement, Forces forces, Side mover, int depth, LastPly lastPly) {
    constexpr int kPlies = 64;
    GrowingList<Step> kept[kPlies];
    const Law law = lawOf(movement);
    return mover == Side::Blue ? below<Side::Blue>(law, forces, depth, lastPly, kept)
                               : below<Side::Red>(law, forces, depth, lastPly, kept);
  }

  static void chains(Movement movement, Forces forces, Side mover, GrowingList<CaptureChain>& routes) {
    RouteReceiver receiver(routes);
    if (mover == Side::Blue) {
      Turns<Side::Blue>(lawOf(movement)).chains(forces, receiver);
    } else {
      Turns<Side::Red>(lawOf(movement)).chains(forces, receiver);
    }
  }

  static Bits originsOf(Movement movement, Forces forces, Side mover, Bits to) {
    return mover == Side::Blue ? Turns<Side::Blue>(lawOf(movement)).originsOf(forces, to)
                               : Turns<Side::Red>(lawOf(movement)).originsOf(forces, to);
  }

  static void quiets(Movement movement, Forces forces, Side mover, GrowingList<Turn>& turns) {
    TurnSink sink(turns);
    if (mover == Side::Blue) {
      Turns<Side::Blue>(lawOf(movement)).quiets(forces, sink);
    } else {
      Turns<Side::Red>(lawOf(movement)).quiets(forces, sink);
    }
  }
};

// A table of generator instances: one compiled instance for each Movement in kOwn, and one instance for all
// other movement options.
template <class Cpu, Movement... kOwn>
struct InstanceTable {
  template <Movement kMovement>
  static constexpr Instance kFixed = Compiled<Cpu, Fixed<kMovement>>::instance(true);
  static constexpr Instance kChosen = Compiled<Cpu, Chosen>::instance(false);

  static const Instance& find(Movement movement) {
    const Instance* found = &kChosen;
    static_cast<void>(((movement == kOwn && (found = &kFixed<kOwn>) != nullptr) || ...));
    return *found;
  }
};

}  // namespace damath::rules::generation
