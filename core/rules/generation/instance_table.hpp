// The instances for one processor. Included by the sources that compile them, one for each processor.
#pragma once

#include "core/rules/generation/generator.hpp"
#include "core/rules/generation/instance.hpp"

namespace damath::rules::generation {

// Laws that have an instance of their own; the movement of every profile and companion game is among them.
inline constexpr Movement kCountThenDama{.menCaptureBackward = YesNo::Yes,
                                         .damaRange = DamaRange::Flying,
                                         .capturePriority = CapturePriority::CountThenDama,
                                         .chain = rules::Chain::Compulsory,
                                         .removal = Removal::EachJump,
                                         .damaPath = DamaPath::SegmentOnce,
                                         .promotion = Promotion::TurnEnd};
inline constexpr Movement kDamaThenCount{.menCaptureBackward = YesNo::Yes,
                                         .damaRange = DamaRange::Flying,
                                         .capturePriority = CapturePriority::DamaThenCount,
                                         .chain = rules::Chain::Compulsory,
                                         .removal = Removal::EachJump,
                                         .damaPath = DamaPath::SegmentOnce,
                                         .promotion = Promotion::TurnEnd};
inline constexpr Movement kDamaAlone{.menCaptureBackward = YesNo::Yes,
                                     .damaRange = DamaRange::Flying,
                                     .capturePriority = CapturePriority::Dama,
                                     .chain = rules::Chain::Compulsory,
                                     .removal = Removal::EachJump,
                                     .damaPath = DamaPath::Free,
                                     .promotion = Promotion::GoOn};
inline constexpr Movement kShortChains{.menCaptureBackward = YesNo::No,
                                       .damaRange = DamaRange::One,
                                       .capturePriority = CapturePriority::Any,
                                       .chain = rules::Chain::Compulsory,
                                       .removal = Removal::EachJump,
                                       .damaPath = DamaPath::Free,
                                       .promotion = Promotion::Stop};
inline constexpr Movement kShortOptional{.menCaptureBackward = YesNo::No,
                                         .damaRange = DamaRange::One,
                                         .capturePriority = CapturePriority::Any,
                                         .chain = rules::Chain::Optional,
                                         .removal = Removal::EachJump,
                                         .damaPath = DamaPath::Free,
                                         .promotion = Promotion::Stop};

// Forces the values to be made; a leaf that nobody looks at would be left out.
inline void make(const Forces& forces) {
  asm volatile("" ::"r"(forces.own), "r"(forces.enemy), "r"(forces.damas));
}

template <class Cpu, class Law>
class Compiled {
 public:
  static constexpr Instance instance(bool fixed) { return {list, count, sequences, chains, quiets, fixed}; }

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

  // Keeps the route of the chain that is being walked.
  class RouteInk {
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

  class TurnSink : public RouteInk {
   public:
    explicit TurnSink(Growing<Turn>& turns) : m_turns(turns) {}
    void quiet(Bits from, Bits to) { m_turns.push(Turn(board::firstSquare(from), board::firstSquare(to))); }
    void jump(Bits from, Bits taken, Bits landing) {
      const Jump jump{board::firstSquare(taken), board::firstSquare(landing)};
      m_turns.push(Turn(board::firstSquare(from), &jump, 1));
    }
    void keep(const Chain& chain) { m_turns.push(this->turn(chain.from)); }
    void startOver() { m_turns.clear(); }
    void done() {}

   private:
    Growing<Turn>& m_turns;
  };

  class RouteReceiver : public RouteInk {
   public:
    explicit RouteReceiver(Growing<Route>& routes) : m_routes(routes) {}
    void chain(const Chain& chain) {
      m_routes.push({this->turn(chain.from), chain.takerIsDama, chain.couldGoOn});
    }

   private:
    Growing<Route>& m_routes;
  };

