// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/confirmation_words.hpp"

#include "app/words/catalogue/pattern.hpp"
#include "app/words/catalogue/phrase_text.hpp"
#include "app/words/texts/journal_words.hpp"
#include "app/words/texts/mismatch_words.hpp"
#include "app/words/texts/place_words.hpp"
#include "core/exact/number_text.hpp"

namespace damath::words {

namespace {

using desk::ConfirmationReason;
using pairing::ManualFaultKind;

// %1 the subject, %2 the place, %3 the round, %4 place and players, %5 the result as it was, %6 as it will
// be.
Pattern patternOf(ConfirmationReason code) {
  switch (code) {
    case ConfirmationReason::ResultCorrected:
      return {"The result of %4 is corrected to %6; it was %5.",
              "Itatama ang resulta ng %4: magiging %6, dati ay %5."};
    case ConfirmationReason::PastCorrected:
      return {"The result of %4 is corrected to %6; it was %5. Later rounds are paired already.",
              "Itatama ang resulta ng %4: magiging %6, dati ay %5. May mga sumunod na round na na-pair na."};
    case ConfirmationReason::PastEntered:
      return {"The result of %2 is entered, and later rounds are paired already.",
              "Ipapasok ang resulta ng %2, at may mga sumunod na round na na-pair na."};
    case ConfirmationReason::ResultReopened:
      return {"The result of %4 is taken away: %5; the game is open again.",
              "Babawiin ang resulta ng %4: %5; bukas muli ang laro."};
    case ConfirmationReason::PastReopened:
      return {"The result of %4 is taken away: %5. Later rounds are paired already.",
              "Babawiin ang resulta ng %4: %5. May mga sumunod na round na na-pair na."};
    case ConfirmationReason::RematchReopened:
      return {"The result of %4 is taken away: %5; it is as if it had not been played.",
              "Babawiin ang resulta ng %4: %5; parang hindi ito nilaro."};
    case ConfirmationReason::AcceptanceUndone:
      return {"The acceptance of its scoresheet is taken back with it; the sheet is to be accepted anew.",
              "Kasamang babawiin ang pagtanggap sa scoresheet nito; kailangan itong tanggaping muli."};
    case ConfirmationReason::SignedCorrected:
      return {"The scoresheet of %2 was signed off; another version takes its place.",
              "May lagda na ang scoresheet ng %2; papalitan ito ng ibang bersiyon."};
    case ConfirmationReason::SheetMisfiled:
      return {"This looks like the scoresheet of another game than %2:",
              "Mukhang scoresheet ito ng ibang laro, hindi ng %2:"};
    case ConfirmationReason::SheetReplaced:
      return {"The scoresheet of %2 was accepted; another version takes its place.",
              "Tinanggap na ang scoresheet ng %2; papalitan ito ng ibang bersiyon."};
    case ConfirmationReason::SheetNewer:
      return {"The scoresheet of %2 was changed meanwhile.", "Nabago na samantala ang scoresheet ng %2."};
    case ConfirmationReason::ResultDiffers:
      return {"With this, the result and the scoresheet of %2 differ until that is settled.",
              "Sa ganito, magkaiba ang resulta at ang scoresheet ng %2 hangga't hindi naaayos."};
    case ConfirmationReason::ReviewedAlone:
      return {"%1 stored the scoresheet of %2 and reviews it; nobody else has looked it over.",
              "Si %1 ang nagtago ng scoresheet ng %2 at siya rin ang sumusuri; wala pang ibang tumingin."};
    case ConfirmationReason::SignedAlone:
      return {"%1 alone has reviewed the scoresheet of %2 and signs it off.",
              "Si %1 lamang ang sumuri sa scoresheet ng %2, at siya rin ang lumalagda."};
    case ConfirmationReason::Reviewed:
      return {"The scoresheet of %2 is looked over.", "Sinusuri ang scoresheet ng %2."};
    case ConfirmationReason::Ruled:
      return {"A cell of the scoresheet of %2 is ruled on.",
              "Pagpapasyahan ang isang cell ng scoresheet ng %2."};
    case ConfirmationReason::ViolationLogged:
      return {"A violation by number %1 goes into the log, for good.",
              "Itatala nang tuluyan ang isang paglabag ng bilang %1."};
    case ConfirmationReason::RoundUnpaired:
      return {"Round %3 is taken back; nobody has seen it yet.",
              "Babawiin ang round %3; wala pang nakakakita nito."};
    case ConfirmationReason::PublicUnpaired:
      return {"Round %3 is taken back, though it was published.",
              "Babawiin ang round %3 kahit inilathala na ito."};
    case ConfirmationReason::PairedByHand:
      return {"Round %3 is paired by hand.", "Mano-manong ipa-pair ang round %3."};
    case ConfirmationReason::DoubtfulByHand:
      return {"Round %3 is paired by hand, against what the system keeps to.",
              "Mano-manong ipa-pair ang round %3, labag sa sinusunod ng sistema."};
    case ConfirmationReason::SetupChanged:
      return {"'%1' has begun; its rules or rounds are changed.",
              "Nagsimula na ang '%1'; mababago ang tuntunin o mga round nito."};
    case ConfirmationReason::Renumbered:
      return {
          "'%1' has begun; its start numbers are given anew, and later rounds may be paired otherwise.",
          "Nagsimula na ang '%1'; mag-iiba ang mga numero, at maaaring mag-iba ang mga susunod na pairing."};
    case ConfirmationReason::EnteredLate:
      return {"Entered late: %1. They play from the next round on.",
              "Nahuling pumasok: %1. Maglalaro sila mula sa susunod na round."};
    case ConfirmationReason::Withdrawn:
      return {"Number %1 withdraws and is paired no more.", "Umatras ang bilang %1 at hindi na ipa-pair."};
    case ConfirmationReason::Absent:
      return {"Number %1 is absent in round %3.", "Wala ang bilang %1 sa round %3."};
    case ConfirmationReason::PlayerChanged:
      return {"A player of events that have begun is changed: %1. Papers printed before say otherwise.",
              "Babaguhin ang manlalaro ng mga event na nagsimula na: %1. Iba ang nasa mga papel na nailimbag "
              "na."};
    case ConfirmationReason::PlayerRemoved:
      return {"Number %1 is removed; the start numbers behind move up by one.",
              "Aalisin ang bilang %1; aakyat ng isa ang mga kasunod na start number."};
    case ConfirmationReason::ContestRenamed:
      return {
          "Name, venue or date of '%1' are changed, and events of it have begun. Papers printed before "
          "say otherwise.",
          "Babaguhin ang pangalan, lugar o petsa ng '%1', at may mga event nitong nagsimula na. Iba ang "
          "nasa mga papel na nailimbag na."};
    case ConfirmationReason::EventRenamed:
      return {"'%1' has begun; its name or level is changed. Papers printed before say otherwise.",
              "Nagsimula na ang '%1'; babaguhin ang pangalan o antas nito. Iba ang nasa mga papel na "
              "nailimbag na."};
    case ConfirmationReason::LeftOfficial:
      return {
          "'%1' becomes a practice contest. It can never be official again, and every paper will say so.",
          "Magiging pagsasanay ang '%1'. Hindi na ito kailanman magiging opisyal, at sasabihin ito sa bawat "
          "papel."};
    case ConfirmationReason::LotDrawn:
      return {"A lot ranks %1 who are level.", "Palabunutan ang magpapasya sa %1 na tabla."};
    case ConfirmationReason::Undone:
      return {"To be taken back (%1):", "Babawiin (%1):"};
    case ConfirmationReason::Restored:
      return {"The file becomes what the backup '%1' holds.",
              "Magiging laman ng file ang nasa backup na '%1'."};
    case ConfirmationReason::SignedOff:
      return {
          "The scoresheet of %2 is signed off, for good: sheet, reviews, rulings and result cannot be taken "
          "back.",
          "Lalagdaan ang scoresheet ng %2, at wala nang bawian: ang sheet, mga pagsusuri, pasya at resulta."};
    case ConfirmationReason::Lent:
      return {"'%1' goes to another computer; nothing of it can be changed here until it comes back.",
              "Dadalhin ang '%1' sa ibang computer; hindi ito mababago rito hangga't hindi bumabalik."};
    case ConfirmationReason::TakenBack:
      return {"'%1' is changed here again; what the other computer did with it can never be merged.",
              "Dito na muling babaguhin ang '%1'; hindi na maisasama kailanman ang ginawa rito ng ibang "
              "computer."};
    case ConfirmationReason::ReportTaken:
      return {"A tournament report is taken over; players: %1, rounds already played: %3.",
              "Kukunin ang laman ng ulat ng torneo; manlalaro: %1, mga round na nalaro na: %3."};
  }
  return {};
}

// %1 and %2 the entries.
Pattern patternOf(ManualFaultKind kind) {
  switch (kind) {
    case ManualFaultKind::UnknownEntry:
      return {"%1 is not in this event", "wala sa event na ito si %1"};
    case ManualFaultKind::AgainstItself:
      return {"%1 cannot play against itself", "hindi maaaring kalabanin ni %1 ang sarili"};
    case ManualFaultKind::Twice:
      return {"%1 stands there twice", "dalawang beses nakalagay si %1"};
    case ManualFaultKind::Missing:
      return {"%1 has neither a board nor a bye", "walang board o bye si %1"};
    case ManualFaultKind::NotPlaying:
      return {"%1 does not play this round", "hindi maglalaro si %1 sa round na ito"};
    case ManualFaultKind::NotInBracket:
      return {"%1 has no place in this round of the bracket",
              "walang puwesto si %1 sa round na ito ng bracket"};
    case ManualFaultKind::NotAMeeting:
      return {"%1 and %2 meet in no round that is left",
              "walang natitirang round na magkalaban sina %1 at %2"};
    case ManualFaultKind::MixedTableRounds:
      return {"the boards belong to different rounds of the table",
              "magkakaibang round ng talahanayan ang mga board"};
    case ManualFaultKind::MetBefore:
      return {"%1 and %2 have met", "nagkalaban na sina %1 at %2"};
    case ManualFaultKind::SchoolMates:
      return {"%1 and %2 are of the same school", "magkapaaralan sina %1 at %2"};
    case ManualFaultKind::ThirdInARow:
      return {"%1 has the same side for the third time", "ikatlong sunod na parehong panig ni %1"};
    case ManualFaultKind::SidesUneven:
      return {"the sides of %1 differ by three", "tatlo ang lamang ng isang panig ni %1"};
    case ManualFaultKind::SecondBye:
      return {"%1 has had a bye", "nagka-bye na si %1"};
  }
  return {};
}

std::string pointsText(const exact::Rational& points) {
  return exact::toText(exact::Number(points), exact::FigureStyle::Decimal);
}

// At most so many moves are told one by one.
constexpr std::size_t kMostMoves = 12;

void addMoves(std::string& text, const contest::Consequences& consequences, const NameOfEntry& nameOf,
              Language language) {
  constexpr Pattern kMove{"\n  %1: rank %2 to %3, %4 to %5 points",
                          "\n  %1: ranggo %2 tungo %3, %4 tungo %5 puntos"};
  constexpr Pattern kRank{"\n  %1: rank %2 to %3", "\n  %1: ranggo %2 tungo %3"};
  constexpr Pattern kPoints{"\n  %1: %4 to %5 points", "\n  %1: %4 tungo %5 puntos"};
  constexpr Pattern kMore{"\n  and %1 more", "\n  at %1 pa"};
  std::size_t told = 0;
  for (const contest::RankMove& move : consequences.moves) {
    if (told++ == kMostMoves) break;
    // Only what becomes another is told.
    const Pattern& pattern = move.pointsBefore == move.pointsAfter ? kRank
                             : move.rankBefore == move.rankAfter   ? kPoints
                                                                   : kMove;
    text += filled(pattern.in(language),
                   {nameOf(move.entry), std::to_string(move.rankBefore), std::to_string(move.rankAfter),
                    pointsText(move.pointsBefore), pointsText(move.pointsAfter)});
  }
  if (consequences.moves.size() > kMostMoves) {
    text += filled(kMore.in(language), {std::to_string(consequences.moves.size() - kMostMoves)});
  }
}

void addSheetFacts(std::string& text, const desk::Question& question, Language language) {
  for (const desk::Mismatch& mismatch : question.mismatches) text += "\n  " + message(mismatch, language);
  if (question.version && question.version->version > 0) {
    constexpr Pattern kStored{"\n  Version %1, stored by %2 at %3, is in force now.",
                              "\n  Ang bersiyon %1, itinago ni %2 noong %3, ang umiiral ngayon."};
    text += filled(kStored.in(language), {std::to_string(question.version->version), question.version->by,
                                          localMoment(question.version->at)});
  } else if (question.version) {
    constexpr Pattern kNone{"\n  No version of it is in force any more.",
                            "\n  Wala nang umiiral na bersiyon nito."};
    text += kNone.in(language);
  }
  if (question.difference) {
    constexpr Pattern kBoth{"\n  Entered: %1\n  The sheet comes to: %2",
                            "\n  Nakatala: %1\n  Ayon sa sheet: %2"};
    text += filled(kBoth.in(language), {question.difference->enteredText, question.difference->sheetText});
  }
}

// "round 2 board 3", "the rematch of Ramon, Mario M. and Santos, Ana".
std::string whereText(const desk::Question& question, const NameOfEntry& nameOf, Language language) {
  if (question.place) return placeText(*question.place, language);
  if (!question.rematch) return {};
  constexpr Pattern kRematch{"the rematch of %1 and %2", "rematch nina %1 at %2"};
  return filled(kRematch.in(language), {nameOf(question.rematch->one), nameOf(question.rematch->other)});
}

// The same with the players of a game's board.
std::string meetingText(const desk::Question& question, const NameOfEntry& nameOf, Language language) {
  const std::string where = whereText(question, nameOf, language);
  return question.place && question.result ? where + " (" + question.result->players + ")" : where;
}

void addRows(std::string& text, const desk::Question& question, Language language) {
  constexpr Pattern kStaying{"\n  Later changes that are never taken back stay:",
                             "\n  Mananatili ang mga sumunod na pagbabagong hindi kailanman binabawi:"};
  constexpr Pattern kMore{"\n  and %1 more", "\n  at %1 pa"};
  const auto addList = [&](const std::vector<desk::RowFacts>& rows) {
    for (std::size_t told = 0; told < rows.size() && told < kMostMoves; ++told) {
      text += "\n  " + signedRowText(rows[told], language);
    }
    if (rows.size() > kMostMoves) {
      text += filled(kMore.in(language), {std::to_string(rows.size() - kMostMoves)});
    }
  };
  addList(question.undone);
  if (question.staying.empty()) return;
  text += kStaying.in(language);
  addList(question.staying);
}

void addRestore(std::string& text, const desk::RestoreFacts& facts, Language language) {
  constexpr Pattern kContest{"\n  Contest '%1', last changed %2.", "\n  Paligsahang '%1', huling binago %2."};
  constexpr Pattern kOther{"\n  That is ANOTHER contest: '%1' stands here now.",
                           "\n  IBANG paligsahan iyon: '%1' ang narito ngayon."};
  constexpr Pattern kBorrowed{
      "\n  It is the part that was split off for '%1'; nothing else could be changed in it.",
      "\n  Bahagi iyon na inihiwalay para sa '%1'; wala nang ibang mababago roon."};
  constexpr Pattern kLost{"\n  Changes lost by it: %1; a copy of the file as it is now is kept.",
                          "\n  Mga pagbabagong mawawala: %1; magtatago ng kopya ng file ngayon."};
  constexpr Pattern kBroken{"\n  What stands here cannot be read.", "\n  Hindi mabasa ang narito ngayon."};
  text += filled(kContest.in(language), {facts.name, localMoment(facts.moment)});
  if (facts.borrowed) text += filled(kBorrowed.in(language), {*facts.borrowed});
  if (facts.standing) text += filled(kOther.in(language), {*facts.standing});
  if (facts.lost) {
    text += filled(kLost.in(language), {std::to_string(*facts.lost)});
  } else {
    text += kBroken.in(language);
  }
}

}  // namespace

std::string questionText(const desk::Question& question, const NameOfEntry& nameOf, Language language) {
  const std::string place = whereText(question, nameOf, language);
  const std::string round = question.round ? std::to_string(numberOf(*question.round)) : std::string();
  const desk::ResultMove move = question.result.value_or(desk::ResultMove{});
  // Where an ending goes before the totals (E3) nothing is left to be settled.
  const bool isSettled = question.code == ConfirmationReason::ResultDiffers &&
                         question.level == desk::ConfirmationLevel::Confirm;
  const Pattern asked =
      isSettled
          ? Pattern{"The result of %2 and its scoresheet differ: the ending goes before the totals (E3).",
                    "Magkaiba ang resulta at ang scoresheet ng %2: ang katapusan ang masusunod, hindi ang "
                    "mga kabuuan (E3)."}
          : patternOf(question.code);
  std::string text = filled(
      asked.in(language),
      {question.subject, place, round, meetingText(question, nameOf, language), move.before, move.after});
  addSheetFacts(text, question, language);
  for (const pairing::ManualFault& fault : question.faults) {
    text += "\n  " + manualFaultText(fault, nameOf, language);
  }
  if (question.consequences) {
    addMoves(text, *question.consequences, nameOf, language);
    if (question.consequences->moves.empty() && question.level == desk::ConfirmationLevel::TwoSteps) {
      constexpr Pattern kNothing{"\n  No rank moves.", "\n  Walang ranggong magbabago."};
      text += kNothing.in(language);
    }
  }
  addRows(text, question, language);
  if (question.restored) addRestore(text, *question.restored, language);
  if (!question.pairings.empty()) {
    constexpr Pattern kPairings{"\n  Would have been paired otherwise: %1",
                                "\n  Iba sana ang pairing ng: %1"};
    text += filled(kPairings.in(language), {placeList(question.pairings, language)});
  }
  return text;
}

std::string manualFaultText(const pairing::ManualFault& fault, const NameOfEntry& nameOf, Language language) {
  const auto name = [&](std::size_t index) {
    return index < fault.entries.size() ? nameOf(fault.entries[index]) : std::string();
  };
  return filled(patternOf(fault.kind).in(language), {name(0), name(1)});
}

}  // namespace damath::words
