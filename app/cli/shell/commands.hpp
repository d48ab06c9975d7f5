// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of `damath`. Each has a file of its own.
#pragma once

#include <vector>

#include "app/cli/shell/command_line.hpp"

namespace damath::cli {

void addMovesCommand(CommandLine& parent);    // lists all legal turns
void addLayersCommand(CommandLine& parent);   // shows the movement options of pieces as layers (rulebook 11)
void addPerftCommand(CommandLine& parent);    // counts positions, to test and measure the generation of turns
void addAuditCommand(CommandLine& parent);    // finds mistakes in scoresheets
void addReplayCommand(CommandLine& parent);   // shows all positions and turns of a scoresheet or PDN file
void addAnalyzeCommand(CommandLine& parent);  // tells how many points each turn of a game lost
void addPlayCommand(CommandLine& parent);     // plays a game at the terminal
void addEngineCommand(CommandLine& parent);   // runs the engine for other programs, line by line
void addPairCommand(CommandLine& parent);     // pairs or checks Swiss rounds of a tournament report
void addGenerateCommand(CommandLine& parent);  // makes random Swiss events as tournament reports
void addStationCommand(CommandLine& parent);   // shares a contest with several computers

// Adds `damath contest`, which runs a whole contest without a window. `more` are the subcommands of optional
// products.
void addContestCommand(CommandLine& parent, const std::vector<AddCommand>& more);

}  // namespace damath::cli
