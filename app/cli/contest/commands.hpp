// SPDX-License-Identifier: GPL-3.0-or-later
// Each function adds one subcommand of `damath contest`. Related subcommands share a file.
#pragma once

#include "app/cli/shell/command_line.hpp"

namespace damath::cli {

void addGuideCommand(CommandLine& parent);  // `damath guide`, which needs no contest

void addContestCreate(CommandLine& parent);
void addContestEvent(CommandLine& parent);
void addContestLadder(CommandLine& parent);
void addContestClashes(CommandLine& parent);
void addContestImport(CommandLine& parent);
void addContestStatus(CommandLine& parent);
void addContestPair(CommandLine& parent);
void addContestPairings(CommandLine& parent);
void addContestResult(CommandLine& parent);
void addContestSheet(CommandLine& parent);
void addContestRematch(CommandLine& parent);
void addContestStandings(CommandLine& parent);
void addContestSchools(CommandLine& parent);
void addContestPrint(CommandLine& parent);
void addContestVerify(CommandLine& parent);
void addContestJournal(CommandLine& parent);
void addContestPapers(CommandLine& parent);
void addContestBackup(CommandLine& parent);
void addContestPlayer(CommandLine& parent);
void addContestRename(CommandLine& parent);
void addContestForget(CommandLine& parent);
void addContestPublish(CommandLine& parent);
void addContestUnpair(CommandLine& parent);
void addContestWithdraw(CommandLine& parent);
void addContestCheckIn(CommandLine& parent);
void addContestAbsent(CommandLine& parent);
void addContestLate(CommandLine& parent);
void addContestRenumber(CommandLine& parent);
void addContestLive(CommandLine& parent);
void addContestReview(CommandLine& parent);
void addContestRule(CommandLine& parent);
void addContestViolation(CommandLine& parent);
void addContestUndo(CommandLine& parent);
void addContestRestore(CommandLine& parent);
void addContestRescue(CommandLine& parent);
void addContestBackups(CommandLine& parent);
void addContestExport(CommandLine& parent);
void addContestSite(CommandLine& parent);
void addContestSplit(CommandLine& parent);
void addContestMerge(CommandLine& parent);
void addContestReclaim(CommandLine& parent);
void addContestBranches(CommandLine& parent);
void addContestNotice(CommandLine& parent);
void addContestRedo(CommandLine& parent);
void addContestLot(CommandLine& parent);
void addContestChange(CommandLine& parent);
void addContestPractice(CommandLine& parent);
void addContestAnalyze(CommandLine& parent);
void addContestLessons(CommandLine& parent);

}  // namespace damath::cli
