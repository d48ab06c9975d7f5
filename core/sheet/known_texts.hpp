// Texts and what each of them means, found again by the text. Nearly all are as short as a cell, so that they
// are digested and compared by whole words of the machine.
#pragma once

#include <cstdint>
#include <cstring>
#include <deque>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace damath::sheet {

template <class Meaning>
class KnownTexts {
 public:
  // The text's meaning; where it is not known yet, what `read()` gives. It stays in its place until all are
  // forgotten.
  template <class Read>
  [[nodiscard]] const Meaning& recall(std::string_view text, Read read) {
    const std::uint64_t digest = digestOf(text);
    if (const Known* known = find(text, digest)) return known->meaning;
    m_known.push_back({std::string(text), read()});
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
  struct Known {
    std::string text;
    Meaning meaning;
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

  [[nodiscard]] static std::uint64_t digestOf(std::string_view text) {
    std::uint64_t digest = text.size();
    const auto mix = [&digest](std::uint64_t word) {
      digest = (digest ^ word) * 0x9e3779b97f4a7c15U;
      digest ^= digest >> 32U;
    };
    const char* begin = text.data();
    const std::size_t size = text.size();
    // The last word overlaps the one before.
    if (size >= 8) {
      for (std::size_t i = 0; i + 8 < size; i += 8) mix(wordAt<std::uint64_t>(begin + i));
      mix(wordAt<std::uint64_t>(begin + size - 8));
    } else if (size >= 4) {
      mix(wordAt<std::uint32_t>(begin) << 32U | wordAt<std::uint32_t>(begin + size - 4));
    } else if (size > 0) {
      mix(wordAt<std::uint8_t>(begin) << 16U | wordAt<std::uint8_t>(begin + size / 2) << 8U |
          wordAt<std::uint8_t>(begin + size - 1));
    }
    return digest;
  }

  [[nodiscard]] const Known* find(std::string_view text, std::uint64_t digest) const {
    if (m_slots.empty()) return nullptr;
    const std::size_t mask = m_slots.size() - 1;
    for (std::size_t slot = digest & mask; m_slots[slot].known != nullptr; slot = (slot + 1) & mask) {
      if (m_slots[slot].digest == digest && m_slots[slot].known->text == text) return m_slots[slot].known;
    }
    return nullptr;
  }

  [[nodiscard]] static std::size_t freeSlot(const std::vector<Slot>& slots, std::uint64_t digest) {
    const std::size_t mask = slots.size() - 1;
    std::size_t slot = digest & mask;
    while (slots[slot].known != nullptr) slot = (slot + 1) & mask;
    return slot;
  }

  void grow() {
    constexpr std::size_t kFewest = 64;
    std::vector<Slot> slots(m_slots.empty() ? kFewest : 2 * m_slots.size());
    for (const Slot& slot : m_slots) {
      if (slot.known != nullptr) slots[freeSlot(slots, slot.digest)] = slot;
    }
    m_slots = std::move(slots);
  }

  std::deque<Known> m_known;
  // By digest, open addressing: a power of two of slots, at most half of them taken.
  std::vector<Slot> m_slots;
};

}  // namespace damath::sheet
