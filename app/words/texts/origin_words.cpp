// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/origin_words.hpp"

#include "app/words/texts/place_words.hpp"
#include "words/phrase.hpp"

namespace damath::words {

namespace {

std::string stageText(const pairing::BracketOrigin& origin, Language language) {
  switch (origin.kind) {
    case pairing::MeetingKind::ThirdPlace:
      return said(Phrase::ForThirdPlace, language);
    case pairing::MeetingKind::Reset:
      return said(Phrase::SecondFinal, language);
    case pairing::MeetingKind::Losers:
      return said(Phrase::OfLosersSide, language);
    case pairing::MeetingKind::Winners:
    case pairing::MeetingKind::Final:
      break;
  }
  if (origin.roundsToFinal == 0) return said(Phrase::TheFinal, language);
  if (origin.roundsToFinal == 1) return said(Phrase::SemiFinal, language);
  return said(Phrase::BeforeFinal, language, {std::to_string(origin.roundsToFinal)});
}

std::string wayText(const pairing::WayThere& way, const contest::Event& event, const std::string& name,
                    Language language) {
  if (way.kind == pairing::Source::Kind::Seat) {
    return said(Phrase::BySeed, language, {name, std::to_string(way.seed)});
  }
  if (!way.from) return said(Phrase::ByFreePlace, language, {name});
  const contest::Game& game = event.at(*way.from);
  const std::string place = placeText({game.round, game.board}, language);
  const bool isWinner = way.kind == pairing::Source::Kind::WinnerOf;
  return said(isWinner ? Phrase::AsWinner : Phrase::AsLoser, language, {name, place});
}

std::string shortStage(const pairing::BracketOrigin& origin, Language language) {
  switch (origin.kind) {
    case pairing::MeetingKind::ThirdPlace:
      return said(Phrase::StageThird, language);
    case pairing::MeetingKind::Reset:
      return said(Phrase::StageSecondFinal, language);
    case pairing::MeetingKind::Losers:
      return said(Phrase::StageLosers, language);
    case pairing::MeetingKind::Winners:
    case pairing::MeetingKind::Final:
      break;
  }
  if (origin.roundsToFinal == 0) return said(Phrase::StageFinal, language);
  if (origin.roundsToFinal == 1) return said(Phrase::StageSemiFinal, language);
  return said(Phrase::StageBefore, language, {std::to_string(origin.roundsToFinal)});
}

std::string shortWay(const pairing::WayThere& way, const contest::Event& event, const std::string& name,
                     Language language) {
  if (way.kind == pairing::Source::Kind::Seat) {
    return said(Phrase::WayBySeed, language, {name, std::to_string(way.seed)});
  }
  if (!way.from) return said(Phrase::WayByFreePlace, language, {name});
  const contest::Game& game = event.at(*way.from);
  const std::string place = placeText({game.round, game.board}, language);
  const bool isWinner = way.kind == pairing::Source::Kind::WinnerOf;
  return said(isWinner ? Phrase::WayAsWinner : Phrase::WayAsLoser, language, {name, place});
}

}  // namespace

std::string whyText(const pairing::Origin& origin, const contest::Event& event, const std::string& blue,
                    const std::string& red, Language language) {
  if (const auto* table = std::get_if<pairing::TableOrigin>(&origin)) {
    const std::string round = std::to_string(table->tableRound);
    if (table->group) {
      return said(Phrase::CoachGroup, language, {blue, red, std::to_string(*table->group), round});
    }
    return said(table->isOfFinal ? Phrase::CoachGroupFinal : Phrase::CoachTable, language,
                {blue, red, round});
  }
  if (const auto* bracket = std::get_if<pairing::BracketOrigin>(&origin)) {
    return said(Phrase::CoachBracket, language,
                {shortStage(*bracket, language), shortWay(bracket->blue, event, blue, language),
                 shortWay(bracket->red, event, red, language)});
  }
  return said(Phrase::NotByTable, language);
}

std::string originText(const pairing::Origin& origin, const contest::Event& event, const std::string& blue,
                       const std::string& red, Language language) {
  if (const auto* table = std::get_if<pairing::TableOrigin>(&origin)) {
    std::string where = said(Phrase::TableRound, language,
                             {std::to_string(table->tableRound), std::to_string(table->seats),
                              std::to_string(table->blueSeat), blue, std::to_string(table->redSeat), red});
    if (table->group) return said(Phrase::InGroup, language, {std::to_string(*table->group)}) + where;
    return table->isOfFinal ? said(Phrase::InFinal, language) + where : where;
  }
  if (const auto* bracket = std::get_if<pairing::BracketOrigin>(&origin)) {
    return stageText(*bracket, language) + " " + wayText(bracket->blue, event, blue, language) + " " +
           wayText(bracket->red, event, red, language);
  }
  return said(Phrase::NotByTable, language);
}

}  // namespace damath::words
