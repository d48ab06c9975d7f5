// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/swiss_words.hpp"

#include <algorithm>

#include "app/words/texts/confirmation_words.hpp"
#include "core/board/side.hpp"
#include "core/contest/model/shown_text.hpp"
#include "core/fact_table.hpp"
#include "core/text/placeholders.hpp"
#include "reports/compose/parts/points_text.hpp"
#include "words/phrase.hpp"

namespace damath::words {

namespace {

#include "dutch_ColourReason.inc"

#include "dutch_Ground.inc"

// Says in a coach's words why a player did not get the opponent who came first: "these two have already
// met". A walkover may count as a meeting.
constexpr FactRow<dutch::Ground, Phrase> kCoachGrounds[] = {
    {dutch::Ground::Rematch, Phrase::CoachMet},
    {dutch::Ground::KeptApart, Phrase::CoachApart},
    {dutch::Ground::SchoolMates, Phrase::CoachSchoolMates},
    {dutch::Ground::ByeAgain, Phrase::CoachByeAgain},
    {dutch::Ground::SameAbsolute, Phrase::CoachSameSide},
    {dutch::Ground::Incomplete, Phrase::CoachIncomplete},
    {dutch::Ground::ByeScore, Phrase::CoachByeScore},
    {dutch::Ground::Pairs, Phrase::CoachPairs},
    {dutch::Ground::Downfloaters, Phrase::CoachDownfloaters},
    {dutch::Ground::NextBracket, Phrase::CoachNextGroup},
    {dutch::Ground::ByeUnplayed, Phrase::CoachByeUnplayed},
    {dutch::Ground::Difference, Phrase::CoachLeaderSide},
    {dutch::Ground::Repeat, Phrase::CoachLeaderSide},
    {dutch::Ground::Preference, Phrase::CoachSides},
    {dutch::Ground::Strong, Phrase::CoachSides},
    {dutch::Ground::LastDownfloat, Phrase::CoachDownAgain},
    {dutch::Ground::LastUpfloat, Phrase::CoachUpAgain},
    {dutch::Ground::EarlierDownfloat, Phrase::CoachDownAgain},
    {dutch::Ground::EarlierUpfloat, Phrase::CoachUpAgain},
    {dutch::Ground::LastDownfloatScore, Phrase::CoachDownAgain},
    {dutch::Ground::LastUpfloatScore, Phrase::CoachUpAgain},
    {dutch::Ground::EarlierDownfloatScore, Phrase::CoachDownAgain},
    {dutch::Ground::EarlierUpfloatScore, Phrase::CoachUpAgain},
    {dutch::Ground::OrderMovedDown, Phrase::CoachOrder},
    {dutch::Ground::OrderOpponents, Phrase::CoachOrder},
    {dutch::Ground::OrderExchange, Phrase::CoachOrder},
    {dutch::Ground::OrderTransposition, Phrase::CoachOrder},
    {dutch::Ground::Colours, Phrase::CoachSides}};
static_assert(coversEvery(kCoachGrounds));

// Returns a player's preference of a side (Y4). A side in small letters is a mild preference, in capitals a
// strong one, and with "!" an absolute one.
std::string sidePreferenceText(const dutch::PlayerState& state) {
  const auto side = state.preference == dutch::Colour::White ? board::Side::Blue : board::Side::Red;
  switch (state.strength) {
    case dutch::Strength::Mild:
      return std::string(toText(side));
    case dutch::Strength::Strong:
      return std::string(nameOf(side));
    case dutch::Strength::Absolute:
      return std::string(nameOf(side)) + "!";
    case dutch::Strength::None:
      break;
  }
  return "–";
}

char letterOf(dutch::Float kind) {
  return kind == dutch::Float::Down ? 'D' : kind == dutch::Float::Up ? 'U' : '-';
}

class Maker {
 public:
  Maker(const dutch::Tournament& tournament, const ChecklistNames& names, Language language)
      : m_tournament(tournament), m_field(tournament), m_names(names), m_language(language) {}

