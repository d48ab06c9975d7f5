// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/contest/contest_command.hpp"

#include "app/cli/contest/commands.hpp"

namespace damath::cli {

void addContestCommand(CommandLine& parent) {
  CommandLine command(parent, "contest", words::CliPhrase::AboutContest);
  command.requireCommand();
  addContestCreate(command);
  addContestEvent(command);
  addContestLadder(command);
  addContestImport(command);
  addContestPlayer(command);
  addContestRename(command);
  addContestClashes(command);
  addContestStatus(command);
  addContestPair(command);
  addContestPairings(command);
  addContestResult(command);
  addContestSheet(command);
  addContestRematch(command);
  addContestStandings(command);
  addContestSchools(command);
  addContestPrint(command);
  addContestVerify(command);
  addContestJournal(command);
  addContestBackup(command);
  addContestPublish(command);
  addContestUnpair(command);
  addContestWithdraw(command);
  addContestAbsent(command);
  addContestCheckIn(command);
  addContestLate(command);
  addContestRenumber(command);
  addContestReview(command);
  addContestRule(command);
  addContestViolation(command);
  addContestUndo(command);
  addContestRestore(command);
  addContestCopies(command);
  addContestExport(command);
  addContestSplit(command);
  addContestMerge(command);
  addContestReclaim(command);
  addContestRedo(command);
  addContestLot(command);
  addContestChange(command);
  addContestPractice(command);
}

}  // namespace damath::cli
