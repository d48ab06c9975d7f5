// SPDX-License-Identifier: GPL-3.0-or-later
// The generator compiled for one law: what the rest of the rules calls. Chosen once for a game, by its
// movement and by the processor the program runs on.
#pragma once

#include <cstdint>

#include "core/rules/generation/forces.hpp"
#include "core/rules/generation/growing.hpp"

namespace damath::rules::generation {

enum class LastPly { Counted, Made };

struct Instance {
  // The legal turns, added to the list: damas first, by square, by direction; quiet moves by square.
  void (*list)(Movement movement, Forces forces, Side mover, Growing<Turn>& turns);
  // The same for who needs the positions alone, in no order, and much quicker.
  void (*steps)(Movement movement, Forces forces, Side mover, Growing<Step>& steps);
  // How many they are, without listing them.
  unsigned (*count)(Movement movement, Forces forces, Side mover);
  // Whether any of them takes.
  bool (*takes)(Movement movement, Forces forces, Side mover);
  // Sequences of so many turns, at least one.
  std::uint64_t (*sequences)(Movement movement, Forces forces, Side mover, int depth, LastPly lastPly);
  // Every beginning of every chain, and every quiet move, legal or not.
  void (*chains)(Movement movement, Forces forces, Side mover, Growing<Route>& routes);
  void (*quiets)(Movement movement, Forces forces, Side mover, Growing<Turn>& turns);
  // The mover's chips that may go quietly to a square.
  Bits (*originsOf)(Movement movement, Forces forces, Side mover, Bits to);
  // Whether the law was fixed when the instance was compiled.
  bool fixed;
};

[[nodiscard]] const Instance& instanceFor(Movement movement);

// The same for a processor of choice: any, or one with POPCNT, BMI1 and BMI2, on which alone it may be used.
enum class Processor { Any, Newer };
[[nodiscard]] Processor processorHere();
[[nodiscard]] const Instance& instanceFor(Movement movement, Processor processor);

}  // namespace damath::rules::generation
