// SPDX-License-Identifier: GPL-3.0-or-later
// The table of all pages: name, symbol, scope and help text of each. The navigator, the finder and the main
// window read the table.
#pragma once

#include <optional>

#include "app/window/commands/location.hpp"
#include "app/window/parts/icon.hpp"
#include "words/phrase.hpp"

namespace damath::window {

enum class PageScope {
  Contest,
  Event,
  Program  // the page belongs to no contest; it is shown also while no contest is open
};

// An optional product: a build may leave it out, with its pages and commands.
enum class Product { Sharing, Play };

struct PageFacts {
  Location::Kind kind = Location::Kind::Today;
  words::Phrase name{};
  Symbol symbol = Symbol::Event;
  PageScope scope = PageScope::Contest;
  // For a detail page, the page to which Back leads; nullopt for other pages.
  std::optional<Location::Kind> detailOf = {};
  // The help text of the page: the user's work on the page, and the keys for this work.
  words::Phrase help{};
  std::optional<Product> product = {};
};

// All pages, in the order of the navigator and of the finder.
inline constexpr PageFacts kPages[] = {
    {Location::Kind::Today, words::Phrase::TodayPage, Symbol::Event, PageScope::Contest, std::nullopt,
     words::Phrase::HelpToday},
    {Location::Kind::Players, words::Phrase::PlayersPage, Symbol::Players, PageScope::Event, std::nullopt,
     words::Phrase::HelpPlayers},
    {Location::Kind::CheckIn, words::Phrase::CheckInPage, Symbol::Accept, PageScope::Event, std::nullopt,
     words::Phrase::HelpCheckIn},
    {Location::Kind::Rounds, words::Phrase::RoundsPage, Symbol::Rounds, PageScope::Event, std::nullopt,
     words::Phrase::HelpRounds},
    {Location::Kind::Sheet, words::Phrase::SheetPage, Symbol::Sheet, PageScope::Event, Location::Kind::Rounds,
     words::Phrase::HelpSheet},
    {Location::Kind::Live, words::Phrase::LivePage, Symbol::Playing, PageScope::Event, Location::Kind::Rounds,
     words::Phrase::HelpLive},
    {Location::Kind::Clocks, words::Phrase::LiveClocks, Symbol::Recent, PageScope::Event,
     Location::Kind::Rounds, words::Phrase::HelpLiveClocks},
    {Location::Kind::Analysis, words::Phrase::AnalysisPage, Symbol::Tally, PageScope::Event,
     Location::Kind::Rounds, words::Phrase::HelpAnalysis, Product::Play},
    {Location::Kind::Reviews, words::Phrase::ReviewsPage, Symbol::Review, PageScope::Event, std::nullopt,
     words::Phrase::HelpReviews},
    {Location::Kind::Review, words::Phrase::ReviewPage, Symbol::Review, PageScope::Event,
     Location::Kind::Reviews, words::Phrase::HelpReview},
    {Location::Kind::Keying, words::Phrase::SecondEntryPage, Symbol::Review, PageScope::Event,
     Location::Kind::Reviews, words::Phrase::HelpSecondEntry},
    {Location::Kind::Lessons, words::Phrase::LessonsPage, Symbol::Note, PageScope::Event, std::nullopt,
     words::Phrase::HelpLessons, Product::Play},
    {Location::Kind::Tally, words::Phrase::TallyPage, Symbol::Tally, PageScope::Event, std::nullopt,
     words::Phrase::HelpTally},
    {Location::Kind::Schools, words::Phrase::SchoolsPage, Symbol::Schools, PageScope::Contest, std::nullopt,
     words::Phrase::HelpSchools},
    {Location::Kind::Journal, words::Phrase::JournalPage, Symbol::Recent, PageScope::Contest, std::nullopt,
     words::Phrase::HelpJournal},
    {Location::Kind::Settings, words::Phrase::SettingsPage, Symbol::Settings, PageScope::Program,
     std::nullopt, words::Phrase::HelpSettings},
    {Location::Kind::Practice, words::Phrase::PracticePage, Symbol::Playing, PageScope::Program, std::nullopt,
     words::Phrase::HelpPractice, Product::Play},
    {Location::Kind::Station, words::Phrase::StationPage, Symbol::Players, PageScope::Program, std::nullopt,
     words::Phrase::HelpStation, Product::Sharing},
};

[[nodiscard]] constexpr const PageFacts& factsOf(Location::Kind kind) {
  for (const PageFacts& facts : kPages) {
    if (facts.kind == kind) return facts;
  }
  return kPages[0];
}

}  // namespace damath::window
