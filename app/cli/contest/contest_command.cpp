// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shell/commands.hpp"

#include <array>

#include "app/cli/contest/commands.hpp"

namespace damath::cli {

namespace {

// The subcommands of `damath contest` in every build, in the order in which the help lists them.
constexpr std::array kCommands{
    addContestCreate,    addContestEvent,    addContestLadder,   addContestImport,  addContestPlayer,
    addContestRename,    addContestForget,   addContestClashes,  addContestStatus,  addContestPair,
    addContestPairings,  addContestResult,   addContestSheet,    addContestRematch, addContestStandings,
    addContestSchools,   addContestPrint,    addContestVerify,   addContestJournal, addContestBackup,
    addContestPublish,   addContestUnpair,   addContestWithdraw, addContestAbsent,  addContestCheckIn,
    addContestLate,      addContestRenumber, addContestLive,     addContestReview,  addContestRule,
    addContestViolation, addContestUndo,     addContestRestore,  addContestRescue,  addContestBackups,
    addContestExport,    addContestSite,     addContestSplit,    addContestMerge,   addContestReclaim,
    addContestBranches,  addContestNotice,   addContestRedo,     addContestLot,     addContestChange,
    addContestPractice,  addContestPapers};

}  // namespace

void addContestCommand(CommandLine& parent, const std::vector<AddCommand>& more) {
  CommandLine command(parent, "contest", words::Phrase::AboutContest);
  command.requireCommand();
  for (const AddCommand add : kCommands) add(command);
  for (const AddCommand add : more) add(command);
}

}  // namespace damath::cli
