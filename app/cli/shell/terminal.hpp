// SPDX-License-Identifier: GPL-3.0-or-later
// Where the command speaks: results to one stream, complaints to the other, in the reader's language.
#pragma once

#include <filesystem>
#include <initializer_list>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/words/catalogue/language.hpp"
#include "core/try.hpp"

namespace damath::cli {

enum class ExitStatus {
  Clean = 0,     // done; notes alone are clean
  Findings = 1,  // done, with error findings or refusals
  Unusable = 2   // unusable input or arguments
};

// One thing wrong with what was given: `damath: FILE:LINE: sentence`.
struct Complaint {
  std::string file;         // may be empty: the arguments
  std::optional<int> line;  // from 1
  std::string sentence;
};
using Complaints = std::vector<Complaint>;

template <class T>
using InputResult = Expected<T, Complaints>;
// What a command came to; or what is wrong with what it was given, still to be told.
using Outcome = InputResult<ExitStatus>;

// One thing wrong with the arguments, or with the file, in the words of a catalogue; and that alone.
template <class Phrase>
[[nodiscard]] Complaint complaintOf(Phrase phrase, words::Language language,
                                    std::initializer_list<std::string_view> words = {},
                                    const std::string& file = {}) {
  return {file, {}, said(phrase, language, words)};
}
template <class Phrase>
[[nodiscard]] Unexpected<Complaints> unusable(Phrase phrase, words::Language language,
                                              std::initializer_list<std::string_view> words = {},
                                              const std::string& file = {}) {
  return Unexpected(Complaints{complaintOf(phrase, language, words, file)});
}
// One thing wrong with a file; with an empty path, with how files are asked for.
template <class Phrase>
[[nodiscard]] Unexpected<Complaints> unusableFile(const std::filesystem::path& path, Phrase phrase,
                                                  words::Language language,
                                                  std::initializer_list<std::string_view> words = {}) {
  return unusable(phrase, language, words, path.string());
}

enum class Colour { Off, On };
enum class Paint { Red, Yellow, Green, Dim, Bold };

class Terminal {
 public:
  // The streams must outlive the terminal.
  Terminal(std::ostream& out, std::ostream& err, words::Language language, Colour colour)
      : m_out(&out), m_err(&err), m_language(language), m_colour(colour) {}

  [[nodiscard]] std::ostream& out() { return *m_out; }
  // From now on everything is said where complaints are: standard output is the file that is written.
  void speakAside() { m_out = m_err; }
  [[nodiscard]] words::Language language() const { return m_language; }

  // The phrase of one of the catalogues, in that language.
  template <class Phrase>
  [[nodiscard]] std::string say(Phrase phrase, std::initializer_list<std::string_view> words = {}) const {
    return said(phrase, m_language, words);
  }
  // Prints each complaint on its line and gives the status that goes with them.
  ExitStatus complain(const Complaints& complaints);
  // The same for one thing wrong with the arguments.
  template <class Phrase>
  ExitStatus complain(Phrase phrase, std::initializer_list<std::string_view> words = {}) {
    return complain(Complaints{complaintOf(phrase, m_language, words)});
  }
  // The text in the colour, or as it is where the terminal shows none.
  [[nodiscard]] std::string painted(std::string_view text, Paint paint) const;

 private:
  std::ostream* m_out;
  std::ostream* m_err;
  words::Language m_language;
  Colour m_colour;
};

// What a file that is read is called: "-" is standard input.
[[nodiscard]] std::string nameOfInput(const std::string& file, words::Language language);

// The text as a terminal can show it on one line: a question mark for each control character and for
// what nobody sees or turns the writing around.
[[nodiscard]] std::string printable(std::string_view text);

// What a person gave, cut where it is too long to be repeated.
[[nodiscard]] std::string shortened(std::string_view text);

// The text as one word of a shell's command line.
[[nodiscard]] std::string quoted(const std::string& text);

// Colour where standard output is a terminal and the environment does not say NO_COLOR.
[[nodiscard]] Colour colourOfOutput();

// The language the environment asks for (LC_ALL, LC_MESSAGES, LANG), English where it asks for none of ours.
[[nodiscard]] words::Language languageOfEnvironment();

// How many columns the text takes (text_width.hpp).
[[nodiscard]] std::size_t widthOf(std::string_view text);
// The text with blanks behind it up to so many columns.
[[nodiscard]] std::string padded(std::string_view text, std::size_t width);

}  // namespace damath::cli
