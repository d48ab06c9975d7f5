// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/digest.hpp"

#include <openssl/evp.h>

#include <array>
#include <stdexcept>

namespace damath::db::detail {

std::string sha256(std::string_view bytes) {
  std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
  unsigned int length = 0;
  if (EVP_Digest(bytes.data(), bytes.size(), digest.data(), &length, EVP_sha256(), nullptr) != 1) {
    throw std::runtime_error("SHA-256 failed");
  }
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  text.reserve(std::size_t{2} * length);
  for (unsigned int i = 0; i < length; ++i) {
    text += kDigits[digest.at(i) >> 4U];
    text += kDigits[digest.at(i) & 15U];
  }
  return text;
}

}  // namespace damath::db::detail
