#include "core/contest/contest.hpp"

#include <utility>

namespace damath::contest {

namespace {

constexpr std::pair<System, std::string_view> kSystems[] = {
    {System::RoundRobin, "roundRobin"},
    {System::Groups, "groups"},
    {System::Swiss, "swiss"},
    {System::KnockOut, "knockOut"},
    {System::DoubleKnockOut, "doubleKnockOut"},
};

template <class Row, class Id>
const Row* rowOf(const std::vector<Row>& rows, Id id) {
  for (const Row& row : rows) {
    if (row.id == id) return &row;
  }
  return nullptr;
}

}  // namespace

std::string Player::name() const {
  std::string given = first;
  if (!first.empty() && !middle.empty()) given += ' ';
  given += middle;
  if (last.empty() || given.empty()) return last + given;
  return last + ", " + given;
}

const School* Contest::find(SchoolId id) const {
  return rowOf(schools, id);
}

const Player* Contest::find(PlayerId id) const {
  return rowOf(players, id);
}

const Event* Contest::find(EventId id) const {
  return rowOf(events, id);
}

const Event* Contest::findEvent(std::string_view name) const {
  for (const Event& event : events) {
    if (event.setup.name == name) return &event;
  }
  return nullptr;
}

std::string_view toText(System system) {
  for (const auto& [value, text] : kSystems) {
    if (value == system) return text;
  }
  return {};
}

std::optional<System> parseSystem(std::string_view text) {
  for (const auto& [value, name] : kSystems) {
    if (name == text) return value;
  }
  return std::nullopt;
}

}  // namespace damath::contest
