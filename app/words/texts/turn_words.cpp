// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/turn_words.hpp"

#include <map>

#include "app/words/texts/roster_words.hpp"
#include "words/phrase.hpp"

namespace damath::words {

namespace {

using notation::PdnFault;
using notation::PdnFenFault;
using notation::TypedTurnFault;
using notation::TypedTurnFaultCode;

// The largest number of possible turns that a message lists. In a game at the terminal, the player can type
// `turns` to see all turns.
constexpr std::size_t kMostTurns = 8;

#include "notation_TypedTurnFaultCode.inc"

#include "rules_Breach.inc"

#include "rules_RouteBreach.inc"

#include "notation_PdnFenFaultCode.inc"

#include "notation_PdnFaultCode.inc"

#include "notation_PdnNoteCode.inc"

constexpr std::size_t kMostPdnNotes = 3;  // the largest number of different sentences for notes of one kind

}  // namespace

std::string sentenceOf(const TypedTurnFault& fault, rules::Game game, Language language) {
  std::vector<std::string> turns = fault.turns;
  const bool all = turns.size() <= kMostTurns;
  if (!all) turns.resize(kMostTurns);
  std::string list = joinedByOr(turns, language);
  if (!all) list += toText(Phrase::TurnsAndOthers, language);
  const Phrase pattern = std::visit([](auto code) { return phraseOf(code); }, fault.code);
  std::string sentence = said(pattern, language, {fault.written, toText(fault.clause), list});
  if (fault.code != decltype(fault.code)(TypedTurnFaultCode::NotUnderstood)) return sentence;
  switch (game) {
    case rules::Game::Damath:
      return sentence + said(Phrase::DamathSpelling, language);
    case rules::Game::English:
      return sentence + said(Phrase::EnglishSpelling, language);
    case rules::Game::Dame:
      return sentence + said(Phrase::DameSpelling, language);
  }
  return sentence;
}

std::string sentenceOf(const PdnFenFault& fault, Language language) {
  return said(phraseOf(fault.code), language, {fault.written, std::to_string(fault.column)});
}

std::string sentenceOf(const PdnFault& fault, Language language) {
  std::string within;
  if (fault.fen) within = sentenceOf(*fault.fen, language);
  if (fault.turn) within = sentenceOf(*fault.turn, rules::Game::English, language);
  return said(phraseOf(fault.code), language, {fault.written, within});
}

std::string sentenceOf(const notation::PdnNote& note, Language language) {
  return said(phraseOf(note.code), language, {note.written, note.taken});
}

std::vector<LineSentence> pdnNotes(const notation::PdnReading& reading, Language language) {
  std::vector<LineSentence> all;
  if (!reading.toCheck.empty()) all.push_back({0, encodingNote(reading.toCheck, language)});
  std::map<notation::PdnNoteCode, std::vector<LineSentence>> kinds;
  for (const notation::PdnNote& note : reading.notes) {
    kinds[note.code].push_back({note.line, sentenceOf(note, language)});
  }
  for (const auto& [code, sentences] : kinds) {
    const std::vector<LineSentence> joined = joinedSentences(sentences, kMostPdnNotes, language);
    all.insert(all.end(), joined.begin(), joined.end());
  }
  return all;
}

std::vector<LineSentence> brokenGames(const notation::PdnReading& reading, Language language) {
  std::vector<LineSentence> all;
  for (std::size_t i = 0; i < reading.games.size(); ++i) {
    const auto& fault = reading.games[i].fault;
    if (!fault) continue;
    const std::string sentence = sentenceOf(*fault, language);
    const bool isOnly = reading.games.size() == 1;
    all.push_back(
        {fault->line,
         isOnly ? sentence : said(Phrase::PdnGameBroken, language, {std::to_string(i + 1), sentence})});
  }
  return all;
}

}  // namespace damath::words
