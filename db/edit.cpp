#include "db/edit.hpp"

#include "db/detail/access.hpp"
#include "db/detail/event_table.hpp"
#include "db/detail/failure.hpp"
#include "db/detail/game_table.hpp"
#include "db/detail/journal_table.hpp"
#include "db/detail/journal_text.hpp"
#include "db/detail/query.hpp"
#include "db/detail/roster_table.hpp"
#include "db/detail/sheet_table.hpp"

namespace damath::db {

Edit::Edit(Reading reading, Stamp stamp) : m_reading(std::move(reading)), m_stamp(std::move(stamp)) {}

// A failed step spoils the edit, so that half of it can never be committed.
template <class Action>
auto Edit::step(Action&& action) {
  auto done = detail::guarded([&] {
    if (m_failure) throw detail::Refused(m_failure->fault, m_failure->detail);
    return std::forward<Action>(action)(*m_reading.m_access->database);
  });
  if (!done) m_failure = done.error();
  return done;
}

Expected<contest::EventId, StoreError> Edit::addEvent(const contest::EventSetup& setup) {
  return step([&](SQLite::Database& database) {
    const contest::EventId event = detail::addEvent(database, setup);
    detail::addToJournal(database, m_stamp,
                         {"addEvent", detail::eventSubject(event), {}, detail::journalText(setup)});
    return event;
  });
}

Expected<void, StoreError> Edit::addEntries(contest::EventId event, int firstNumber,
                                            const std::vector<Newcomer>& newcomers) {
  return step([&](SQLite::Database& database) {
    std::vector<detail::EntryFacts> facts;
    int number = firstNumber;
    for (const Newcomer& newcomer : newcomers) {
      detail::EntryFacts& fact = facts.emplace_back();
      fact.school = newcomer.school;
      fact.player = newcomer.player;
      if (newcomer.known) {
        fact.player.id = *newcomer.known;
      } else {
        fact.player.school = detail::schoolNamed(database, newcomer.school);
        fact.player.id = detail::addPlayer(database, fact.player);
      }
      fact.entry.player = fact.player.id;
      fact.entry.number = number++;
      fact.entry.id = detail::addEntry(database, event, fact.entry);
    }
    detail::addToJournal(database, m_stamp,
                         {"importPlayers", detail::entriesSubject(event), {}, detail::journalText(facts)});
  });
}

Expected<std::vector<contest::Game>, StoreError> Edit::addRound(contest::EventId event,
                                                                contest::RoundNumber round,
                                                                std::vector<contest::Game> games,
                                                                const std::vector<contest::EntryId>& byes) {
  return step([&](SQLite::Database& database) {
    detail::addRound(database, event, round, m_stamp.at);
    for (contest::Game& game : games) game.id = detail::addGame(database, event, game);
    for (const contest::EntryId entry : byes) detail::addBye(database, event, {round, entry});
    detail::addToJournal(
        database, m_stamp,
        {"pairRound", detail::roundSubject(event, round), {}, detail::journalText(games, byes)});
    return std::move(games);
  });
}

Expected<void, StoreError> Edit::setResult(contest::GameId game, const contest::GameResult& result) {
  return step([&](SQLite::Database& database) {
    const detail::GameState before = detail::gameState(database, game);
    const exact::FigureStyle style = detail::figureStyleOf(database, before.event);
    detail::setResult(database, game, result, style);
    detail::addToJournal(
        database, m_stamp,
        {before.result ? "correctResult" : "setResult", detail::gameSubject(game),
         before.result ? std::optional(detail::journalText(*before.result, style)) : std::nullopt,
         detail::journalText(result, style)});
  });
}

Expected<contest::GameId, StoreError> Edit::addRematch(contest::EventId event,
                                                       const contest::Rematch& rematch) {
  return step([&](SQLite::Database& database) {
    const exact::FigureStyle style = detail::figureStyleOf(database, event);
    const contest::GameId id = detail::addRematch(database, event, rematch, style);
    detail::addToJournal(
        database, m_stamp,
        {"addRematch", detail::rematchSubject(id), {}, detail::journalText(event, rematch, style)});
    return id;
  });
}

Expected<void, StoreError> Edit::setRematch(contest::EventId event, const contest::Rematch& rematch) {
  return step([&](SQLite::Database& database) {
    const exact::FigureStyle style = detail::figureStyleOf(database, event);
    const contest::Rematch before = detail::rematchOf(database, event, rematch.id, style);
    detail::setRematch(database, rematch, style);
    detail::addToJournal(
        database, m_stamp,
        {"correctRematch", detail::rematchSubject(rematch.id), detail::journalText(event, before, style),
         detail::journalText(event, rematch, style)});
  });
}

Expected<contest::SheetId, StoreError> Edit::addSheet(contest::GameId game, const sheet::Sheet& sheet,
                                                      const std::vector<StoredFinding>& findings) {
  return step([&](SQLite::Database& database) {
    const contest::SheetId id = detail::addSheet(database, game, sheet, findings, m_stamp);
    const int version = detail::versionOf(database, id);
    detail::addToJournal(
        database, m_stamp,
        {"storeSheet", detail::sheetSubject(id), {}, detail::journalText(game, version, sheet)});
    return id;
  });
}

Expected<void, StoreError> Edit::acceptSheet(contest::SheetId sheet,
                                             std::vector<StoredCorrection> corrections) {
  return step([&](SQLite::Database& database) {
    for (StoredCorrection& correction : corrections) {
      correction.by = m_stamp.by;
      correction.at = toText(m_stamp.at);
    }
    detail::addAcceptance(database, sheet, corrections, m_stamp);
    detail::addToJournal(
        database, m_stamp,
        {"acceptSheet", detail::acceptanceSubject(sheet), {}, detail::journalText(corrections)});
  });
}

Expected<void, StoreError> Edit::commit() {
  auto done = step([this](SQLite::Database&) { m_reading.m_access->transaction.commit(); });
  return done;
}

}  // namespace damath::db
