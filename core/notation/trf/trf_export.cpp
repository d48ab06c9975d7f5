// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/trf/trf_export.hpp"

#include <algorithm>
#include <map>

#include "core/contest/model/result_rules.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/contest/pairing/record.hpp"
#include "core/contest/systems/annulled_games.hpp"
#include "core/contest/systems/system.hpp"
#include "core/exact/number_text.hpp"
#include "core/fact_table.hpp"
#include "core/notation/trf/trf_line.hpp"
#include "core/notation/trf/trf_pairing_lines.hpp"
#include "core/precondition.hpp"
#include "core/text/letter.hpp"

namespace damath::notation {

namespace {

constexpr int kMostPlayers = 9999;
constexpr int kUsualWin = 10;  // tenths of a point
constexpr int kUsualDraw = 5;

std::string pointsText(const exact::Rational& points) {
  return exact::toText(exact::Number(points), exact::FigureStyle::Decimal);
}

TrfResult resultFor(const std::optional<contest::GameResult>& result, rules::Result ownWin) {
  if (!result) return TrfResult::Unknown;
  if (result->result == rules::Result::Draw) return TrfResult::Draw;
  const bool hasWon = result->result == ownWin;
  if (contest::isForfeit(*result)) return hasWon ? TrfResult::ForfeitWin : TrfResult::ForfeitLoss;
  return hasWon ? TrfResult::Win : TrfResult::Loss;
}

TrfResult resultOf(const contest::Event& event, const contest::Bye& bye) {
  if (bye.kind == contest::ByeKind::Absent) return TrfResult::ZeroBye;
  if (!contest::isOfWithdrawn(event, bye)) return TrfResult::AllottedBye;
  switch (event.setup.ruleset.withdrawnBye.answer()) {
    case rules::WithdrawnBye::Win:
      return TrfResult::FullBye;
    case rules::WithdrawnBye::Draw:
      return TrfResult::HalfBye;
    case rules::WithdrawnBye::None:
      return TrfResult::ZeroBye;
    case rules::WithdrawnBye::Bye:
      break;
  }
  return TrfResult::AllottedBye;
}

// Returns the date with slashes, as in "2026/11/20". nullopt if the text does not have the form of a date, or
// has mixed separators, such as "2026/11.20".
std::optional<std::string> dateOf(std::string_view text) {
  if (text.size() != 10) return std::nullopt;
  std::string date(text);
  const char separator = date[4];
  if ((separator != '-' && separator != '.' && separator != '/') || date[7] != separator) return std::nullopt;
  date[4] = date[7] = '/';
  for (const std::size_t place : {0U, 1U, 2U, 3U, 5U, 6U, 8U, 9U}) {
    if (date[place] < '0' || date[place] > '9') return std::nullopt;
  }
  return date;
}

std::string noCode(const contest::EventSetup& /*setup*/) {
  return {};
}

std::string tableCode(const contest::EventSetup& setup) {
  return "BERGER_ROUNDROBIN_G" + std::to_string(setup.legs);
}

// Returns the FIDE code of a Swiss system. FIDE has no code for a Swiss system in which a lot decides who is
// BLUE, because that system ignores color preferences.
std::string swissCode(const contest::EventSetup& setup) {
  if (setup.firstMove == contest::FirstMove::Lot) return "CUSTOM_SWISS";
  const bool isBaku = setup.swissPlan.acceleration == contest::Acceleration::Baku;
  return isBaku ? "FIDE_DUTCH_2025_BAKU" : "FIDE_DUTCH_2025";
}

// The name of a pairing system in the report: its type for line 092, and its code for line 192 (empty if FIDE
// has no code for the system). isPairedByReaders is true if programs that read the report pair the next
// round.
struct ReportedSystem {
  contest::System first;
  std::string_view type;
  std::string (*code)(const contest::EventSetup& setup);
  bool isPairedByReaders;
};
constexpr ReportedSystem kReportedSystems[] = {
    {contest::System::RoundRobin, "Individual: Round-Robin", tableCode, false},
    {contest::System::Groups, "Individual: Groups", noCode, false},
    {contest::System::Swiss, "Individual: Swiss-System", swissCode, true},
    {contest::System::KnockOut, "Individual: Knock-Out", noCode, false},
    {contest::System::DoubleKnockOut, "Individual: Double Knock-Out", noCode, false},
};
static_assert(coversEvery(kReportedSystems));

const ReportedSystem& reportedSystem(const contest::Event& event) {
  return *std::ranges::find(kReportedSystems, event.setup.system, &ReportedSystem::first);
}

class Exporter {
 public:
  // `rounds` is the total number of rounds; 0 if it is not decided yet.
  Exporter(const contest::Contest& contest, const contest::Event& event, int rounds,
           const contest::Privacy& privacy, TrfVersion version)
      : m_contest(contest),
        m_event(event),
        m_system(reportedSystem(event)),
        m_rounds(rounds),
        m_privacy(privacy),
        m_version(version),
        m_records(pairing::recordsOf(event)) {
    for (const contest::Entry& entry : event.entries) m_rows[entry.id];
    for (const contest::Game& game : event.games) {
      put(game.blue, game.round,
          {numberOf(game.red), TrfColour::White, resultFor(game.result, rules::Result::BlueWins)});
      put(game.red, game.round,
          {numberOf(game.blue), TrfColour::Black, resultFor(game.result, rules::Result::RedWins)});
    }
    const contest::AnnulledGames annulled(event);
    for (const contest::Bye& bye : event.byes) {
      const TrfResult result = annulled.has(bye) ? TrfResult::ZeroBye : resultOf(event, bye);
      put(bye.entry, bye.round, {0, TrfColour::None, result});
    }
  }

