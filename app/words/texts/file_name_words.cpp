// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/file_name_words.hpp"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "app/words/texts/place_words.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/precondition.hpp"
#include "core/text/file_name.hpp"
#include "core/text/parts.hpp"
#include "words/phrase.hpp"

namespace damath::words {

namespace {

// Returns the part of the file name that names the event. Two events never get the same part.
std::string eventPart(const contest::Contest& contest, const contest::Event& event) {
  std::vector<std::string> names;
  for (const contest::Event& each : contest.events) names.push_back(each.setup.name);
  const auto at = static_cast<std::size_t>(&event - contest.events.data());
  return distinctFileParts(names, "event")[at];
}

// Returns the number of the last round that everybody sees; 0 if there is none.
int lastPublished(const contest::Event& event) {
  const int last = contest::roundsPaired(event);
  return last > 0 && event.isHeld(contest::RoundNumber{last}) ? last - 1 : last;
}

std::string placePart(const FileSubject& of, const contest::Event& event, Language language) {
  const int round = contest::numberOf(of.round);
  if (!of.players.empty()) return of.players;
  if (contest::numberOf(of.board) > 0) return placeText({of.round, of.board}, language);
  if (round > 0) return said(Phrase::RowRound, language, {std::to_string(round)});
  const int last = lastPublished(event);
  return last == 0 ? std::string() : said(Phrase::FileAfterRound, language, {std::to_string(last)});
}

void addNew(std::vector<std::string>& texts, std::string text) {
  if (text.empty() || std::ranges::find(texts, text) != texts.end()) return;
  texts.push_back(std::move(text));
}

// Adds the content of a document. If an earlier content has the same beginning, adds only the rest: behind
// "Pairings for the wall, by board" comes "by name".
void addContent(std::vector<std::string>& texts, const std::string& text) {
  constexpr std::string_view kDivider = ", ";
  const std::size_t divider = text.find(kDivider);
  if (divider == std::string::npos) return addNew(texts, text);
  const std::string beginning = text.substr(0, divider + kDivider.size());
  const bool isShared = std::ranges::any_of(
      texts, [&beginning](const std::string& other) { return other.starts_with(beginning); });
  addNew(texts, isShared ? text.substr(beginning.size()) : text);
}

// Adds the place of a document. "after round 4" is not added beside "round 4".
void addPlace(std::vector<std::string>& places, const FileSubject& of, const contest::Event& event,
              Language language) {
  const int last = lastPublished(event);
  const std::string round = said(Phrase::RowRound, language, {std::to_string(last)});
  const std::string after = said(Phrase::FileAfterRound, language, {std::to_string(last)});
  const std::string place = placePart(of, event, language);
  const auto has = [&places](const std::string& text) {
    return std::ranges::find(places, text) != places.end();
  };
  if (place == after && has(round)) return;
  if (place == round && has(after)) std::erase(places, after);
  addNew(places, place);
}

}  // namespace

std::string fileNameOf(const FileSubject& of, std::string_view suffix, const contest::Contest& contest,
                       Language language) {
  const contest::Event* event = contest.find(of.event);
  if (event == nullptr) return fileName({contest.head.name, of.what}, suffix, "contest");
  const std::string name = eventPart(contest, *event);
  if (of.what.empty()) return fileName({name}, suffix, "event");
  return fileName({name, of.what, placePart(of, *event, language)}, suffix, "event");
}

std::string fileNameOf(const std::vector<FileSubject>& all, std::string_view suffix,
                       const contest::Contest& contest, Language language) {
  DAMATH_EXPECTS(!all.empty());
  if (all.size() == 1) return fileNameOf(all.front(), suffix, contest, language);
  std::vector<std::string> names;
  std::vector<std::string> contents;
  std::vector<std::string> places;
  for (const FileSubject& each : all) {
    const contest::Event* event = contest.find(each.event);
    addNew(names, event == nullptr ? contest.head.name : eventPart(contest, *event));
    addContent(contents, each.what);
    if (event != nullptr && !each.what.empty()) addPlace(places, each, *event, language);
  }
  return fileName({joined(names, ", "), joined(contents, ", "), joined(places, ", ")}, suffix,
                  contest.find(all.front().event) == nullptr ? "contest" : "event");
}

}  // namespace damath::words
