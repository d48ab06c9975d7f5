// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of `damath`. Each has a file of its own.
#pragma once

#include <vector>

#include "app/cli/shell/command_line.hpp"

namespace damath::cli {

void addMovesCommand(CommandLine& parent);     // all legal turns
void addLayersCommand(CommandLine& parent);    // the options of pieces as layers (rulebook 11)
void addPerftCommand(CommandLine& parent);     // node counts
void addAuditCommand(CommandLine& parent);     // finds mistakes in scoresheets
void addReplayCommand(CommandLine& parent);    // every position and turn of a scoresheet
void addAnalyzeCommand(CommandLine& parent);   // what each turn of a game gave away
void addPlayCommand(CommandLine& parent);      // a game at the terminal
void addEngineCommand(CommandLine& parent);    // the engine for other programs, controlled line by line
void addPairCommand(CommandLine& parent);      // a Swiss round of a report: next, check, checklist
void addGenerateCommand(CommandLine& parent);  // Swiss events by lot, as tournament reports
void addStationCommand(CommandLine& parent);   // a contest on several computers

// The whole contest without a window. `more` are the subcommands of optional products.
void addContestCommand(CommandLine& parent, const std::vector<AddCommand>& more);

}  // namespace damath::cli
