// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/rounds/quick_entry.hpp"

#include <algorithm>
#include <memory>
#include <tuple>

#include "app/desk/rounds/result_input.hpp"
#include "app/desk/rounds/result_line.hpp"
#include "app/window/dialogs/outdated_note.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/window/text/filled_in.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/result_words.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/rules/possible_total.hpp"
#include "reports/compose/parts/points_text.hpp"

namespace damath::window {

using contest::BoardNumber;
using desk::LinePart;
using words::Phrase;

namespace {

QString withoutBlanks(const QString& text) {
  return text.simplified();
}

}  // namespace

bool QuickEntry::look(contest::EventId event, contest::RoundNumber round) {
  // Another contest may have an event and a round with the same numbers, so the path of the contest file must
  // be the same too.
  if (event == m_event && round == m_round && m_session.path() == m_contest) return false;
  m_contest = m_session.path();
  m_event = event;
  m_round = round;
  m_entered.reset();
  m_result.reset();
  m_last.reset();
  m_doubted.reset();
  m_publishing.reset();
  return true;
}

std::optional<BoardNumber> QuickEntry::proposed() const {
  const contest::Event* shown = event();
  if (shown == nullptr) return std::nullopt;
  std::optional<BoardNumber> first;
  std::optional<BoardNumber> next;
  for (const contest::Game* game : contest::gamesOf(*shown, m_round)) {
    if (game->result || m_session.hall().unsent().has(m_event, desk::Place{m_round, game->board})) continue;
    if (m_entered && game->board == *m_entered) return game->board;
    if (!first) first = game->board;
    if (m_entered && !next && game->board > *m_entered) next = game->board;
  }
  return next ? next : first;
}

bool QuickEntry::hasChangedSince() const {
  if (event() == nullptr || !m_entered || !m_result) return false;
  const contest::Game* game = contest::gameAt(*event(), m_round, *m_entered);
  return game == nullptr || game->result != m_result;
}

std::optional<BoardNumber> QuickEntry::boardOf(const Line& line) const {
  const QString text = withoutBlanks(line.board);
  return text.isEmpty() ? proposed() : desk::parseBoard(fromQt(text));
}

const contest::Game* QuickEntry::gameOf(const Line& line) const {
  const auto board = boardOf(line);
  return event() == nullptr || !board ? nullptr : contest::gameAt(*event(), m_round, *board);
}

Expected<desk::ResultLine, desk::LineError> QuickEntry::parsed(const Line& line) const {
  const auto board = boardOf(line);
  const QString named =
      line.board.trimmed().isEmpty() && board ? QString::number(contest::numberOf(*board)) : line.board;
  return desk::parseResult({fromQt(named), fromQt(line.blue), fromQt(line.red)}, event()->setup.set);
}

bool QuickEntry::hasWholeTotals() const {
  return event() != nullptr && rules::hasWholeTotals(event()->setup.ruleset, event()->setup.set);
}

QuickEntry::Division QuickEntry::divided(Line line, LinePart typed) const {
  if (event() == nullptr) return {line, {}};
  if (typed == LinePart::Blue) {
    if (!line.red.trimmed().isEmpty()) return {line, {}};
    const desk::ResultTexts texts = desk::dividedTotals(fromQt(line.blue), event()->setup);
    line.blue = toQt(texts.blue);
    line.red = toQt(texts.red);
    return {line, {}};
  }
  const QString board = withoutBlanks(line.board).section(u' ', 0, 0);
  if (board == withoutBlanks(line.board)) return {line, {}};
  const auto texts = desk::dividedLine(fromQt(line.board), event()->setup);
  line.blue = texts ? toQt(texts->blue) : withoutBlanks(line.board).section(u' ', 1);
  line.red = texts ? toQt(texts->red) : QString();
  line.board = board;
  return {line, texts ? QString() : toQt(words::lineText(texts.error(), m_translator.language()))};
}

QString QuickEntry::noBoardText() const {
  int most = 0;
  for (const contest::Game* game : contest::gamesOf(*event(), m_round)) {
    most = std::max(most, contest::numberOf(game->board));
  }
  return filledIn(m_translator(Phrase::NoSuchBoard), contest::numberOf(m_round), most);
}

QString QuickEntry::echo(const Line& line) const {
  const contest::Event* shown = event();
  if (shown == nullptr) return {};
  const contest::Game* game = gameOf(line);
  if (game == nullptr) {
    return line.board.trimmed().isEmpty() ? m_translator(Phrase::EveryResultIn) : noBoardText();
  }
  QString text = m_translator(Phrase::BoardMeets)
                     .arg(contest::numberOf(game->board))
                     .arg(entryName(m_session.contest(), *shown, game->blue),
                          entryName(m_session.contest(), *shown, game->red));
  if (const QString read = readText(line); !read.isEmpty()) text += QStringLiteral(" → ") + read;
  if (game->result) {
    text +=
        QStringLiteral(" · ") + m_translator(Phrase::ResultStands)
                                    .arg(wholeResult(shown->setup, *game->result, m_translator.language()));
  }
  return text;
}

QString QuickEntry::readText(const Line& line) const {
  const contest::EventSetup& setup = event()->setup;
  if (const auto typed = parsed(line)) {
    const auto result = contest::judged(setup.ruleset, contest::GameKind::Round, typed->input);
    if (result) return wholeResult(setup, *result, m_translator.language());
  }
  QStringList totals;
  for (const auto& [side, text, part] : {std::tuple{Phrase::Blue, &line.blue, LinePart::Blue},
                                         std::tuple{Phrase::Red, &line.red, LinePart::Red}}) {
    const auto total = desk::parseTotal(fromQt(*text), part, setup.set);
    if (total) totals << QStringLiteral("%1: %2").arg(m_translator(side), totalText(setup.set, *total));
  }
  return totals.join(QStringLiteral(" · "));
}

bool QuickEntry::isEndingAlone(const Line& line) {
  return desk::isEndingLike(fromQt(line.blue.trimmed())) && line.red.trimmed().isEmpty();
}

bool QuickEntry::isWords(const QString& text) {
  return std::ranges::any_of(text, [](QChar letter) { return letter.isLetter(); });
}

bool QuickEntry::asksForName(const Line& line) const {
  const contest::Game* game = gameOf(line);
  return game != nullptr && desk::asksForConfirmation(*event(), *game);
}

QString QuickEntry::faultOf(const Line& line, LinePart part) const {
  if (event() == nullptr) return {};
  if (part == LinePart::Board) {
    if (gameOf(line) != nullptr) return {};
    return line.board.trimmed().isEmpty() ? m_translator(Phrase::EveryResultIn) : noBoardText();
  }
  // Reports only errors up to the field that the user leaves. The user has not typed the fields after it yet.
  const auto typed = parsed(line);
  if (!typed && typed.error().part <= part)
    return toQt(words::lineText(typed.error(), m_translator.language()));
  const auto blue = desk::parseTotal(fromQt(line.blue), LinePart::Blue, event()->setup.set);
  if (part < LinePart::Blue || !blue) return {};
  const auto impossible = impossibleTotal({rules::Ending::Time, *blue, std::nullopt});
  return impossible ? impossible->text : QString();
}

std::optional<QuickEntry::Answer> QuickEntry::impossibleTotal(const contest::ResultInput& input) const {
  const auto checked = desk::checkTotals(event()->setup, input.blueGrand, input.redGrand);
  if (checked) return std::nullopt;
  return Answer{Outcome::Refused, m_session.refusals().sentence(checked.error()), partOf(checked.error())};
}

LinePart QuickEntry::partOf(const desk::DeskError& error) {
  using desk::Refusal;
  switch (error.refusal) {
    case Refusal::TotalImpossible:
      return error.as<desk::BadTotal>()->side == board::Side::Blue ? LinePart::Blue : LinePart::Red;
    case Refusal::TotalsRequired:
    case Refusal::TotalsIncomplete:
      return LinePart::Blue;
    case Refusal::ResultUnchanged:
      return LinePart::Red;
    case Refusal::EndingNotAllowed:
    case Refusal::ByRequired:
    case Refusal::ReasonRequired:
      return LinePart::Ending;
    default:
      return LinePart::Board;
  }
}

QuickEntry::Answer QuickEntry::enter(const Line& line, Sight sight) {
  if (event() == nullptr) return {};
  const auto typed = parsed(line);
  if (!typed) {
    return {Outcome::Refused, toQt(words::lineText(typed.error(), m_translator.language())),
            typed.error().part};
  }
  const contest::Game* game = gameOf(line);
  if (game == nullptr) return {Outcome::Refused, faultOf(line, LinePart::Board), LinePart::Board};
  if (auto impossible = impossibleTotal(typed->input)) return *std::move(impossible);
  const auto doubt = desk::doubtIn(*event(), typed->input);
  const Line figures{line.board, line.blue, line.red, {}, {}};
  const bool isSeen = sight == Sight::Seen;
  if (doubt && !(isSeen && m_doubted == figures)) {
    m_doubted = figures;
    const rules::ChipSet& set = event()->setup.set;
    return {Outcome::Doubted,
            filledIn(m_translator(Phrase::FigureDoubtful), totalText(set, doubt->total),
                     totalText(set, doubt->usual)),
            typed->input.redGrand == doubt->total ? LinePart::Red : LinePart::Blue};
  }
  const bool publishes = !game->result && event()->isHeld(m_round);
  if (publishes && !(isSeen && m_publishing == figures)) {
    m_publishing = figures;
    return {Outcome::Doubted, publishingText(), LinePart::Red};
  }
  if (!isSeen) {
    const rules::Ending ending = typed->input.ending;
    const bool isAbsent = ending == rules::Ending::NoShowBlue || ending == rules::Ending::NoShowRed;
    if (isEndingAlone(line) && isAbsent) {
      const Phrase side = ending == rules::Ending::NoShowBlue ? Phrase::Blue : Phrase::Red;
      return {Outcome::Doubted, m_translator(Phrase::AbsentNotEntered).arg(m_translator.plain(side)),
              LinePart::Blue};
    }
    return {Outcome::Doubted, m_translator(Phrase::TypedAfterError),
            isEndingAlone(line) ? LinePart::Blue : LinePart::Red};
  }
  // In a shared contest, the login is the name.
  const bool isNamed = (m_session.hall().person() || isWords(line.by)) && isWords(line.reason);
  if (desk::asksForConfirmation(*event(), *game) && !isNamed) {
    return {Outcome::NameWanted, m_translator(Phrase::CorrectionHint), LinePart::Ending};
  }
  return stored(line, *typed);
}

desk::Question QuickEntry::publishing() const {
  return {.level = desk::ConfirmationLevel::Acknowledge,
          .code = desk::ConfirmationReason::RoundPublished,
          .round = m_round};
}

QString QuickEntry::publishingText() const {
  return m_session.confirmations().textOf(m_event, publishing()) + QStringLiteral(" ") +
         m_translator(Phrase::EnterOnceMore);
}

QuickEntry::Answer QuickEntry::stored(const Line& line, const desk::ResultLine& result) {
  // Keeps the event's status from before the result is saved, so that the message can tell how the ranks
  // changed. Reading the status is usually fast, because the session caches it.
  const std::shared_ptr<const desk::EventStatus> before = m_session.status(m_event);
  const desk::Place place{m_round, result.board};
  const auto set = [&](const desk::Author& author) {
    return desk::RoundDesk(m_session.desk()).setResult(m_event, place, result.input, author);
  };
  desk::Author author = m_session.author(line.by, line.reason, line.askedBy);
  // The program asked if the round shall be published. The user answered yes by entering the same line again.
  if (m_publishing) author.answers.push_back(answerTo(publishing(), publishingText()));
  const OutdatedNote note(m_session, m_translator, m_event, gameOf(line));
  auto done = m_session.withConfirmation(m_event, author, set);
  if (!done) {
    const auto said = m_session.hall().unsent().kept(done.error(), m_event, place, result.input,
                                                     m_session.author(line.by, line.reason, line.askedBy));
    if (said) {
      m_entered = result.board;
      m_doubted.reset();
      return {Outcome::Kept, *said, LinePart::Board};
    }
    const desk::DeskError& error = said.error();
    if (error.refusal == desk::Refusal::StoreFailed)
      return {Outcome::Unstored, m_session.refusals().sentence(error), LinePart::Red};
    const bool isNameWanted =
        error.refusal == desk::Refusal::ByRequired || error.refusal == desk::Refusal::ReasonRequired;
    return {isNameWanted ? Outcome::NameWanted : Outcome::Refused, m_session.refusals().sentence(error),
            partOf(error)};
  }
  m_entered = result.board;
  m_result.reset();
  m_last = Line{QString::number(contest::numberOf(result.board)), line.blue, line.red, {}, {}};
  m_doubted.reset();
  m_publishing.reset();
  const desk::PairedAgain again = done->again;
  if (!m_session.changed(std::move(done))) return {};
  if (const contest::Game* game = contest::gameAt(*event(), m_round, result.board)) m_result = game->result;
  const QString text = storedText(before == nullptr ? nullptr : before->table.get(), result.board);
  return {Outcome::Stored, note.behind(withPairedAgain(text, again, m_translator.language())),
          LinePart::Board};
}

QString QuickEntry::storedText(const contest::Standings* before, BoardNumber board) const {
  const contest::Event* now = event();
  const contest::Game* game = now == nullptr ? nullptr : contest::gameAt(*now, m_round, board);
  if (game == nullptr || !game->result) return {};
  const auto name = [&](contest::EntryId entry) { return entryName(m_session.contest(), *now, entry); };
  QString text = m_translator(Phrase::LineStored)
                     .arg(contest::numberOf(board))
                     .arg(name(game->blue), name(game->red),
                          wholeResult(now->setup, *game->result, m_translator.language()));
  const auto status = m_session.status(m_event);
  if (before == nullptr || status == nullptr || status->table == nullptr) return text;
  for (const contest::EntryId entry : {game->blue, game->red}) {
    const contest::RankedEntry* was = contest::rankOf(*before, entry);
    const contest::RankedEntry* is = contest::rankOf(*status->table, entry);
    if (was == nullptr || is == nullptr || (was->rank == is->rank && was->points == is->points)) continue;
    const QString points = toQt(compose::pointsText(is->points));
    const QString rank = QString::number(is->rank);
    text += QStringLiteral(" · ");
    text += was->rank == is->rank ? m_translator(Phrase::PointsNow).arg(name(entry), points, rank)
                                  : m_translator(Phrase::PointsAndRankNow)
                                        .arg(name(entry), points, rank, QString::number(was->rank));
  }
  return text;
}

}  // namespace damath::window