  Checklist made(const dutch::Pairing& pairing) const {
    Checklist list;
    list.head = said(
        Phrase::ChecklistHead, m_language,
        {std::to_string(m_tournament.round),
         std::to_string(std::max(m_tournament.round, m_tournament.rounds)), std::to_string(m_field.size())});
    const auto meetings = meetingsOf(pairing);
    if (!meetings.boards.empty()) list.schoolMates = schoolMeetingsText(meetings, m_language);
    const auto reasons = dutch::reasonsOf(m_field, pairing);
    for (std::size_t i = 0; i < pairing.brackets.size(); ++i) {
      list.groups.push_back(groupOf(pairing.brackets[i], reasons[i]));
    }
    if (pairing.bye) list.sitsOut = said(Phrase::SitsOut, m_language, {m_names.player(*pairing.bye)});
    return list;
  }

 private:
  [[nodiscard]] pairing::SchoolMeetings meetingsOf(const dutch::Pairing& pairing) const {
    const auto schoolOf = [this](int player) {
      return m_tournament.players[static_cast<std::size_t>(player)].school;
    };
    pairing::SchoolMeetings meetings{{}, static_cast<int>(pairing.boards.size()), m_field.fewestMeetings()};
    int number = 0;
    for (const dutch::Pair& pair : pairing.boards) {
      ++number;
      const int school = schoolOf(pair.white);
      if (school != 0 && school == schoolOf(pair.black))
        meetings.boards.push_back(contest::BoardNumber{number});
    }
    return meetings;
  }

  [[nodiscard]] std::string nameAt(int place) const { return m_names.player(m_field.at(place).player); }

  [[nodiscard]] std::string lineOf(Phrase phrase, const std::vector<int>& places) const {
    std::string list;
    for (const int place : places) list += (list.empty() ? "" : ", ") + nameAt(place);
    return list.empty() ? list : said(phrase, m_language, {list});
  }

  [[nodiscard]] std::array<std::string, 6> playerAt(int place) const {
    const dutch::PlayerState& state = m_field.at(place);
    std::string colours;
    for (const dutch::Colour colour : state.colours) colours += m_names.letter(colour);
    return {nameAt(place),
            m_names.points(state.score),
            colours.empty() ? "-" : colours,
            m_names.preference(state),
            {letterOf(state.lastFloat), letterOf(state.earlierFloat)},
            state.mayHaveBye ? "y" : "n"};
  }

  [[nodiscard]] std::string pairOf(const dutch::PairReason& reason) const {
    const dutch::PlayerState& higher = m_field.at(reason.higher);
    const dutch::PlayerState& lower = m_field.at(reason.lower);
    const bool isWhite = dutch::colourOf(higher, lower, m_tournament.first) == dutch::Colour::White;
    const std::string why =
        reason.passedOver
            ? said(Phrase::PassedOver, m_language,
                   {nameAt(reason.passedOver->place), groundText(reason.passedOver->ground, m_language)})
            : said(Phrase::FirstInOrder, m_language);
    return said(
        Phrase::PairLine, m_language,
        {nameAt(isWhite ? reason.higher : reason.lower), nameAt(isWhite ? reason.lower : reason.higher), why,
         colourText(reason.colours, m_language)});
  }

  [[nodiscard]] ChecklistGroup groupOf(const dutch::PairedBracket& bracket,
                                       const std::vector<dutch::PairReason>& reasons) const {
    ChecklistGroup group;
    const dutch::Score score = m_field.at(bracket.residents.front()).score;
    group.title = said(Phrase::BracketHead, m_language, {m_names.points(score)});
    group.movedDown = lineOf(Phrase::MovedDownHere, bracket.movedDown);
    for (const int place : bracket.movedDown) group.players.push_back(playerAt(place));
    for (const int place : bracket.residents) group.players.push_back(playerAt(place));
    for (const dutch::PairReason& reason : reasons) group.pairs.push_back(pairOf(reason));
    group.floats = lineOf(Phrase::FloatsOn, bracket.floaters);
    return group;
  }