  Expected<Trf, TrfMisfits> report(const contest::Standings& standings) {
    if (m_event.entries.size() > kMostPlayers)
      m_misfits.push_back({TrfMisfitKind::TooManyPlayers, 0, 0, 0, {}, {}});
    head();
    points();
    if (m_system.isPairedByReaders) forPairing();
    for (const contest::Entry& entry : m_event.entries) player(entry, standings);
    add(absenceLines(reported()));
    if (!m_misfits.empty()) return Unexpected<TrfMisfits>(std::move(m_misfits));
    return std::move(m_trf);
  }

 private:
  [[nodiscard]] int numberOf(contest::EntryId id) const {
    const contest::Entry* entry = m_event.find(id);
    DAMATH_EXPECTS(entry != nullptr);
    return entry->number;
  }

  void put(contest::EntryId entry, contest::RoundNumber round, const TrfGame& game) {
    auto& row = m_rows[entry];
    const auto place = static_cast<std::size_t>(contest::numberOf(round));
    m_lastRound = std::max(m_lastRound, static_cast<int>(place));
    if (row.size() < place) row.resize(place);
    row[place - 1] = game;
  }

  void text(std::string_view tag, std::string_view content) {
    if (!content.empty()) m_trf.records.emplace_back(TrfText{std::string(tag), std::string(content)});
  }

  void head() {
    text("012", m_contest.head.name + " - " + m_event.setup.name);
    text("022", m_contest.head.venue);
    if (const auto date = dateOf(m_contest.head.date)) text("042", *date);
    text("062", std::to_string(m_event.entries.size()));
    text("092", m_system.type);
    // Line 182 names the program that wrote the file. Programs that know only the layout of 2016 ignore the
    // line.
    text("182", "Damath");
    if (m_version == TrfVersion::Trf26) text("192", m_system.code(m_event.setup));
    if (m_rounds > 0) m_trf.records.emplace_back(TrfRounds{m_rounds});
  }

  void points() {
    const rules::Points& points = m_event.setup.ruleset.points.answer();
    const rules::Points usual{1, exact::Rational(1, 2), 0, 1};
    if (points == usual) return;
    const int win = tenthsIn(points.win);
    const int draw = tenthsIn(points.draw);
    const int loss = tenthsIn(points.loss);
    const int bye = tenthsIn(points.bye);
    // Usual points are left out. The points of an absence are always usual: some programs refuse their letter
    // A, others refuse Z. The points of an allotted bye are written if wins have unusual points, because in
    // some programs a bye then counts as a win.
    TrfPoints line;
    const auto add = [&line](TrfScored scored, int tenths, bool isUsual) {
      if (!isUsual) line.values.push_back({scored, tenths});
    };
    add(TrfScored::Win, win, win == kUsualWin);
    add(TrfScored::Draw, draw, draw == kUsualDraw);
    add(TrfScored::Loss, loss, loss == 0);
    add(TrfScored::AllottedBye, bye, win == kUsualWin && bye == kUsualWin);
    if (!line.values.empty()) m_trf.records.emplace_back(std::move(line));
    // Some programs that know only the layout of 2016 read points only from line XXS.
    if (m_version == TrfVersion::Trf16) {
      using Code = TrfResultCode;
      m_trf.records.emplace_back(TrfResultPoints{{{Code::Win, win},
                                                  {Code::Draw, draw},
                                                  {Code::WhiteLoss, loss},
                                                  {Code::BlackLoss, loss},
                                                  {Code::ForfeitLoss, loss},
                                                  {Code::ZeroBye, 0},
                                                  {Code::AllottedBye, bye}}});
    }
    // Line 162 has one value for absences and for lost games at which the player did not appear. In this
    // program, an absence and such a game have different points. Therefore line BBF gives the points of such
    // a game.
    if (loss != 0) m_trf.records.emplace_back(TrfOther{"BBF " + inFour(trfPointsText(loss))});
  }

  int tenthsIn(const exact::Rational& points) {
    const auto tenths = tenthsOf(points);
    if (!tenths) m_misfits.push_back({TrfMisfitKind::PointsNotTenths, 0, 0, 0, pointsText(points), {}});
    return tenths.value_or(0);
  }

