// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/compose/sheets/packed_sheet.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>

#include "reports/compose/sheets/scoresheet_parts.hpp"

namespace damath::compose {

namespace {

constexpr unsigned kSevenBits = 7;
constexpr std::uint64_t kMore = 1U << kSevenBits;  // the bit of a byte that tells if another byte follows

class Packing {
 public:
  template <class... Parts>
  void operator()(const Parts&... parts) {
    (put(parts), ...);
  }
  [[nodiscard]] std::string take() && { return std::move(m_bytes); }

 private:
  void number(std::uint64_t value) {
    for (; value >= kMore; value >>= kSevenBits) m_bytes += static_cast<char>((value % kMore) | kMore);
    m_bytes += static_cast<char>(value);
  }
  template <class Number>
  requires std::is_integral_v<Number> || std::is_enum_v<Number>
  void put(Number value) { number(static_cast<std::uint64_t>(static_cast<std::int64_t>(value))); }
  void put(board::Square square) { put(square.number()); }
  void put(const std::string& text) {
    put(text.size());
    m_bytes += text;
  }
  template <class T>
  void put(const std::vector<T>& list) {
    put(list.size());
    for (const T& each : list) put(each);
  }
  template <class T, std::size_t N>
  void put(const std::array<T, N>& list) {
    for (const T& each : list) put(each);
  }
  template <class Value>
  requires requires(const Value& value) { value.has_value(); }
  void put(const Value& value) {
    put(value.has_value());
    if (value) put(*value);
  }
  template <class Whole>
  requires std::is_aggregate_v<Whole>
  void put(const Whole& whole) {
    giveParts(whole, [this](const auto&... parts) { (*this)(parts...); });
  }

  std::string m_bytes;
};

// Reads packed values from the bytes and assigns them to the given parts, in the order in which they were
// packed.
class Unpacking {
 public:
  explicit Unpacking(std::string_view bytes) : m_bytes(bytes) {}

  template <class... Parts>
  void operator()(Parts&... parts) {
    (get(parts), ...);
  }

 private:
  std::uint64_t number() {
    std::uint64_t value = 0;
    for (unsigned shift = 0;; shift += kSevenBits) {
      const auto byte = static_cast<unsigned char>(m_bytes.front());
      m_bytes.remove_prefix(1);
      value |= (byte % kMore) << shift;
      if (byte < kMore) return value;
    }
  }
  template <class Number>
  requires std::is_integral_v<Number> || std::is_enum_v<Number>
  void get(Number& value) { value = static_cast<Number>(number()); }
  void get(board::Square& square) { square = board::Square(static_cast<int>(number())); }
  void get(std::string& text) {
    const std::size_t size = number();
    text = m_bytes.substr(0, size);
    m_bytes.remove_prefix(size);
  }
  template <class T>
  void get(std::vector<T>& list) {
    list.resize(number());
    for (T& each : list) get(each);
  }
  template <class T, std::size_t N>
  void get(std::array<T, N>& list) {
    for (T& each : list) get(each);
  }
  template <class T>
  void get(std::optional<T>& value) {
    if (number() != 0) get(value.emplace());
  }
  template <class T>
  void get(Seldom<T>& value) {
    if (number() == 0) return;
    T held;
    get(held);
    value = std::move(held);
  }
  template <class Whole>
  requires std::is_aggregate_v<Whole>
  void get(Whole& whole) {
    giveParts(whole, [this](auto&... parts) { (*this)(parts...); });
  }

  std::string_view m_bytes;
};

}  // namespace

PackedSheet::PackedSheet(Scoresheet form) : title(std::move(form.title)), head(std::move(form.head)) {
  form.title.clear();
  form.head = {};
  Packing packing;
  packing(form);
  m_rest = std::move(packing).take();
  m_rest.shrink_to_fit();
}

Scoresheet PackedSheet::unpacked() const {
  Scoresheet form;
  Unpacking unpacking(m_rest);
  unpacking(form);
  form.title = title;
  form.head = head;
  return form;
}

}  // namespace damath::compose
