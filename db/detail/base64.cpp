// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/base64.hpp"

#include <openssl/evp.h>

#include <algorithm>

namespace damath::db::detail {

namespace {

constexpr std::size_t kGroup = 4;  // base64 writes three bytes as this many characters

const unsigned char* bytesOf(std::string_view text) {
  return reinterpret_cast<const unsigned char*>(text.data());  // NOLINT(*-reinterpret-cast)
}

unsigned char* roomIn(std::string& text) {
  return reinterpret_cast<unsigned char*>(text.data());  // NOLINT(*-reinterpret-cast)
}

}  // namespace

std::string toBase64(std::string_view bytes) {
  // The buffer has one more character: EVP_EncodeBlock adds a zero byte at the end.
  std::string text((bytes.size() + 2) / 3 * kGroup + 1, '\0');
  text.resize(static_cast<std::size_t>(
      EVP_EncodeBlock(roomIn(text), bytesOf(bytes), static_cast<int>(bytes.size()))));
  return text;
}

std::optional<std::string> fromBase64(std::string_view text) {
  std::string bytes(text.size() / kGroup * 3, '\0');
  const int length = EVP_DecodeBlock(roomIn(bytes), bytesOf(text), static_cast<int>(text.size()));
  if (length < 0) return std::nullopt;
  // EVP_DecodeBlock returns a zero byte for each padding character (`=`), which is removed below.
  const std::size_t padding = text.ends_with("==") ? 2 : text.ends_with('=') ? 1 : 0;
  bytes.resize(static_cast<std::size_t>(length) - std::min(padding, static_cast<std::size_t>(length)));
  // Refuses texts with spaces around them or with unused bits at the end that are not 0. EVP_DecodeBlock
  // accepts both.
  if (toBase64(bytes) != text) return std::nullopt;
  return bytes;
}

}  // namespace damath::db::detail
