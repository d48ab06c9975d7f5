// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the sheets of the sample contest and the list of planted mistakes into a folder that contains
// players.csv. Usage: write_sample data/sample
#include <filesystem>
#include <iostream>

#include "core/notation/sheet/sheet_text.hpp"
#include "tests/sample/sample_players.hpp"

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: write_sample FOLDER\n";
    return 2;
  }
  const std::filesystem::path folder = argv[1];
  const auto players = damath::test::readSamplePlayers((folder / "players.csv").string());
  const auto sheets = damath::test::sampleSheets(players);
  std::filesystem::create_directories(folder / "sheets");
  for (const auto& sheet : sheets) {
    std::ofstream(folder / "sheets" / sheet.fileName()) << damath::notation::toSheetText(sheet.sheet);
  }
  std::ofstream(folder / "mistakes.tsv") << damath::test::mistakeList(sheets);
}