  const dutch::Tournament& m_tournament;
  dutch::Field m_field;
  const ChecklistNames& m_names;
  Language m_language;
};

}  // namespace

namespace {

// Returns the ground without the clauses and the words of FIDE's rules.
std::string_view coachGround(dutch::Ground ground, Language language) {
  return toText(factOf(kCoachGrounds, ground), language);
}

}  // namespace

std::string groundText(dutch::Ground ground, Language language) {
  return said(phraseOf(ground), language, {});
}

std::string colourText(dutch::ColourReason reason, Language language) {
  return said(phraseOf(reason), language, {});
}

std::string whyText(const std::optional<pairing::SwissReason>& reason, const NameOf& nameOf,
                    Language language) {
  if (!reason) return said(Phrase::NotBySystem, language);
  const std::string higher = nameOf(reason->higher);
  const std::string lower = nameOf(reason->lower);
  const std::string points = compose::pointsText(reason->higherPoints);
  std::string text;
  if (reason->isMovedDown && reason->isAccelerated) {
    text = said(Phrase::CoachMovedDownExtra, language, {higher, lower});
  } else if (reason->isMovedDown) {
    text = said(Phrase::CoachMovedDown, language,
                {higher, lower, points, compose::pointsText(reason->lowerPoints)});
  } else if (reason->isOfHalves) {
    text = said(Phrase::CoachFirstRound, language, {higher, lower});
  } else if (reason->isAccelerated) {
    text = said(Phrase::CoachEqualExtra, language, {higher, lower});
  } else {
    text = said(Phrase::CoachEqual, language, {higher, lower, points});
  }
  if (reason->passedOver) {
    text += said(Phrase::CoachPassedOver, language,
                 {nameOf(*reason->passedOver), higher, coachGround(reason->ground, language)});
  }
  return filled("%1.", {text});
}

std::string whyText(const pairing::SwissBye& bye, const NameOf& nameOf, Language language) {
  return said(bye.isAccelerated ? Phrase::CoachByeExtra : Phrase::CoachBye, language, {nameOf(bye.entry)});
}

std::string reasonText(const std::optional<pairing::SwissReason>& reason, const NameOf& nameOf,
                       Language language) {
  if (!reason) return said(Phrase::NotBySystem, language);
  const std::string higher = nameOf(reason->higher);
  const std::string lower = nameOf(reason->lower);
  std::string text =
      reason->passedOver
          ? said(Phrase::WhyPassedOver, language,
                 {higher, lower, nameOf(*reason->passedOver), coachGround(reason->ground, language)})
          : said(Phrase::WhyFirst, language, {higher, lower});
  if (reason->isMovedDown) text += " " + said(Phrase::WhyMovedDown, language, {higher});
  if (reason->colours)
    text += " " + said(Phrase::WhySides, language, {colourText(*reason->colours, language)});
  return text;
}

std::string preferenceText(const dutch::PlayerState& state, Language language) {
  const bool isWhite = state.preference == dutch::Colour::White;
  switch (state.strength) {
    case dutch::Strength::None:
      break;
    case dutch::Strength::Mild:
      return said(isWhite ? Phrase::PreferenceMildWhite : Phrase::PreferenceMildBlack, language);
    case dutch::Strength::Strong:
      return said(isWhite ? Phrase::PreferenceStrongWhite : Phrase::PreferenceStrongBlack, language);
    case dutch::Strength::Absolute:
      return said(isWhite ? Phrase::PreferenceAbsoluteWhite : Phrase::PreferenceAbsoluteBlack, language);
  }
  return said(Phrase::PreferenceNone, language);
}

ChecklistNames checklistNames(const contest::Contest& contest, const contest::Event& event,
                              const pairing::SwissLook& look) {
  return {[&contest, &event](int player) {
            const contest::Entry& entry = event.entries[static_cast<std::size_t>(player)];
            return "#" + std::to_string(entry.number) + " " + contest::shownName(contest, event, entry.id);
          },
          [&event, win = look.tournament.win](dutch::Score points) {
            const exact::Rational one = event.setup.ruleset.points.answer().win;
            return compose::pointsText(win == 0 ? exact::Rational(0)
                                                : exact::Rational(points) * one / exact::Rational(win));
          },
          [](dutch::Colour colour) { return std::string(colour == dutch::Colour::White ? "B" : "R"); },
          sidePreferenceText};
}

Checklist checklistOf(const dutch::Tournament& tournament, const dutch::Pairing& pairing,
                      const ChecklistNames& names, Language language) {
  return Maker(tournament, names, language).made(pairing);
}

}  // namespace damath::words
