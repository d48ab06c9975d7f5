// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/act_words.hpp"

#include <utility>

#include "app/words/catalogue/pattern.hpp"
#include "core/every.hpp"
#include "db/journal_action.hpp"

namespace damath::words {

namespace {

using db::JournalAction;

constexpr std::pair<JournalAction, Pattern> kActs[] = {
    {JournalAction::CreateContest, {"the contest was made", "ginawa ang paligsahan"}},
    {JournalAction::Migrate,
     {"the file was brought to a new version", "iniakma ang file sa bagong bersiyon"}},
    {JournalAction::LeaveOfficial,
     {"the contest became one for practice", "naging pagsasanay ang paligsahan"}},
    {JournalAction::AddEvent, {"an event was added", "idinagdag ang event"}},
    {JournalAction::SetEvent, {"an event was changed", "binago ang event"}},
    {JournalAction::ImportPlayers, {"players were entered", "ipinasok ang mga manlalaro"}},
    {JournalAction::AddPlayer, {"a player was entered", "ipinasok ang isang manlalaro"}},
    {JournalAction::SetPlayer, {"a player was changed", "binago ang isang manlalaro"}},
    {JournalAction::RemovePlayer, {"a player was removed", "inalis ang isang manlalaro"}},
    {JournalAction::RenameContest, {"the contest was renamed", "pinalitan ang pangalan ng paligsahan"}},
    {JournalAction::RenameEvent, {"an event was renamed", "pinalitan ang pangalan ng event"}},
    {JournalAction::TakeOverRound, {"a round was taken over from a report", "kinuha ang round mula sa ulat"}},
    {JournalAction::TakeOverReport, {"a tournament report was taken over", "kinuha ang ulat ng torneo"}},
    {JournalAction::Withdraw, {"a player withdrew", "umatras ang isang manlalaro"}},
    {JournalAction::Rejoin, {"a player came back", "bumalik ang isang manlalaro"}},
    {JournalAction::SetAbsence, {"an absence was noted", "itinala ang pagliban"}},
    {JournalAction::Renumber,
     {"start numbers were given anew", "binigyan ng bagong numero ang mga manlalaro"}},
    {JournalAction::PairRound, {"a round was paired", "ipinares ang round"}},
    {JournalAction::PairByHand, {"a round was paired by hand", "ipinares nang mano-mano ang round"}},
    {JournalAction::PublishRound, {"a round was published", "inilathala ang round"}},
    {JournalAction::UnpairRound, {"a round was taken back", "binawi ang round"}},
    {JournalAction::SetResult, {"a result was entered", "ipinasok ang resulta"}},
    {JournalAction::CorrectResult, {"a result was corrected", "itinama ang resulta"}},
    {JournalAction::ReopenResult, {"a result was taken away", "binawi ang resulta"}},
    {JournalAction::ReopenSheet,
     {"a scoresheet's acceptance was taken back", "binawi ang pagtanggap sa scoresheet"}},
    {JournalAction::RemoveRematch, {"a rematch was taken away", "binawi ang rematch"}},
    {JournalAction::AddRematch, {"a rematch was entered", "ipinasok ang rematch"}},
    {JournalAction::CorrectRematch, {"a rematch was corrected", "itinama ang rematch"}},
    {JournalAction::DrawLot, {"a lot was drawn", "nagpalabunutan"}},
    {JournalAction::StoreSheet, {"a scoresheet was stored", "itinago ang scoresheet"}},
    {JournalAction::AcceptSheet, {"a scoresheet was accepted", "tinanggap ang scoresheet"}},
    {JournalAction::ReviewSheet, {"a scoresheet was reviewed", "sinuri ang scoresheet"}},
    {JournalAction::Rule, {"a finding was ruled on", "pinasyahan ang isang puna"}},
    {JournalAction::SignOff, {"a scoresheet was signed off", "nilagdaan ang scoresheet"}},
    {JournalAction::AddViolation, {"a violation was logged", "itinala ang paglabag"}},
    {JournalAction::LendEvent, {"an event went to another computer", "dinala ang event sa ibang computer"}},
    {JournalAction::BorrowEvent,
     {"an event came from another computer", "dumating ang event mula sa ibang computer"}},
    {JournalAction::TakeEventBack, {"an event was reclaimed", "binawi ang event"}},
    {JournalAction::MergeEvent, {"an event came back", "nakabalik ang event"}},
    {JournalAction::Restore, {"a backup was brought back", "ibinalik ang backup"}},
    {JournalAction::Undo, {"a change was taken back", "binawi ang pagbabago"}},
    {JournalAction::Redo, {"a change was made again", "inulit ang pagbabago"}},
};
static_assert(coversEvery(kActs));

}  // namespace

std::string actText(std::string_view action, Language language) {
  const std::optional<JournalAction> known = db::parseJournalAction(action);
  if (!known) return std::string(action);
  for (const auto& [each, words] : kActs) {
    if (each == *known) return std::string(words.in(language));
  }
  return std::string(action);
}

}  // namespace damath::words
