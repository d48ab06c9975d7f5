// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/compose/certificate.hpp"

#include <array>

#include "core/contest/shown_text.hpp"
#include "core/promise.hpp"

namespace damath::compose {

namespace {

constexpr int kMedals = 3;

std::string reasonFor(const contest::RankedEntry& ranked, Honoured whom, const std::string& event,
                      const Labels& labels) {
  const std::array<std::string, kMedals> medals{labels.gold, labels.silver, labels.bronze};
  const std::string rank = std::to_string(ranked.rank);
  if (whom == Honoured::Everybody) return filled(labels.certificatePart, {event});
  return filled(labels.certificateMedal, {medals.at(static_cast<std::size_t>(ranked.rank - 1)), rank, event});
}

}  // namespace

std::vector<Certificate> certificates(const contest::Contest& contest, const contest::Event& event,
                                      const contest::Standings& standings, Honoured whom,
                                      CertificateDesign design, const Labels& labels) {
  DAMATH_EXPECTS(standings.event == event.id);
  std::vector<Certificate> all;
  const std::string date = contest::shownText(contest.head.date);
  const std::string venue = contest::shownText(contest.head.venue);
  for (const contest::RankedEntry& ranked : standings.ranks) {
    const bool isMedallist = !standings.provisional && ranked.rank <= kMedals;
    if (whom == Honoured::Medallists && !isMedallist) continue;
    const contest::Player& player = contest.at(event.at(ranked.entry).player);
    const contest::School* school = contest.find(player.school);
    Certificate certificate;
    certificate.design = design;
    certificate.title = whom == Honoured::Everybody ? labels.certificatePartTitle : labels.certificateTitle;
    certificate.givenTo = labels.certificateGivenTo;
    certificate.name = contest::shownName(player);
    if (school != nullptr) certificate.school = contest::shownText(school->name);
    certificate.reason = reasonFor(ranked, whom, contest::shownText(event.setup.name), labels);
    certificate.issuer = contest::shownText(contest.head.name);
    certificate.contest = filled(labels.certificateContest, {certificate.issuer});
    if (!date.empty() && venue.empty()) certificate.given = filled(labels.certificateGiven, {date});
    if (!date.empty() && !venue.empty()) certificate.given = filled(labels.certificateAt, {date, venue});
    if (contest.head.standing == contest::ContestMode::Practice) certificate.mark = labels.practiceMark;
    certificate.signatures = {labels.arbiter, labels.facilitator};
    all.push_back(std::move(certificate));
  }
  return all;
}

}  // namespace damath::compose
