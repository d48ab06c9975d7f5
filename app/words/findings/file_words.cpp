// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/findings/file_words.hpp"

#include <algorithm>
#include <utility>

#include "words/phrase.hpp"

namespace damath::words {

namespace {

using notation::JsonFault;
using notation::JsonFaultCode;

#include "notation_SheetFault.inc"

#include "notation_JsonFaultCode.inc"

// The names of JSON types in error messages. An expected value that is not a type is shown as it is.
constexpr std::pair<std::string_view, std::optional<Phrase>> kKinds[] = {{"object", Phrase::JsonObject},
                                                                         {"list", Phrase::JsonList},
                                                                         {"text", Phrase::JsonText},
                                                                         {"integer", Phrase::JsonInteger},
                                                                         {"boolean", Phrase::JsonBoolean}};

std::string kindName(const std::string& kind, Language language) {
  const auto* const found =
      std::ranges::find(kKinds, kind, &std::pair<std::string_view, std::optional<Phrase>>::first);
  return found == std::end(kKinds) ? kind : said(*found->second, language);
}

std::string expectedOf(const JsonFault& fault, Language language) {
  std::vector<std::string> expected = fault.expected;
  if (fault.code == JsonFaultCode::WrongType) {
    for (std::string& kind : expected) kind = kindName(kind, language);
    return joinedByOr(expected, language);
  }
  const bool listsAll = fault.code == JsonFaultCode::UnknownField ||
                        fault.code == JsonFaultCode::UnknownOption ||
                        fault.code == JsonFaultCode::UnknownChip;
  return listsAll ? joinedByAnd(expected, language) : joinedByOr(expected, language);
}

}  // namespace

std::string sentenceOf(const notation::SheetError& error, Language language) {
  return said(phraseOf(error.fault), language, {error.text});
}

std::string sentenceOf(const JsonFault& fault, Language language) {
  const std::string where = fault.where.empty() ? said(Phrase::TheDocument, language) : fault.where;
  const std::string expected = expectedOf(fault, language);
  std::string sentence =
      said(phraseOf(fault.code), language, {fault.written, where, expected, toText(fault.clause)});
  if (fault.code == JsonFaultCode::IllegalMove && !expected.empty()) {
    sentence += said(Phrase::DueIs, language, {expected});
  }
  return sentence;
}

}  // namespace damath::words