  [[nodiscard]] TrfReported reported() const {
    return {m_contest, m_event, m_rounds, m_lastRound, m_version};
  }

  void add(std::vector<TrfRecord> lines) { std::ranges::move(lines, std::back_inserter(m_trf.records)); }

  void forPairing() {
    auto lines = swissLines(reported());
    if (!lines) {
      m_misfits.push_back({TrfMisfitKind::PointsNotTenths, 0, 0, 0, pointsText(lines.error()), {}});
      return;
    }
    add(*std::move(lines));
  }

  void player(const contest::Entry& entry, const contest::Standings& standings) {
    const contest::PublicEntry shown = contest::publicEntry(m_contest, m_event, entry.id, m_privacy);
    TrfPlayer line;
    line.number = entry.number;
    line.name = firstFit(shown.name);
    if (m_privacy.names == contest::PrivacyOption::FullName)
      line.rating = m_contest.find(entry.player)->rating;
    std::optional<exact::Rational> points;
    if (const contest::RankedEntry* ranked = contest::rankOf(standings, entry.id)) {
      points = ranked->points;
      line.rank = ranked->rank;
    }
    // Pairing programs check that the points in a player's line are the sum of the points of its rounds.
    if (m_system.isPairedByReaders) points = m_records.at(entry.id).points;
    if (points) {
      line.tenths = tenthsOf(*points);
      if (!line.tenths) {
        m_misfits.push_back({TrfMisfitKind::PointsNotTenths, entry.number, 0, 0, pointsText(*points), {}});
      }
    }
    line.games = m_rows[entry.id];
    // A player without a pairing in a round was absent: entered later, withdrawn or left out.
    line.games.resize(static_cast<std::size_t>(m_lastRound));
    for (TrfGame& game : line.games) {
      if (game == TrfGame{}) game.result = TrfResult::ZeroBye;
    }
    // In the layout of 2016, an absence from the next round also stands in the player's own line, because not
    // every pairing program knows line XXZ.
    const int next = m_lastRound + 1;
    const bool isOpen = m_version == TrfVersion::Trf16 && next <= m_rounds;
    if (isOpen && m_system.isPairedByReaders && !entry.plays(contest::RoundNumber{next}))
      line.games.push_back({0, TrfColour::None, TrfResult::ZeroBye});
    m_trf.records.emplace_back(std::move(line));
    if (!shown.school.empty())
      m_trf.records.emplace_back(TrfFact{entry.number, std::string(kSchoolFact), oneLine(shown.school)});
  }

  // Returns the longest beginning of the name that fits into the 33 columns for names, without a blank at the
  // end.
  static std::string firstFit(const std::string& name) {
    constexpr int kNameColumns = 33;
    std::string text = oneLine(name);
    std::size_t characters = 0;
    for (std::size_t place = 0; place < text.size(); ++place) {
      const bool begins = beginsLetter(text[place]);
      if (begins && ++characters > kNameColumns) {
        text.resize(place);
        break;
      }
    }
    return oneLine(text);
  }

  // Removes blanks at both ends of the text.
  static std::string oneLine(std::string text) {
    text.erase(text.find_last_not_of(' ') + 1);
    text.erase(0, text.find_first_not_of(' '));
    return text;
  }

  const contest::Contest& m_contest;
  const contest::Event& m_event;
  const ReportedSystem& m_system;
  int m_rounds;
  const contest::Privacy& m_privacy;
  TrfVersion m_version;
  std::map<contest::EntryId, pairing::Record> m_records;
  std::map<contest::EntryId, std::vector<TrfGame>> m_rows;
  int m_lastRound = 0;
  Trf m_trf;
  TrfMisfits m_misfits;
};

}  // namespace

std::optional<contest::RoundNumber> firstRoundLeftOut(const contest::Event& event) {
  std::optional<contest::RoundNumber> first;
  if (!reportedSystem(event).isPairedByReaders) return first;
  const auto leaveOut = [&first](contest::RoundNumber round) {
    first = std::min(first.value_or(round), round);
  };
  for (const contest::Round& round : event.rounds) {
    if (round.publication == contest::Publication::Held) leaveOut(round.number);
  }
  for (const contest::Game& game : event.games) {
    if (!game.result) leaveOut(game.round);
  }
  return first;
}

Expected<Trf, TrfMisfits> trfOf(const contest::Contest& contest, const contest::Event& event,
                                const contest::Standings& standings, const contest::Privacy& privacy,
                                TrfVersion version) {
  DAMATH_EXPECTS(standings.event == event.id);
  const int rounds = contest::roundsOf(event);
  if (const auto leftOut = firstRoundLeftOut(event)) {
    const contest::Event shown = contest::eventBefore(event, *leftOut);
    return Exporter(contest, shown, rounds, privacy, version).report(contest::standings(shown));
  }
  const contest::Event shown = contest::withoutUnpublished(event);
  return Exporter(contest, shown, rounds, privacy, version).report(standings);
}

}  // namespace damath::notation
