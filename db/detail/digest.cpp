// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/digest.hpp"

#include <openssl/evp.h>

#include <array>
#include <stdexcept>

namespace damath::db::detail {

namespace {

void check(int answer) {
  if (answer != 1) throw std::runtime_error("SHA-256 failed");
}

}  // namespace

Sha256::Sha256() : m_context(EVP_MD_CTX_new(), EVP_MD_CTX_free) {
  // The algorithm is fetched only once, because OpenSSL would search for it again at each digest.
  static const EVP_MD* const sha256 = EVP_MD_fetch(nullptr, "SHA256", nullptr);
  check(m_context != nullptr ? EVP_DigestInit_ex(m_context.get(), sha256, nullptr) : 0);
}

std::string hexadecimal(std::span<const std::byte> bytes) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  text.reserve(2 * bytes.size());
  for (const std::byte each : bytes) {
    const auto byte = std::to_integer<unsigned>(each);
    text += kDigits[byte >> 4U];
    text += kDigits[byte & 15U];
  }
  return text;
}

void Sha256::add(std::string_view bytes) {
  check(EVP_DigestUpdate(m_context.get(), bytes.data(), bytes.size()));
}

std::string Sha256::digits() {
  std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
  unsigned int length = 0;
  check(EVP_DigestFinal_ex(m_context.get(), digest.data(), &length));
  return hexadecimal(std::as_bytes(std::span(digest).first(length)));
}

std::string sha256(std::string_view bytes) {
  Sha256 digest;
  digest.add(bytes);
  return digest.digits();
}

}  // namespace damath::db::detail
