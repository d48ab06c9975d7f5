// SPDX-License-Identifier: GPL-3.0-or-later
// damath_catalogue FOLDER TEMPLATE.pot LANGUAGE.po…: writes the C++ tables of the catalogues into the folder.
// Unchanged files are not written. An error in a catalogue is reported with its file and line, and the exit
// status is 1.
#include <exception>
#include <fstream>
#include <iostream>
#include <iterator>

#include "words/generator/tables.hpp"

namespace {

std::string contentOf(const std::string& name) {
  std::ifstream stream(name, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

}  // namespace

int main(int count, char** words) try {
  if (count < 3) throw std::runtime_error("usage: damath_catalogue FOLDER TEMPLATE.pot LANGUAGE.po…");
  const auto read = [words](int i) { return damath::generator::readPo(words[i], contentOf(words[i])); };
  std::vector<damath::generator::PoFile> translations;
  for (int i = 3; i < count; ++i) translations.push_back(read(i));
  for (const auto& [name, content] : damath::generator::tables(read(2), translations)) {
    const std::string path = std::string(words[1]) + "/" + name;
    if (contentOf(path) != content) std::ofstream(path, std::ios::binary) << content;
  }
  return 0;
} catch (const std::exception& fault) {
  std::cerr << fault.what() << "\n";
  return 1;
}
