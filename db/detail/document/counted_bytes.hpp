// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the bytes of a stream for the JSON parser and counts bytes and lines for its error messages.
#pragma once

#include <cstddef>
#include <istream>
#include <iterator>
#include <streambuf>

namespace damath::db::detail {

class CountedBytes {
 public:
  // Precondition: `stream` outlives this object.
  explicit CountedBytes(std::istream& stream) : m_buffer(stream.rdbuf()), m_current(m_buffer->sgetc()) {}

  [[nodiscard]] bool isAtEnd() const { return m_current == std::char_traits<char>::eof(); }
  [[nodiscard]] char current() const { return static_cast<char>(m_current); }
  void advance() {
    if (m_lineEnds) ++m_line;
    m_lineEnds = m_current == '\n';
    m_current = m_buffer->snextc();
    ++m_count;
  }
  // Returns the line of the last byte that was read. The first line is 1.
  [[nodiscard]] int line() const { return m_line; }
  // Returns the number of bytes that were read.
  [[nodiscard]] std::size_t count() const { return m_count; }

  // An input iterator for the JSON parser. Precondition: the CountedBytes object outlives the iterator.
  class Iterator {
   public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = char;

    Iterator() = default;
    explicit Iterator(CountedBytes& bytes) : m_bytes(&bytes) {}
    char operator*() const { return m_bytes->current(); }
    Iterator& operator++() {
      m_bytes->advance();
      return *this;
    }
    Iterator operator++(int) {
      const Iterator before = *this;
      m_bytes->advance();
      return before;
    }
    friend bool operator==(const Iterator& a, const Iterator& b) { return a.isAtEnd() == b.isAtEnd(); }

   private:
    [[nodiscard]] bool isAtEnd() const { return m_bytes == nullptr || m_bytes->isAtEnd(); }
    CountedBytes* m_bytes = nullptr;
  };
  [[nodiscard]] Iterator begin() { return Iterator(*this); }
  [[nodiscard]] static Iterator end() { return {}; }

 private:
  std::streambuf* m_buffer;
  int m_current;
  int m_line = 1;
  bool m_lineEnds = false;
  std::size_t m_count = 0;
};

}  // namespace damath::db::detail
