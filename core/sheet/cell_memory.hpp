// Cells read once: players write the same moves and figures over and over, on one sheet and from sheet to
// sheet, and what a cell says depends on its text and the chips alone.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "core/sheet/entry.hpp"
#include "core/sheet/figure.hpp"

namespace damath::sheet {

// An R.C. cell: the chip with its doubling, or the first character not understood, from 1.
struct RemainingCell {
  std::optional<EntryReader::RemainingEntry> chip;
  std::size_t column = 0;
};

class CellMemory {
 public:
  // The set must outlive it.
  explicit CellMemory(const rules::ChipSet& set) : m_reader(set) {}

  [[nodiscard]] const EntryReader& reader() const { return m_reader; }

  // Valid until the memory is trimmed.
  [[nodiscard]] const Entry& entry(std::string_view cell);
  [[nodiscard]] const Figure& figure(std::string_view cell);
  [[nodiscard]] const RemainingCell& remaining(std::string_view cell);

  // Forgets everything where that has become much: memory stays bounded however many sheets are read.
  void trim();

 private:
  struct TextDigest {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
  };
  template <class Meaning>
  using Known = std::unordered_map<std::string, Meaning, TextDigest, std::equal_to<>>;

  EntryReader m_reader;
  Known<Entry> m_entries;
  Known<Figure> m_figures;
  Known<RemainingCell> m_remaining;
};

}  // namespace damath::sheet
