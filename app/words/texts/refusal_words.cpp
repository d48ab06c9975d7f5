// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/refusal_words.hpp"

#include <algorithm>

#include "app/words/catalogue/exchange_words.hpp"
#include "app/words/catalogue/phrase_text.hpp"
#include "app/words/catalogue/texts.hpp"
#include "app/words/texts/confirmation_words.hpp"
#include "app/words/texts/desk_words.hpp"
#include "app/words/texts/journal_words.hpp"
#include "app/words/texts/place_words.hpp"
#include "app/words/texts/report_labels.hpp"
#include "app/words/texts/result_words.hpp"
#include "app/words/texts/store_words.hpp"
#include "core/exact/number_text.hpp"
#include "core/rules/ending.hpp"

namespace damath::words {

using desk::Refusal;

namespace {

#include "desk_Refusal.inc"

#include "pairing_ScheduleFaultKind.inc"

std::string faultList(const desk::DeskError& error, Language language) {
  std::string text;
  const auto add = [&text](const std::string& fault) { text += (text.empty() ? "" : "; ") + fault; };
  for (const pairing::ScheduleFault& fault : error.schedule) {
    add(planFaultText(fault, language));
  }
  const NameOfEntry numbered = [&error](contest::EntryId entry) {
    const auto found = error.names.find(entry);
    return found == error.names.end() ? std::to_string(numberOf(entry)) : found->second;
  };
  // A board left out is everybody's fault; some names say as much as all.
  constexpr std::size_t kMost = 5;
  for (std::size_t i = 0; i < std::min(error.manual.size(), kMost); ++i) {
    add(manualFaultText(error.manual[i], numbered, language));
  }
  if (error.manual.size() > kMost) {
    text += said(text::kListMore, language, {std::to_string(error.manual.size() - kMost)});
  }
  return text;
}

// The faults of a report, at most so many that a message can be read.
std::string reportText(const desk::DeskError& error, Language language) {
  constexpr std::size_t kMost = 5;
  std::string text;
  std::size_t count = 0;
  const auto add = [&](const std::string& fault) {
    if (count++ < kMost) text += (text.empty() ? "" : "; ") + fault;
  };
  for (const notation::TrfFault& fault : error.report) {
    add(said(text::kLineLead, language, {std::to_string(fault.line)}) + message(fault, language));
  }
  for (const notation::TrfMisfit& misfit : error.misfits) add(message(misfit, language));
  if (count > kMost) {
    text += said(text::kListMore, language, {std::to_string(count - kMost)});
  }
  return text;
}

// Why no game comes to the figure.
std::string totalText(const std::optional<rules::TotalFault>& fault, Language language) {
  if (!fault) return {};
  const auto bound = [&fault] { return exact::toText(fault->most, exact::FigureStyle::Fraction); };
  switch (fault->kind) {
    case rules::TotalFaultKind::NotWhole:
      return said(text::kTotalIsWhole, language);
    case rules::TotalFaultKind::TooManyDecimals:
      return said(text::kTotalDecimals, language, {std::to_string(fault->decimals)});
    case rules::TotalFaultKind::ForeignRoot:
      return said(text::kNoSuchRoot, language);
    case rules::TotalFaultKind::TooLarge:
      return said(text::kTotalTooLarge, language, {bound()});
  }
  return {};
}

// An ending as people call it, not as files spell it.
std::string subjectText(const desk::DeskError& error, Language language) {
  const bool isEnding =
      error.refusal == Refusal::TotalsRequired || error.refusal == Refusal::EndingNotAllowed;
  const auto ending = isEnding ? rules::parseEnding(error.subject) : std::nullopt;
  return ending ? reportLabels(language).endings.at(static_cast<std::size_t>(*ending)) : error.subject;
}

}  // namespace

std::string planFaultText(const pairing::ScheduleFault& fault, Language language) {
  return said(patternOf(fault.kind), language, {std::to_string(fault.bound), std::to_string(fault.given)});
}

std::string message(const desk::DeskError& error, Language language) {
  if (error.refusal == Refusal::StoreFailed && error.store) return message(*error.store, language);
  const std::string places = error.place     ? placeText(*error.place, language)
                             : error.rematch ? said(text::kTheRematch, language)
                                             : placeList(error.places, language);
  std::string rows;
  if (error.row) rows = signedRowText(*error.row, language);
  for (const desk::RowFault& row : error.rows) rows += (rows.empty() ? "" : "; ") + rowMessage(row, language);
  return said(
      patternOf(error.refusal), language,
      {subjectText(error, language), std::to_string(error.rows.size()), places, faultList(error, language),
       reportText(error, language), rows,
       error.difference ? resultText(error.difference->entered, language) : std::to_string(error.bound),
       error.difference ? resultText(error.difference->ofSheet, language)
                        : totalText(error.total, language)});
}

}  // namespace damath::words
