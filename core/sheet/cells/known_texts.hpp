// SPDX-License-Identifier: GPL-3.0-or-later
// A hash table from cell texts to their meanings. Nearly every text has at most 16 bytes, so the table
// compares these bytes as two numbers instead of byte by byte.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <deque>
#include <functional>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

namespace damath::sheet {

template <class Meaning>
class KnownTexts {
 public:
  // Returns the meaning of the text; calls `read()` if the text is unknown. The reference stays valid until
  // forget().
  template <class Read>
  [[nodiscard]] const Meaning& recall(std::string_view text, Read read) {
    const Ends ends = endsOf(text);
    const std::uint64_t digest = ends.areAll() ? ends.digest() : std::hash<std::string_view>{}(text);
    if (const Known* known = find(text, ends, digest)) return known->meaning;
    m_known.push_back({ends, read(), ends.areAll() ? nullptr : copyOf(text)});
    if (2 * m_known.size() > m_slots.size()) grow();
    m_slots[freeSlot(m_slots, digest)] = {&m_known.back(), digest};
    return m_known.back().meaning;
  }

  [[nodiscard]] std::size_t size() const { return m_known.size(); }
  void forget() {
    m_known.clear();
    m_slots.clear();
  }

 private:
  // The first and the last eight bytes of a text, which may overlap, and its size. A text of at most 16 bytes
  // is held as a whole.
  struct Ends {
    std::uint64_t first = 0;
    std::uint64_t last = 0;
    std::size_t size = 0;

    [[nodiscard]] bool areAll() const { return size <= 2 * sizeof first; }
    [[nodiscard]] std::uint64_t digest() const {
      constexpr std::uint64_t kMix = 0x9e3779b97f4a7c15U;
      const std::uint64_t mixed = ((first ^ size) * kMix ^ last) * kMix;
      return mixed ^ mixed >> 32U;
    }
    friend bool operator==(const Ends&, const Ends&) = default;
  };
  struct Known {
    Ends ends;
    Meaning meaning;
    std::unique_ptr<char[]> text;  // the whole text; null if `ends` already holds it
  };
  struct Slot {
    const Known* known = nullptr;
    std::uint64_t digest = 0;
  };

  template <class Word>
  [[nodiscard]] static std::uint64_t wordAt(const char* place) {
    Word word;
    std::memcpy(&word, place, sizeof word);
    return word;
  }

  [[nodiscard]] static Ends endsOf(std::string_view text) {
    const char* begin = text.data();
    const std::size_t size = text.size();
    const char* end = begin + size;
    if (size >= 8) return {wordAt<std::uint64_t>(begin), wordAt<std::uint64_t>(end - 8), size};
    if (size >= 4) return {wordAt<std::uint32_t>(begin), wordAt<std::uint32_t>(end - 4), size};
    if (size >= 2) return {wordAt<std::uint16_t>(begin), wordAt<std::uint16_t>(end - 2), size};
    return {size == 1 ? wordAt<std::uint8_t>(begin) : 0, 0, size};
  }

  [[nodiscard]] const Known* find(std::string_view text, const Ends& ends, std::uint64_t digest) const {
    if (m_slots.empty()) return nullptr;
    const std::size_t mask = m_slots.size() - 1;
    for (std::size_t slot = digest & mask; m_slots[slot].known != nullptr; slot = (slot + 1) & mask) {
      if (m_slots[slot].digest != digest) continue;
      const Known& known = *m_slots[slot].known;
      if (known.ends == ends &&
          (ends.areAll() || std::memcmp(known.text.get(), text.data(), text.size()) == 0))
        return &known;
    }
    return nullptr;
  }

  [[nodiscard]] static std::unique_ptr<char[]> copyOf(std::string_view text) {
    auto copy = std::make_unique<char[]>(text.size());
    std::memcpy(copy.get(), text.data(), text.size());
    return copy;
  }

  [[nodiscard]] static std::size_t freeSlot(const std::vector<Slot>& places, std::uint64_t digest) {
    const std::size_t mask = places.size() - 1;
    std::size_t slot = digest & mask;
    while (places[slot].known != nullptr) slot = (slot + 1) & mask;
    return slot;
  }

  void grow() {
    constexpr std::size_t kFewest = 64;
    std::vector<Slot> places(m_slots.empty() ? kFewest : 2 * m_slots.size());
    for (const Slot& slot : m_slots) {
      if (slot.known != nullptr) places[freeSlot(places, slot.digest)] = slot;
    }
    m_slots = std::move(places);
  }

  std::deque<Known> m_known;
  // The hash table: open addressing, with a power of two as size. At most half of the slots are used.
  std::vector<Slot> m_slots;
};

}  // namespace damath::sheet
