// The commands within `damath contest`, each in a file of its own.
#pragma once

#include "app/cli/command_line.hpp"

namespace damath::cli {

void addContestCreate(CommandLine& parent);
void addContestEvent(CommandLine& parent);
void addContestImport(CommandLine& parent);
void addContestStatus(CommandLine& parent);
void addContestPair(CommandLine& parent);
void addContestPairings(CommandLine& parent);
void addContestResult(CommandLine& parent);
void addContestSheet(CommandLine& parent);
void addContestRematch(CommandLine& parent);
void addContestStandings(CommandLine& parent);
void addContestPrint(CommandLine& parent);
void addContestVerify(CommandLine& parent);
void addContestJournal(CommandLine& parent);
void addContestBackup(CommandLine& parent);

}  // namespace damath::cli
