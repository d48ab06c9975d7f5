// SPDX-License-Identifier: GPL-3.0-or-later
// The output of the command: results go to one stream, complaints to the other, in the user's language.
#pragma once

#include <initializer_list>
#include <iosfwd>
#include <string>
#include <string_view>

#include "app/cli/shell/outcome.hpp"
#include "words/phrase.hpp"

namespace damath::cli {

enum class Colour { Off, On };
enum class Paint { Red, Yellow, Green, Dim, Bold };

class Terminal {
 public:
  // Results are printed to `out`, complaints to `err`. Both streams must outlive this object.
  Terminal(std::ostream& out, std::ostream& err, words::Language language, Colour colour)
      : m_out(&out), m_err(&err), m_language(language), m_colour(colour) {}

  [[nodiscard]] std::ostream& out() { return *m_out; }
  // Sends all further messages to the stream of complaints. Called if the command writes its file to standard
  // output.
  void speakAside() { m_out = m_err; }
  [[nodiscard]] words::Language language() const { return m_language; }

  // Returns the phrase in the user's language, with `words` in its gaps.
  [[nodiscard]] std::string say(words::Phrase phrase,
                                std::initializer_list<std::string_view> words = {}) const {
    return said(phrase, m_language, words);
  }
  // Prints each complaint on a line and returns ExitStatus::Unusable.
  ExitStatus complain(const Complaints& complaints);
  // Prints one problem with the arguments and returns ExitStatus::Unusable.
  ExitStatus complain(words::Phrase phrase, std::initializer_list<std::string_view> words = {}) {
    return complain(Complaints{complaintOf(phrase, m_language, words)});
  }
  // Returns the text in the color that `paint` names, or unchanged if the terminal shows no colors.
  [[nodiscard]] std::string painted(std::string_view text, Paint paint) const;

 private:
  std::ostream* m_out;
  std::ostream* m_err;
  words::Language m_language;
  Colour m_colour;
};

// Returns the name of an input file for messages: a phrase for "-", which is standard input.
[[nodiscard]] std::string nameOfInput(const std::string& file, words::Language language);

// Returns Colour::On if standard output is a terminal, TERM is not "dumb", and NO_COLOR is missing or empty.
[[nodiscard]] Colour colourOfOutput();

// Returns the language of the first of LC_ALL, LC_MESSAGES and LANG that is set; English if none is set, or
// if the program has no texts in the language.
[[nodiscard]] words::Language languageOfEnvironment();

}  // namespace damath::cli
