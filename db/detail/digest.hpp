// SPDX-License-Identifier: GPL-3.0-or-later
// Computes SHA-256 digests, and writes bytes as hexadecimal digits.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>

struct evp_md_ctx_st;

namespace damath::db::detail {

// Returns the bytes as small hexadecimal digits, two for each byte.
[[nodiscard]] std::string hexadecimal(std::span<const std::byte> bytes);

// Returns the SHA-256 digest of the bytes, as 64 digits. Throws if the cryptographic library fails.
[[nodiscard]] std::string sha256(std::string_view bytes);

// Computes the digest of data piece by piece, for data that do not fit into memory at once.
class Sha256 {
 public:
  Sha256();
  void add(std::string_view bytes);
  // Returns the digest of all added bytes. Precondition: no bytes are added afterwards.
  [[nodiscard]] std::string digits();

 private:
  std::unique_ptr<evp_md_ctx_st, void (*)(evp_md_ctx_st*)> m_context;
};

}  // namespace damath::db::detail
