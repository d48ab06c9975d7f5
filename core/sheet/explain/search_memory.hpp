// SPDX-License-Identifier: GPL-3.0-or-later
// The memory that all searches of one sheet reuse. The audit of a sheet may need dozens of searches, one
// after the other; because of the reuse, the system provides the memory only once.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "core/sheet/explain/search_graph.hpp"

namespace damath::sheet {

enum class Stage : std::uint8_t { Fitting, Repairing, Finished, GivenUp };

// A node of the search graph that the search must still visit. order() combines the cost, the first
// unexplained entry and the stage in one number. The visit with the lowest number comes first: the lowest
// cost, then the largest number of explained entries, then the earliest stage.
class Visit {
 public:
  // Precondition: the absolute value of `cost` is less than 2^28, so that it fits its bits in m_order.
  Visit(int cost, std::uint32_t next, NodeId node, Stage stage)
      : m_order(static_cast<std::uint64_t>(cost + kBias) << kCostBit | std::uint64_t{~next} << kNextBit |
                static_cast<std::uint64_t>(stage)),
        m_node(node) {}

  [[nodiscard]] int cost() const { return static_cast<int>(m_order >> kCostBit) - kBias; }
  [[nodiscard]] std::uint32_t next() const { return ~static_cast<std::uint32_t>(m_order >> kNextBit); }
  [[nodiscard]] NodeId node() const { return m_node; }
  [[nodiscard]] Stage stage() const { return static_cast<Stage>(m_order & 3U); }
  [[nodiscard]] std::uint64_t order() const { return m_order; }

 private:
  static constexpr int kBias = 1 << 28;
  static constexpr unsigned kNextBit = 2;
  static constexpr unsigned kCostBit = 34;

  std::uint64_t m_order;
  NodeId m_node;
};

class SearchMemory {
 public:
  struct Store {
    graph::Records graph;
    std::vector<Visit> visits;
  };

  // Hands over the memory of an earlier search; empty memory if there is none.
  [[nodiscard]] Store take() { return std::exchange(m_spare, {}); }
  // Keeps the memory of a finished search for the next search. If some memory is already kept, keeps the
  // larger of the two.
  void giveBack(Store store) {
    if (store.graph.nodes.capacity() > m_spare.graph.nodes.capacity()) m_spare = std::move(store);
  }

 private:
  Store m_spare;
};

}  // namespace damath::sheet
