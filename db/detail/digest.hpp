// SPDX-License-Identifier: GPL-3.0-or-later
// SHA-256, as 64 hexadecimal digits.
#pragma once

#include <memory>
#include <string>
#include <string_view>

struct evp_md_ctx_st;

namespace damath::db::detail {

// Throws where the cryptographic library fails.
[[nodiscard]] std::string sha256(std::string_view bytes);

// Of what is too much to be in memory at once.
class Sha256 {
 public:
  Sha256();
  void add(std::string_view bytes);
  // Of all that was added; nothing is added after it.
  [[nodiscard]] std::string digits();

 private:
  std::unique_ptr<evp_md_ctx_st, void (*)(evp_md_ctx_st*)> m_context;
};

}  // namespace damath::db::detail
