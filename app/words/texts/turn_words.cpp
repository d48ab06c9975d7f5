// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/turn_words.hpp"

#include <algorithm>

#include "app/words/catalogue/phrase_text.hpp"

namespace damath::words {

namespace {

using notation::PdnFault;
using notation::PdnFaultCode;
using notation::PdnFenFault;
using notation::PdnFenFaultCode;
using notation::TypedTurnFault;
using notation::TypedTurnFaultCode;

// More turns than these nobody reads; `turns` lists them all.
constexpr std::size_t kMostTurns = 8;

template <class Code>
struct Pattern {
  Code code;
  std::string_view english;
  std::string_view filipino;
};

template <class Code, std::size_t n>
std::string_view patternOf(const Pattern<Code> (&patterns)[n], Code code, Language language) {
  for (const auto& [known, english, filipino] : patterns) {
    if (known == code) return language == Language::Filipino ? filipino : english;
  }
  return {};
}

// %1 what is written, %2 the clause, %3 turns.
constexpr Pattern<TypedTurnFaultCode> kTurnFaults[] = {
    {TypedTurnFaultCode::NotUnderstood, "'%1' is not understood", "hindi maunawaan ang '%1'"},
    {TypedTurnFaultCode::NoSquare, "no square that is played on is called %1 (%2)",
     "walang nilalarong puwesto na tinatawag na %1 (%2)"},
    {TypedTurnFaultCode::OneSquare, "'%1' is only where the turn begins; name each landing square too",
     "simula lamang ng tira ang '%1'; isulat din ang bawat babagsakang puwesto"},
    {TypedTurnFaultCode::Ambiguous, "more than one turn fits; write one of %3",
     "higit sa isang tira ang tugma; isulat ang isa sa %3"},
    {TypedTurnFaultCode::NoSuchTurn, "no legal turn fits '%1'", "walang tamang tira na tugma sa '%1'"},
    {TypedTurnFaultCode::Vacant, "nothing stands on %1", "walang nakatayo sa %1"},
    {TypedTurnFaultCode::NotYours, "the piece on %1 is the opponent's (%2)",
     "sa kalaban ang pyesang nasa %1 (%2)"},
    {TypedTurnFaultCode::Occupied, "%1 is not vacant (%2)", "hindi bakante ang %1 (%2)"},
    {TypedTurnFaultCode::NotDiagonal, "the step to %1 is not diagonal (%2)",
     "hindi pahilis ang hakbang papunta sa %1 (%2)"},
    {TypedTurnFaultCode::Backward, "an ordinary piece does not move backward, as it would to %1 (%2)",
     "hindi umaatras ang karaniwang pyesa, gaya ng papunta sa %1 (%2)"},
    {TypedTurnFaultCode::TooFar, "%1 is too far for this piece (%2)",
     "masyadong malayo ang %1 para sa pyesang ito (%2)"},
    {TypedTurnFaultCode::Blocked, "the way is closed at %1; two pieces are not jumped at once (%2)",
     "sarado ang daan sa %1; hindi sabay na nilulundagan ang dalawang pyesa (%2)"},
    {TypedTurnFaultCode::NothingTaken, "there is nothing to take on the way to %1 (%2)",
     "walang makakain papunta sa %1 (%2)"},
    {TypedTurnFaultCode::OwnTaken, "the piece on %1 is one's own and cannot be jumped (%2)",
     "sariling pyesa ang nasa %1 at hindi nilulundagan (%2)"},
    {TypedTurnFaultCode::TakesBackward, "an ordinary piece takes forward only, and %1 is behind it (%2)",
     "pasulong lamang kumakain ang karaniwang pyesa, at nasa likuran nito ang %1 (%2)"},
    {TypedTurnFaultCode::Crowned, "the turn ends where the piece is crowned and does not go on to %1 (%2)",
     "natatapos ang tira kung saan napuputungan ang pyesa at hindi na tutuloy sa %1 (%2)"},
    {TypedTurnFaultCode::NoFurtherJump,
     "the step to %1 takes nothing; only jumps follow one another in a turn (%2)",
     "walang kinakain ang hakbang papunta sa %1; kain lamang ang nagkakasunod sa isang tira (%2)"},
    {TypedTurnFaultCode::PathTwice,
     "on the way to %1 the turn passes where it has passed before, or ends where it began (%2)",
     "papunta sa %1, dumaraan ang tira sa dinaanan na nito o nagtatapos sa pinagsimulan (%2)"},
    {TypedTurnFaultCode::MissedCapture, "a capture is due and must be taken (%2): %3",
     "may dapat kainin at kailangang kainin (%2): %3"},
    {TypedTurnFaultCode::NotMaximum, "more can be taken, so more must be taken (%2): %3",
     "may mas maraming makakain, kaya iyon ang dapat (%2): %3"},
    {TypedTurnFaultCode::DamaPriority, "a dama can take as many, so a dama must (%2): %3",
     "kaya ring kainin ng dama ang gayon karami, kaya dama ang dapat (%2): %3"},
    {TypedTurnFaultCode::ChainNotFinished, "the piece can go on taking, so it must (%2): %3",
     "makakakain pa ang pyesa, kaya dapat magpatuloy (%2): %3"},
};

// %1 what is written, %2 the column.
constexpr Pattern<PdnFenFaultCode> kFenFaults[] = {
    {PdnFenFaultCode::NoSideToMove, "a position begins with B or W for the side to move, not '%1'",
     "nagsisimula ang posisyon sa B o W ng titira, hindi sa '%1'"},
    {PdnFenFaultCode::NoSide, "'%1' at column %2 does not begin with B or W",
     "hindi nagsisimula sa B o W ang '%1' sa hanay %2"},
    {PdnFenFaultCode::SideTwice, "'%1' at column %2 is a side that stood before",
     "nauna na ang panig na '%1' sa hanay %2"},
    {PdnFenFaultCode::SideMissing, "a position names the squares of both B and W",
     "nakasulat dapat sa posisyon ang mga puwesto ng B at ng W"},
    {PdnFenFaultCode::NoSquare, "'%1' at column %2 is no square from 1 to 32",
     "hindi puwesto mula 1 hanggang 32 ang '%1' sa hanay %2"},
    {PdnFenFaultCode::SquareTwice, "'%1' at column %2 is occupied already",
     "may nakatayo na sa '%1' sa hanay %2"},
    {PdnFenFaultCode::TooManyPieces, "'%1' at column %2 makes more than twelve pieces of a side",
     "higit na sa labindalawang pyesa ng panig pagdating ng '%1' sa hanay %2"},
    {PdnFenFaultCode::ManOnFarRow, "'%1' at column %2 would be a king there; write K before it (P1)",
     "hari na dapat ang '%1' sa hanay %2; isulat ang K sa unahan nito (P1)"},
};

// %1 what is written, %2 the reason within.
constexpr Pattern<PdnFaultCode> kPdnFaults[] = {
    {PdnFaultCode::NotText, "these bytes are no text in UTF-8", "hindi tekstong UTF-8 ang mga byte na ito"},
    {PdnFaultCode::TooLarge, "a PDN text may hold 1 MiB", "hanggang 1 MiB lamang ang tekstong PDN"},
    {PdnFaultCode::NoGame, "there is no game; write tags such as [Event \"…\"], or moves such as 1. 11-15",
     "walang laro; sumulat ng tag gaya ng [Event \"…\"], o ng tira gaya ng 1. 11-15"},
    {PdnFaultCode::TagBroken, "'%1' is no whole tag; write [Name \"value\"]",
     "hindi buong tag ang '%1'; isulat ang [Pangalan \"halaga\"]"},
    {PdnFaultCode::TagTwice, "the tag %1 stands twice", "dalawang beses ang tag na %1"},
    {PdnFaultCode::OtherGame, "GameType %1 is another game; English draughts is 21",
     "ibang laro ang GameType %1; 21 ang English draughts"},
    {PdnFaultCode::PositionWrong, "the FEN tag: %2", "ang tag na FEN: %2"},
    {PdnFaultCode::ResultWrong, "'%1' is no result; write 1-0, 0-1, 1/2-1/2 or *",
     "hindi resulta ang '%1'; isulat ang 1-0, 0-1, 1/2-1/2 o *"},
    {PdnFaultCode::ResultDiffers, "the moves end with %1, but the Result tag says otherwise",
     "nagtatapos sa %1 ang mga tira, ngunit iba ang nasa tag na Result"},
    {PdnFaultCode::BracketOpen, "what begins with '%1' never ends", "walang wakas ang nagsisimula sa '%1'"},
    {PdnFaultCode::BracketClosed, "'%1' closes what was never begun",
     "nagsasara ang '%1' ng hindi naman nasimulan"},
    {PdnFaultCode::TurnWrong, "the move %1: %2", "ang tirang %1: %2"},
};

}  // namespace

std::string sentenceOf(const TypedTurnFault& fault, rules::Game game, Language language) {
  std::vector<std::string> turns = fault.turns;
  const bool all = turns.size() <= kMostTurns;
  if (!all) turns.resize(kMostTurns);
  std::string list = joinedByOr(turns, language);
  if (!all) list += language == Language::Filipino ? " at iba pa" : " and others";
  std::string sentence =
      filled(patternOf(kTurnFaults, fault.code, language), {fault.written, fault.clause, list});
  if (fault.code != TypedTurnFaultCode::NotUnderstood) return sentence;
  const bool filipino = language == Language::Filipino;
  switch (game) {
    case rules::Game::Damath:
      return sentence + (filipino ? "; isulat ang simula at bawat babagsakan, gaya ng 1,2 0,3"
                                  : "; write the start and each landing, such as 1,2 0,3");
    case rules::Game::English:
      return sentence + (filipino ? "; isulat ang bilang ng mga puwesto, gaya ng 11-15 o 22x15x8"
                                  : "; write the numbers of the squares, such as 11-15 or 22x15x8");
    case rules::Game::Dame:
      return sentence + (filipino ? "; isulat ang pangalan ng mga puwesto, gaya ng e3 d4"
                                  : "; write the names of the squares, such as e3 d4");
  }
  return sentence;
}

std::string sentenceOf(const PdnFenFault& fault, Language language) {
  return filled(patternOf(kFenFaults, fault.code, language), {fault.written, std::to_string(fault.column)});
}

std::string sentenceOf(const PdnFault& fault, Language language) {
  std::string within;
  if (fault.fen) within = sentenceOf(*fault.fen, language);
  if (fault.turn) within = sentenceOf(*fault.turn, rules::Game::English, language);
  return filled(patternOf(kPdnFaults, fault.code, language), {fault.written, within});
}

}  // namespace damath::words
