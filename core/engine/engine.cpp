// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/engine.hpp"

#include "core/engine/search.hpp"

namespace damath::engine {

Engine::Engine(rules::Movement movement, std::optional<Scoring> scoring)
    : m_search(std::make_unique<Search>(movement, scoring)) {}

Engine::~Engine() = default;
Engine::Engine(Engine&&) noexcept = default;
Engine& Engine::operator=(Engine&&) noexcept = default;

SearchResult Engine::think(const board::Position& position, const Limits& limits,
                           std::span<const board::Position> seen) {
  return m_search->think(position, limits, seen);
}

Value Engine::valueOf(const board::Position& position, const rules::Turn& turn, int plies) {
  return m_search->valueOf(position, turn, plies);
}

}  // namespace damath::engine
