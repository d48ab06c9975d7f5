// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the parts of a zip file that lies in memory. Limits hold for each part, for all parts together, and
// for the ratio of compression, so that no file from outside fills the memory. Nothing is written to the
// disk.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "app/desk/workbook/workbook_fault.hpp"
#include "core/expected.hpp"

namespace damath::desk {

inline constexpr std::size_t kMostZipParts = 4096;
inline constexpr std::size_t kMostPartBytes = 32 << 20;
// The sum of all parts that are read; a part that is read twice counts twice.
inline constexpr std::size_t kMostUnpackedBytes = 64 << 20;
// A part that unpacks to more than kLeastPackedBytes may be packed at most this many times.
inline constexpr std::size_t kMostPackedTimes = 200;
inline constexpr std::size_t kLeastPackedBytes = 1 << 20;

// Returns the name of a part in the form for comparison: with small letters, and / in place of \.
[[nodiscard]] std::string partKey(std::string_view name);

class ZipFile {
 public:
  // Opens the zip file. Capital letters in the names of parts make no difference, and \ counts as /.
  // Precondition: `bytes` outlives this object. Errors: Damaged, Locked, UnsafeName, PartTwice, TooLarge.
  [[nodiscard]] static Expected<ZipFile, WorkbookFault> open(std::string_view bytes);

  // A part's name has no / at its beginning: "xl/workbook.xml".
  [[nodiscard]] bool has(std::string_view part) const;
  // True if the name of a part ends with `ending`, which has small letters only.
  [[nodiscard]] bool hasEnding(std::string_view ending) const;
  // Returns the whole part. Errors: Damaged if the part is missing, cut off or changed; TooLarge; TooPacked.
  [[nodiscard]] Expected<std::string, WorkbookFault> read(std::string_view part);

 private:
  struct Opened;
  struct Closer {
    void operator()(Opened* opened) const;
  };
  explicit ZipFile(std::unique_ptr<Opened, Closer> opened) : m_opened(std::move(opened)) {}

  std::unique_ptr<Opened, Closer> m_opened;
};

}  // namespace damath::desk
