// SPDX-License-Identifier: GPL-3.0-or-later
// The turn generator as the other rules code calls it, compiled for one set of movement options or for any
// options. instanceFor chooses the instance by the movement options and the processor of this computer.
#pragma once

#include <cstdint>

#include "core/rules/generation/forces.hpp"
#include "core/rules/generation/growing_list.hpp"

namespace damath::rules::generation {

enum class LastPly { Counted, Made };

struct Instance {
  // Adds the legal turns to the list: captures by damas, then other captures, then quiet moves. Each part is
  // ordered by square, then by direction. Precondition of `list` and `steps`: the list is empty.
  void (*list)(Movement movement, Forces forces, Side mover, GrowingList<Turn>& turns);
  // Adds the board changes of the legal turns, without routes, in no fixed order. Much faster than `list`.
  void (*steps)(Movement movement, Forces forces, Side mover, GrowingList<Step>& steps);
  // Returns the number of legal turns without listing them.
  unsigned (*count)(Movement movement, Forces forces, Side mover);
  // True if a capture is possible.
  bool (*takes)(Movement movement, Forces forces, Side mover);
  // Returns the number of sequences of `depth` turns. Precondition: `depth` is 1–64.
  std::uint64_t (*sequences)(Movement movement, Forces forces, Side mover, int depth, LastPly lastPly);
  // `chains` adds every beginning of every chain, `quiets` adds every quiet move; legal or not.
  void (*chains)(Movement movement, Forces forces, Side mover, GrowingList<CaptureChain>& routes);
  void (*quiets)(Movement movement, Forces forces, Side mover, GrowingList<Turn>& turns);
  // Returns the squares of the mover's chips that may make a quiet move to `to`.
  Bits (*originsOf)(Movement movement, Forces forces, Side mover, Bits to);
  // True if the movement options were fixed at compile time.
  bool fixed;
};

[[nodiscard]] const Instance& instanceFor(Movement movement);

// Processor::Newer: a processor with the instructions POPCNT, BMI1 and BMI2. Use the instance for Newer only
// on such a processor.
enum class Processor { Any, Newer };
[[nodiscard]] Processor processorHere();
[[nodiscard]] const Instance& instanceFor(Movement movement, Processor processor);

// Returns the instance from the table for any processor. Each processor has a table of instances.
// CMakeLists.txt sets the processor for each source file.
[[nodiscard]] const Instance& instanceForAnyProcessor(Movement movement);
// Precondition: the processor has POPCNT, BMI1 and BMI2. This function does not exist on machines other than
// x86-64.
[[nodiscard]] const Instance& instanceForNewerProcessor(Movement movement);

}  // namespace damath::rules::generation
