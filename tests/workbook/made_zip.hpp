// SPDX-License-Identifier: GPL-3.0-or-later
// Makes zip files from their parts, also such as no program writes: with doubled names, paths that lead out
// of the file, false sizes and checksums.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace damath::testing {

struct ZipPart {
  std::string name;
  std::string bytes;
  bool isPacked = true;                        // false to store the bytes uncompressed
  unsigned flags = 0;                          // 1 for a part with a password
  std::optional<std::uint32_t> size = {};      // the size that the file promises, if it is not the true one
  std::optional<std::uint32_t> checksum = {};  // the checksum of the file, if it is not the true one
};

[[nodiscard]] std::string zipOf(const std::vector<ZipPart>& parts);

// Returns the part with this name. Precondition: there is one.
[[nodiscard]] ZipPart& partNamed(std::vector<ZipPart>& parts, const std::string& name);

}  // namespace damath::testing