  // Makes each turn as it comes and counts what follows.
  template <Side kSide>
  class Follower {
   public:
    Follower(Law law, Forces forces, int depth, LastPly lastPly, Growing<Chain>* kept)
        : m_law(law), m_forces(forces), m_depth(depth), m_lastPly(lastPly), m_kept(kept) {}

    void quiet(Bits from, Bits to) { follow(after<kSide>(m_forces, from, to, 0, false)); }
    void jump(Bits from, Bits taken, Bits landing) {
      follow(after<kSide>(m_forces, from, landing, taken, false));
    }
    void push(Bits, Bits) {}
    void pop() {}
    void keep(const Chain& chain) { m_kept->push(chain); }
    void startOver() { m_kept->clear(); }
    void done() {
      for (const Chain& chain : *m_kept) {
        follow(after<kSide>(m_forces, chain.from, chain.to, chain.taken, chain.crownedOnTheWay));
      }
      m_kept->clear();
    }
    [[nodiscard]] std::uint64_t nodes() const { return m_nodes; }

   private:
    void follow(Forces next) {
      if (m_depth == 1) {
        make(next);
        ++m_nodes;
      } else {
        m_nodes += below<opponent(kSide)>(m_law, next, m_depth - 1, m_lastPly, m_kept + 1);
      }
    }

    const Law m_law;
    const Forces m_forces;
    const int m_depth;
    const LastPly m_lastPly;
    Growing<Chain>* m_kept;  // a list for this ply and each below
    std::uint64_t m_nodes = 0;
  };

  template <Side kSide>
  static std::uint64_t below(Law law, Forces forces, int depth, LastPly lastPly, Growing<Chain>* kept) {
    const Turns<kSide> turns(law);
    if (depth == 1 && lastPly == LastPly::Counted) return turns.count(forces);
    Follower<kSide> follower(law, forces, depth, lastPly, kept);
    turns.list(forces, follower);
    return follower.nodes();
  }

  static void list(Movement movement, Forces forces, Side mover, Growing<Turn>& turns) {
    TurnSink sink(turns);
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

  static std::uint64_t sequences(Movement movement, Forces forces, Side mover, int depth, LastPly lastPly) {
    constexpr int kPlies = 64;
    Growing<Chain> kept[kPlies];
    const Law law = lawOf(movement);
    return mover == Side::Blue ? below<Side::Blue>(law, forces, depth, lastPly, kept)
                               : below<Side::Red>(law, forces, depth, lastPly, kept);
  }

  static void chains(Movement movement, Forces forces, Side mover, Growing<Route>& routes) {
    RouteReceiver receiver(routes);
    if (mover == Side::Blue) {
      Turns<Side::Blue>(lawOf(movement)).chains(forces, receiver);
    } else {
      Turns<Side::Red>(lawOf(movement)).chains(forces, receiver);
    }
  }

  static void quiets(Movement movement, Forces forces, Side mover, Growing<Turn>& turns) {
    TurnSink sink(turns);
    if (mover == Side::Blue) {
      Turns<Side::Blue>(lawOf(movement)).quiets(forces, sink);
    } else {
      Turns<Side::Red>(lawOf(movement)).quiets(forces, sink);
    }
  }
};

template <class Cpu>
struct InstanceTable {
  template <Movement kMovement>
  static constexpr Instance kFixed = Compiled<Cpu, Fixed<kMovement>>::instance(true);
  static constexpr Instance kChosen = Compiled<Cpu, Chosen>::instance(false);

  static const Instance& find(Movement movement) {
    if (movement == kCountThenDama) return kFixed<kCountThenDama>;
    if (movement == kShortChains) return kFixed<kShortChains>;
    if (movement == kShortOptional) return kFixed<kShortOptional>;
    if (movement == kDamaThenCount) return kFixed<kDamaThenCount>;
    if (movement == kDamaAlone) return kFixed<kDamaAlone>;
    return kChosen;
  }
};

}  // namespace damath::rules::generation
