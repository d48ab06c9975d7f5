// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/compose/lists/certificate.hpp"

#include <algorithm>
#include <array>

#include "core/contest/model/rounds.hpp"
#include "core/contest/model/school_or_section.hpp"
#include "core/contest/model/shown_text.hpp"
#include "core/precondition.hpp"
#include "core/text/number.hpp"
#include "words/phrase.hpp"

namespace damath::compose {

namespace {

using words::Phrase;

constexpr int kMedals = 3;

constexpr Phrase kMonths[] = {Phrase::Month1, Phrase::Month2,  Phrase::Month3,  Phrase::Month4,
                              Phrase::Month5, Phrase::Month6,  Phrase::Month7,  Phrase::Month8,
                              Phrase::Month9, Phrase::Month10, Phrase::Month11, Phrase::Month12};

std::string reasonFor(const contest::RankedEntry& ranked, Honoured whom, const std::string& event,
                      words::Language language) {
  const std::array<std::string, kMedals> medals{said(Phrase::PrintedGold, language),
                                                said(Phrase::PrintedSilver, language),
                                                said(Phrase::PrintedBronze, language)};
  const std::string rank = std::to_string(ranked.rank);
  if (whom != Honoured::Medallists) return said(Phrase::CertificatePart, language, {event});
  return said(Phrase::CertificateMedal, language,
              {medals.at(static_cast<std::size_t>(ranked.rank - 1)), rank, event});
}

// Returns "21 November 2026" for "2026-11-21", "2026.11.21" and "2026/11/21". Any other text stays unchanged,
// also with an impossible month. Does not check if the month has this day.
std::string dayInWords(const std::string& date, words::Language language) {
  const auto part = [&date](std::size_t from, std::size_t count) {
    return numberIn<int>(std::string_view(date).substr(from, count)).value_or(0);
  };
  constexpr std::size_t kLength = 10;  // the number of characters of "2026-11-21"
  const bool isSo = date.size() == kLength && date[4] == date[7] &&
                    std::string_view("-./").find(date[4]) != std::string_view::npos;
  if (!isSo) return date;
  const int year = part(0, 4);
  const int month = part(5, 2);
  const int day = part(8, 2);
  if (year < 1 || month < 1 || month > 12 || day < 1) return date;
  const Phrase name = kMonths[static_cast<std::size_t>(month) - 1];
  return said(Phrase::DayInWords, language,
              {std::to_string(day), said(name, language), std::to_string(year)});
}

// Returns one date in words, or both dates of a range such as "2026-11-20 – 2026-11-22".
std::string daysInWords(const std::string& date, words::Language language) {
  constexpr std::string_view kTo = " – ";
  const auto to = date.find(kTo);
  if (to == std::string::npos) return dayInWords(date, language);
  return dayInWords(date.substr(0, to), language) + std::string(kTo) +
         dayInWords(date.substr(to + kTo.size()), language);
}

// Returns the school, with the section before it if lists show the player's section. A certificate keeps
// the school, because people read it outside the school too.
std::string schoolOnCertificate(const contest::Contest& contest, const contest::Player& player) {
  const contest::School* of = contest.find(player.school);
  const std::string school = of == nullptr ? std::string() : contest::shownText(of->name);
  if (contest::schoolOrSectionOf(contest, player) == contest::SchoolOrSection::School) return school;
  const std::string section = contest::shownText(player.section);
  return section.empty() || school.empty() ? section + school : section + ", " + school;
}

}  // namespace

std::vector<Certificate> certificates(const contest::Contest& contest, const contest::Event& event,
                                      const contest::Standings& standings, Honoured whom,
                                      CertificateDesign design, words::Language language) {
  DAMATH_EXPECTS(standings.event == event.id);
  std::vector<Certificate> all;
  const std::string date = daysInWords(contest::shownText(contest.head.date), language);
  const std::string venue = contest::shownText(contest.head.venue);
  const std::vector<contest::EntryId> away = contest::neverCame(event);
  for (const contest::RankedEntry& ranked : standings.ranks) {
    const bool isMedallist = !standings.provisional && ranked.rank <= kMedals && !contest::isAnnulled(ranked);
    if (whom == Honoured::Medallists && !isMedallist) continue;
    if (whom == Honoured::TookPart && std::ranges::find(away, ranked.entry) != away.end()) continue;
    const contest::Player& player = contest.at(event.at(ranked.entry).player);
    Certificate certificate;
    certificate.design = design;
    certificate.title = whom == Honoured::Medallists ? said(Phrase::CertificateTitle, language)
                                                     : said(Phrase::CertificatePartTitle, language);
    certificate.givenTo = said(Phrase::CertificateGivenTo, language);
    certificate.name = contest::shownFirstToLast(player);
    certificate.school = schoolOnCertificate(contest, player);
    certificate.reason = reasonFor(ranked, whom, contest::shownText(event.setup.name), language);
    certificate.issuer = contest::shownText(contest.head.name);
    certificate.contest = said(Phrase::CertificateContest, language, {certificate.issuer});
    if (!date.empty() && venue.empty()) certificate.given = said(Phrase::CertificateGiven, language, {date});
    if (!date.empty() && !venue.empty())
      certificate.given = said(Phrase::CertificateAt, language, {date, venue});
    if (contest.head.mode == contest::ContestMode::Practice)
      certificate.mark = said(Phrase::PracticeMark, language);
    certificate.signatures = {said(Phrase::Arbiter, language), said(Phrase::Facilitator, language)};
    all.push_back(std::move(certificate));
  }
  return all;
}

}  // namespace damath::compose
