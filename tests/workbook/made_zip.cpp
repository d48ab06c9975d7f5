// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/workbook/made_zip.hpp"

#include <zlib.h>

#include <algorithm>
#include <stdexcept>

namespace damath::testing {

namespace {

void append(std::string& bytes, std::uint32_t number, int size) {
  for (int i = 0; i < size; ++i) bytes += static_cast<char>(number >> (8 * i) & 0xFFU);
}

// Returns the bytes compressed without a header, as a zip file has them.
std::string deflated(const std::string& bytes) {
  z_stream stream{};
  constexpr int kNoHeader = -15;
  constexpr int kMemory = 8;
  if (deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, kNoHeader, kMemory, Z_DEFAULT_STRATEGY) !=
      Z_OK) {
    throw std::runtime_error("zlib cannot compress");
  }
  std::string packed(deflateBound(&stream, bytes.size()), '\0');
  std::string input = bytes;
  stream.next_in = reinterpret_cast<Bytef*>(input.data());
  stream.avail_in = static_cast<uInt>(input.size());
  stream.next_out = reinterpret_cast<Bytef*>(packed.data());
  stream.avail_out = static_cast<uInt>(packed.size());
  const int done = deflate(&stream, Z_FINISH);
  packed.resize(stream.total_out);
  deflateEnd(&stream);
  if (done != Z_STREAM_END) throw std::runtime_error("zlib did not finish");
  return packed;
}

}  // namespace

std::string zipOf(const std::vector<ZipPart>& parts) {
  constexpr std::uint32_t kVersion = 20;
  constexpr std::uint32_t kDeflated = 8;
  std::string file;
  std::string directory;
  for (const ZipPart& part : parts) {
    const std::string packed = part.isPacked ? deflated(part.bytes) : part.bytes;
    const auto checksum = static_cast<std::uint32_t>(
        crc32(0, reinterpret_cast<const Bytef*>(part.bytes.data()), static_cast<uInt>(part.bytes.size())));
    std::string facts;
    append(facts, kVersion, 2);
    append(facts, part.flags, 2);
    append(facts, part.isPacked ? kDeflated : 0, 2);
    append(facts, 0, 4);  // time and date
    append(facts, part.checksum.value_or(checksum), 4);
    append(facts, static_cast<std::uint32_t>(packed.size()), 4);
    append(facts, part.size.value_or(static_cast<std::uint32_t>(part.bytes.size())), 4);
    append(facts, static_cast<std::uint32_t>(part.name.size()), 2);
    append(facts, 0, 2);  // no further fields
    directory += "PK\x01\x02";
    append(directory, kVersion, 2);
    directory += facts;
    directory.append(10, '\0');  // no comment, first disk, no attributes
    append(directory, static_cast<std::uint32_t>(file.size()), 4);
    directory += part.name;
    file += "PK\x03\x04" + facts + part.name + packed;
  }
  const auto place = static_cast<std::uint32_t>(file.size());
  file += directory + "PK\x05\x06";
  append(file, 0, 4);
  append(file, static_cast<std::uint32_t>(parts.size()), 2);
  append(file, static_cast<std::uint32_t>(parts.size()), 2);
  append(file, static_cast<std::uint32_t>(directory.size()), 4);
  append(file, place, 4);
  append(file, 0, 2);
  return file;
}

ZipPart& partNamed(std::vector<ZipPart>& parts, const std::string& name) {
  const auto found = std::ranges::find(parts, name, &ZipPart::name);
  if (found == parts.end()) throw std::runtime_error("no part " + name);
  return *found;
}

}  // namespace damath::testing
