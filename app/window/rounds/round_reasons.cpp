// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/rounds/round_reasons.hpp"

#include <QStringList>
#include <algorithm>
#include <utility>

#include "app/window/text/contest_text.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/origin_words.hpp"
#include "app/words/texts/swiss_words.hpp"
#include "core/contest/pairing/school_mates.hpp"

namespace damath::window {

using words::Phrase;

namespace {

bool areEqual(const contest::Entry& one, const contest::Entry& other) {
  return one.id == other.id && one.number == other.number && one.firstRound == other.firstRound &&
         one.lastRound == other.lastRound && one.absences == other.absences;
}

bool areEqual(const contest::Game& one, const contest::Game& other) {
  return one.id == other.id && one.blue == other.blue && one.red == other.red && one.result == other.result;
}

// Returns the event as it was before this round was paired: without the games and byes of this round and
// later ones.
contest::Event pairedFrom(contest::Event event, contest::RoundNumber round) {
  const auto isLater = [round](const auto& each) { return each.round >= round; };
  std::erase_if(event.games, isLater);
  std::erase_if(event.byes, isLater);
  return event;
}

// True if the data from which this round is paired have not changed. Precondition: the games are ordered by
// round.
bool isFrom(const contest::Event& from, const contest::Event& event, contest::RoundNumber round) {
  const auto same = [](const auto& left, const auto& right) { return areEqual(left, right); };
  const auto end =
      std::ranges::find_if(event.games, [round](const contest::Game& game) { return game.round >= round; });
  const auto byes =
      std::ranges::count_if(event.byes, [round](const contest::Bye& bye) { return bye.round < round; });
  return from.id == event.id && from.setup.system == event.setup.system &&
         from.setup.schoolMates == event.setup.schoolMates && from.setup.swissPlan == event.setup.swissPlan &&
         from.setup.groupPlan == event.setup.groupPlan && from.setup.firstMove == event.setup.firstMove &&
         from.setup.ruleset.points.answer() == event.setup.ruleset.points.answer() &&
         from.setup.ruleset.withdrawnGames.answer() == event.setup.ruleset.withdrawnGames.answer() &&
         from.setup.ruleset.withdrawnBye.answer() == event.setup.ruleset.withdrawnBye.answer() &&
         from.setup.ruleset.walkoverMeetings.answer() == event.setup.ruleset.walkoverMeetings.answer() &&
         from.setup.rounds == event.setup.rounds && from.setup.legs == event.setup.legs &&
         from.rematches.size() == event.rematches.size() && std::ssize(from.byes) == byes &&
         std::ranges::equal(from.entries, event.entries, same) &&
         std::ranges::equal(from.games.begin(), from.games.end(), event.games.begin(), end, same);
}

QString paragraph(const std::string& text) {
  return text.empty() ? QString() : QStringLiteral("<p>%1</p>").arg(toQt(text).toHtmlEscaped());
}

std::vector<std::string> namesOf(const contest::Contest& contest) {
  std::vector<std::string> names;
  for (const contest::Player& player : contest.players) names.push_back(player.name());
  return names;
}

// Makes the checklist of a Swiss round as an HTML page. The checklist has the score groups, players and
// pairs.
struct PageOf {
  const contest::Contest& contest;
  const contest::Event& event;
  const pairing::SwissLook& look;
  words::Language language{};
  const QStringList& headings;
  const std::string& legend;

