// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/refusal_words.hpp"

#include <algorithm>
#include <array>

#include "app/desk/change/result_difference.hpp"
#include "app/words/texts/cell_words.hpp"
#include "app/words/texts/confirmation_words.hpp"
#include "app/words/texts/coverage_words.hpp"
#include "app/words/texts/journal_words.hpp"
#include "app/words/texts/moment_words.hpp"
#include "app/words/texts/place_words.hpp"
#include "app/words/texts/result_words.hpp"
#include "app/words/texts/roster_words.hpp"
#include "app/words/texts/store_words.hpp"
#include "app/words/texts/trf_words.hpp"
#include "app/words/texts/turn_words.hpp"
#include "core/exact/number_text.hpp"
#include "reports/compose/parts/names.hpp"
#include "words/phrase.hpp"

namespace damath::words {

namespace {

#include "desk_Refusal.inc"

#include "pairing_ScheduleFaultKind.inc"

// The largest number of errors that a message lists. One mistake can cause many errors, of which a few
// explain the mistake.
constexpr std::size_t kFewFaults = 5;

// Returns the first `most` errors as a list, then the number of the further errors. `tell` returns the text
// of one error.
template <class Faults, class Tell>
std::string listOf(const Faults& faults, Language language, const Tell& tell, std::size_t most = kFewFaults) {
  std::string text;
  for (std::size_t i = 0; i < std::min(faults.size(), most); ++i) {
    text += (text.empty() ? "" : "; ") + tell(faults[i], language);
  }
  if (faults.size() > most) text += said(Phrase::ListMore, language, {std::to_string(faults.size() - most)});
  return text;
}

// Returns the reason why a total is impossible in any game with this chip set.
std::string totalText(const rules::TotalFault& fault, Language language) {
  switch (fault.kind) {
    case rules::TotalFaultKind::NotWhole:
      return said(Phrase::TotalIsWhole, language);
    case rules::TotalFaultKind::TooManyDecimals:
      return said(Phrase::TotalDecimals, language, {std::to_string(fault.decimals)});
    case rules::TotalFaultKind::ForeignRoot:
      return said(Phrase::NoSuchRoot, language);
    case rules::TotalFaultKind::TooLarge:
      return said(Phrase::TotalTooLarge, language, {exact::toText(fault.most, exact::FigureStyle::Fraction)});
  }
  return {};
}

// Returns the texts that replace %1, %2 and %3 in the message of an error. The texts are made from the
// error's facts.
struct PartsOf {
  using Parts = std::array<std::string, 3>;

  Parts operator()(std::monostate /*nothing*/) const { return {}; }
  Parts operator()(const desk::Asked& /*facts*/) const { return {}; }
  Parts operator()(const desk::FileFault& /*facts*/) const { return {}; }
  Parts operator()(const desk::Subject& facts) const { return {facts.text}; }
  Parts operator()(const desk::Bounded& facts) const { return {facts.text, std::to_string(facts.most)}; }
  Parts operator()(const desk::At& facts) const { return {sheetPlaceText(facts.at, language)}; }
  Parts operator()(const desk::Missing& facts) const { return {placeList(facts.games, language)}; }
  // Uses the name of the ending for people, not its spelling in files.
  Parts operator()(const desk::OfEnding& facts) const {
    return {compose::endingName(facts.ending, language)};
  }
  Parts operator()(const desk::BadRows& facts) const {
    return {std::to_string(facts.rows.size()), rowMessages(facts.rows, language)};
  }
  Parts operator()(const desk::BadTotal& facts) const {
    return {facts.figure, totalText(facts.fault, language)};
  }
  Parts operator()(const desk::BadValue& facts) const {
    return {sheetPlaceText(facts.at, language), facts.written};
  }
  Parts operator()(const desk::BadPlan& facts) const {
    return {facts.event, listOf(facts.faults, language, planFaultText, facts.faults.size())};
  }
  Parts operator()(const desk::BadRound& facts) const {
    const NameOfEntry nameOf = [&](contest::EntryId entry) {
      const auto found = facts.names.find(entry);
      return found == facts.names.end() ? std::to_string(numberOf(entry)) : found->second;
    };
    const auto tell = [&](const pairing::ManualFault& fault, Language) {
      return manualFaultText(fault, nameOf, language);
    };
    return {std::to_string(numberOf(facts.round)), listOf(facts.faults, language, tell)};
  }
  Parts operator()(const desk::ResultDifference& facts) const {
    return {sheetPlaceText(facts.at, language), resultText(facts.entered, language),
            resultText(facts.ofSheet, language)};
  }
  Parts operator()(const desk::MetEntry& facts) const {
    return {sheetPlaceText(facts.at, language), resultText(facts.entered, language),
            facts.by + ", " + localMoment(facts.moment)};
  }
  Parts operator()(const desk::MetSheet& facts) const {
    return {sheetPlaceText(facts.at, language), std::to_string(facts.stored.version),
            facts.stored.by + ", " + localMoment(facts.stored.at)};
  }
  Parts operator()(const desk::BuiltOn& facts) const {
    return {signedRowText(facts.act, language), std::to_string(facts.since.size()),
            facts.since.empty() ? std::string() : signedRowText(facts.since.back(), language)};
  }
  Parts operator()(const desk::Unproven& facts) const {
    const auto tell = [](const sheet::Ruling& open, Language in) {
      return cellText(open.line, open.side, open.cell, in);
    };
    return {sheetPlaceText(facts.at, language), followedText(facts.coverage, language),
            listOf(facts.open, language, tell)};
  }
  Parts operator()(const desk::RowFacts& facts) const { return {signedRowText(facts, language)}; }
  Parts operator()(const notation::TrfFaults& faults) const {
    return {listOf(faults, language, [](const notation::TrfFault& fault, Language in) {
      return said(Phrase::LineLead, in, {std::to_string(fault.line)}) + message(fault, in);
    })};
  }
  Parts operator()(const notation::TypedTurnFault& fault) const {
    return {sentenceOf(fault, rules::Game::Damath, language)};
  }
  Parts operator()(const notation::TrfMisfits& misfits) const {
    return {listOf(misfits, language,
                   [](const notation::TrfMisfit& misfit, Language in) { return message(misfit, in); })};
  }

  Language language;
};

}  // namespace

std::string planFaultText(const pairing::ScheduleFault& fault, Language language) {
  return said(phraseOf(fault.kind), language, {std::to_string(fault.bound), std::to_string(fault.given)});
}

std::string message(const desk::DeskError& error, Language language) {
  const auto* file = error.as<desk::FileFault>();
  if (file != nullptr && file->error) return message(*file->error, language);
  const desk::Question* asked = error.question();
  const bool isOfSigning = asked != nullptr && asked->code == desk::ConfirmationReason::SignedOff;
  if (error.refusal == desk::Refusal::ReasonRequired && isOfSigning) {
    return std::string(toText(Phrase::SignOffWantsReason, language));
  }
  const PartsOf::Parts parts = std::visit(PartsOf{language}, *error.facts);
  return said(phraseOf(error.refusal), language, {parts[0], parts[1], parts[2]});
}

}  // namespace damath::words
