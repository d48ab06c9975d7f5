// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/trf_words.hpp"

#include "words/phrase.hpp"

namespace damath::words {

namespace {

#include "notation_TrfFaultCode.inc"

#include "notation_TrfMisfitKind.inc"

}  // namespace

std::string message(const notation::TrfFault& fault, Language language) {
  return said(phraseOf(fault.code), language, {std::to_string(fault.column), fault.written, fault.expected});
}

std::string message(const notation::TrfMisfit& misfit, Language language) {
  return said(phraseOf(misfit.kind), language,
              {std::to_string(misfit.number), std::to_string(misfit.round), std::to_string(misfit.other),
               misfit.written, misfit.right});
}

}  // namespace damath::words