  [[nodiscard]] QString html() const;
};

QString PageOf::html() const {
  const words::Checklist list = words::checklistOf(look.tournament, *look.pairing,
                                                   words::checklistNames(contest, event, look), language);
  QString page = paragraph(list.head) + paragraph(list.schoolMates) + paragraph(legend);
  for (const words::ChecklistGroup& group : list.groups) {
    page += QStringLiteral("<h4>%1</h4>").arg(toQt(group.title).toHtmlEscaped()) + paragraph(group.movedDown);
    page += QStringLiteral("<table cellspacing=0 cellpadding=3><tr>");
    for (const QString& heading : headings) {
      page += QStringLiteral("<th align=left>%1</th>").arg(heading.toHtmlEscaped());
    }
    page += QStringLiteral("</tr>");
    for (const auto& player : group.players) {
      page += QStringLiteral("<tr>");
      for (const std::string& cell : player) {
        page += QStringLiteral("<td>%1</td>").arg(toQt(cell).toHtmlEscaped());
      }
      page += QStringLiteral("</tr>");
    }
    page += QStringLiteral("</table>");
    for (const std::string& pair : group.pairs) page += paragraph(pair);
    page += paragraph(group.floats);
  }
  return page + paragraph(list.sitsOut);
}

}  // namespace

RoundReasons::RoundReasons(Session& session, const Translator& translator)
    : m_session(session), m_translator(translator) {
  connect(&m_work, &FileWork::done, this, &RoundReasons::checklistMade);
  connect(&m_work, &FileWork::failed, this, [this](const QString& why) {
    m_checklist = {{}, m_translator.language(), m_look, namesOf(m_session.contest())};
    m_session.refusals().show(why);
  });
}

void RoundReasons::look(const contest::Event& event, contest::RoundNumber round) {
  const contest::Contest& contest = m_session.contest();
  const bool isSeen = std::exchange(m_seen, m_session.sharedContest()) == m_session.sharedContest();
  if (isSeen && m_from && m_from->id == event.id && m_round == round) return;
  auto schools = pairing::schoolsOf(contest, event);
  if (m_from && m_round == round && schools == m_schools && isFrom(*m_from, event, round)) return;
  m_look.reset();
  m_origins.clear();
  m_reasons.clear();
  if (event.setup.system == contest::System::Swiss) {
    m_look = std::make_shared<const pairing::SwissLook>(pairing::swissLook(contest, event, round));
  }
  m_from = pairedFrom(event, round);
  m_schools = std::move(schools);
  m_round = round;
}

const std::optional<pairing::SwissReason>& RoundReasons::swissReasonOf(const contest::Event& event,
                                                                       const contest::Game& game) {
  auto known = m_reasons.find(game.id);
  if (known == m_reasons.end()) {
    known = m_reasons.emplace(game.id, pairing::swissReason(event, *m_look, game)).first;
  }
  return known->second;
}

const pairing::Origin& RoundReasons::originOf(const contest::Event& event, const contest::Game& game) {
  auto known = m_origins.find(game.id);
  if (known == m_origins.end()) {
    known = m_origins.emplace(game.id, pairing::originOf(m_session.contest(), event, game)).first;
  }
  return known->second;
}

QString RoundReasons::ofGame(const contest::Event& event, const contest::Game& game) {
  const auto nameOf = [&](contest::EntryId entry) {
    return fromQt(entryName(m_session.contest(), event, entry));
  };
  const words::Language language = m_translator.language();
  if (m_look) return toQt(words::whyText(swissReasonOf(event, game), nameOf, language));
  return toQt(words::whyText(originOf(event, game), event, nameOf(game.blue), nameOf(game.red), language));
}

QString RoundReasons::ofBye(const contest::Event& event, contest::EntryId entry) const {
  const words::Language language = m_translator.language();
  const auto nameOf = [&](contest::EntryId id) { return fromQt(entryName(m_session.contest(), event, id)); };
  if (!m_look) {
    // If the table gives an opponent who does not play, the row of the bye names this opponent.
    const bool isByTable = event.setup.system == contest::System::RoundRobin &&
                           std::ranges::any_of(event.byes, [&](const contest::Bye& bye) {
                             return bye.round == m_round && bye.entry == entry && !bye.opponent;
                           });
    return isByTable ? m_translator(Phrase::ByeByTable).arg(toQt(nameOf(entry))) : QString();
  }
  const auto bye = pairing::swissBye(event, *m_look);
  return bye && bye->entry == entry ? toQt(words::whyText(*bye, nameOf, language)) : QString();
}

QString RoundReasons::detailsOf(const contest::Event& event, const contest::Game& game) {
  const auto nameOf = [&](contest::EntryId entry) {
    return fromQt(entryName(m_session.contest(), event, entry));
  };
  const words::Language language = m_translator.language();
  if (m_look) return toQt(words::reasonText(swissReasonOf(event, game), nameOf, language));
  return toQt(words::originText(originOf(event, game), event, nameOf(game.blue), nameOf(game.red), language));
}

std::optional<pairing::SchoolMeetings> RoundReasons::meetings(const contest::Event& event,
                                                              const pairing::RoundPairing& pairing) const {
  return m_look ? pairing::schoolMeetings(event, *m_look, pairing) : std::nullopt;
}

QString RoundReasons::checklist(contest::EventId event) {
  if (!m_look || !m_look->pairing) return {};
  const bool isKnown = m_checklist.of == m_look && m_checklist.language == m_translator.language() &&
                       m_checklist.players == namesOf(m_session.contest());
  if (isKnown) return m_checklist.page;
  if (!m_work.isUnderWay()) {
    m_work.start([this, make = checklistToMake(event)](const FileWork::Watch&) -> FileWork::Report {
      return [this, made = make()] { keep(made); };
    });
  }
  return m_translator(Phrase::ReasonsToCome).toHtmlEscaped();
}

void RoundReasons::keep(Checklist made) {
  if (made.of == m_look && made.language == m_translator.language()) m_checklist = std::move(made);
}

std::function<RoundReasons::Checklist()> RoundReasons::checklistToMake(contest::EventId event) const {
  // The function runs in another thread. It owns or shares all its data, so it uses no object of the window's
  // thread.
  return [contest = m_session.sharedContest(), event, look = m_look, language = m_translator.language(),
          headings = m_translator(Phrase::ChecklistColumns).split(u'|'),
          legend = fromQt(m_translator(Phrase::ChecklistLegend))]() -> Checklist {
    const PageOf page{*contest, *contest->find(event), *look, language, headings, legend};
    return {page.html(), language, look, namesOf(*contest)};
  };
}

}  // namespace damath::window
