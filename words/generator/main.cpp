// SPDX-License-Identifier: GPL-3.0-or-later
// damath_catalogue FOLDER TEMPLATE.pot LANGUAGE.po…: turns the texts (catalogues) of all languages into C++
// tables and writes them into the folder. Does not write files that stay the same. Reports an error in a
// catalogue with file and line, and ends with exit status 1.
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
