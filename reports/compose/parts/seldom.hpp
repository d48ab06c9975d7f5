// SPDX-License-Identifier: GPL-3.0-or-later
// An optional value that takes only the space of a pointer. Thousands of scoresheet cells are in memory at
// once, and few of them have a correction or another text beside the written text.
#pragma once

#include <concepts>
#include <memory>
#include <optional>
#include <utility>

namespace damath::compose {

// An optional value for members that are rarely set: an empty Seldom has only the size of a pointer. Its
// interface is a part of the interface of std::optional. A copy has its own value.
template <class T>
class Seldom {
 public:
  Seldom() = default;
  template <std::convertible_to<T> From>
  Seldom(From&& value) : m_value(std::make_unique<T>(std::forward<From>(value))) {}
  Seldom(const std::optional<T>& value) : m_value(value ? std::make_unique<T>(*value) : nullptr) {}
  Seldom(const Seldom& other) : m_value(other ? std::make_unique<T>(*other) : nullptr) {}
  Seldom(Seldom&& other) noexcept = default;
  Seldom& operator=(Seldom other) noexcept {
    m_value = std::move(other.m_value);
    return *this;
  }
  ~Seldom() = default;

  [[nodiscard]] bool has_value() const { return m_value != nullptr; }
  explicit operator bool() const { return has_value(); }
  [[nodiscard]] const T& operator*() const { return *m_value; }
  [[nodiscard]] const T* operator->() const { return m_value.get(); }
  void reset() { m_value.reset(); }

  friend bool operator==(const Seldom& one, const Seldom& other) {
    return one.has_value() == other.has_value() && (!one || *one == *other);
  }

 private:
  std::unique_ptr<T> m_value;
};

}  // namespace damath::compose
