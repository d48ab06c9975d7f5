#include "db/signature.hpp"

#include <cstdint>

#include "db/detail/migrator.hpp"

namespace damath::db {

namespace {

constexpr std::string_view kFormat("SQLite format 3\0", 16);
// Where SQLite's header has the application's mark: four bytes, the highest first.
constexpr std::size_t kMarkAt = 68;

}  // namespace

bool hasSignature(std::string_view firstBytes) {
  if (firstBytes.size() < kSignatureBytes || !firstBytes.starts_with(kFormat)) return false;
  std::int64_t mark = 0;
  for (const char byte : firstBytes.substr(kMarkAt, 4)) mark = mark << 8 | static_cast<unsigned char>(byte);
  return mark == detail::kApplicationId;
}

}  // namespace damath::db
