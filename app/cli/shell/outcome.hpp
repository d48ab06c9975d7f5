// SPDX-License-Identifier: GPL-3.0-or-later
// The outcome of a command: its exit status, or complaints about its input.
#pragma once

#include <filesystem>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/expected.hpp"
#include "words/language.hpp"
#include "words/phrase.hpp"

namespace damath::cli {

enum class ExitStatus {
  Clean = 0,     // the command succeeded; there may be notes, but no error findings
  Findings = 1,  // the command found errors, or the contest refused a change
  Unusable = 2   // the input or the arguments are unusable
};

// A problem with the input or the arguments, printed as `damath: FILE:LINE: sentence`.
struct Complaint {
  std::string file;         // the file of the problem; empty for a problem with the arguments
  std::optional<int> line;  // the line in the file, from 1; nullopt if no line is meant
  std::string sentence;
};
using Complaints = std::vector<Complaint>;

template <class T>
using InputResult = Expected<T, Complaints>;
// The outcome of a command: its exit status, or complaints about its input that are not printed yet.
using Outcome = InputResult<ExitStatus>;

// complaintOf() makes a complaint from a phrase of the text catalogue and the words for its gaps. The
// complaint is about `file`, or about the arguments if `file` is empty. unusable() returns this complaint as
// the error of a failed result.
[[nodiscard]] inline Complaint complaintOf(words::Phrase phrase, words::Language language,
                                           std::initializer_list<std::string_view> words = {},
                                           const std::string& file = {}) {
  return {file, {}, said(phrase, language, words)};
}
[[nodiscard]] inline Unexpected<Complaints> unusable(words::Phrase phrase, words::Language language,
                                                     std::initializer_list<std::string_view> words = {},
                                                     const std::string& file = {}) {
  return Unexpected(Complaints{complaintOf(phrase, language, words, file)});
}
// Returns a complaint about the file at `path` as an error. An empty path means that the argument for the
// file is wrong.
[[nodiscard]] inline Unexpected<Complaints> unusableFile(const std::filesystem::path& path,
                                                         words::Phrase phrase, words::Language language,
                                                         std::initializer_list<std::string_view> words = {}) {
  return unusable(phrase, language, words, path.string());
}

}  // namespace damath::cli
