// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the fuzz targets on their corpus, which has all inputs that ever broke a target, and on random changes
// of its files.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>
#include <vector>

#include "tests/fuzz/target.hpp"

namespace damath::fuzz {
namespace {

constexpr int kChangesOfAFile = 15;

std::vector<std::filesystem::path> filesOf(const Target& target) {
  std::vector<std::filesystem::path> files;
  const std::filesystem::path folder = std::filesystem::path(DAMATH_TEST_DATA "/fuzz") / target.name;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) files.push_back(entry.path());
  std::ranges::sort(files);
  return files;
}

std::string contentOf(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream content;
  content << file.rdbuf();
  return content.str();
}

// Makes one to four random changes: changes a byte, removes a piece, repeats a piece, or inserts a piece of
// the other text.
std::string changed(std::string text, std::string_view other, std::mt19937& lots) {
  const auto below = [&lots](std::size_t count) { return std::size_t{lots()} % count; };
  constexpr std::string_view kBytes = "|\"#[],;:/\\ \t\r\n-0(x\xef\xbb\xbf\xe2\x88\x92\xff";
  for (std::size_t times = 1 + below(4); times > 0; --times) {
    const std::size_t at = below(text.size() + 1);
    const std::size_t length = std::min(text.size() - at, below(12));
    switch (below(4)) {
      case 0:
        if (at < text.size()) text[at] = kBytes[below(kBytes.size())];
        break;
      case 1:
        text.erase(at, length);
        break;
      case 2:
        text.insert(at, text.substr(at, length));
        break;
      default:
        text.insert(at, other.substr(below(other.size() + 1), below(24)));
        break;
    }
  }
  return text;
}

class Corpus : public testing::TestWithParam<Target> {};

TEST_P(Corpus, HoldsEveryProperty) {
  const auto files = filesOf(GetParam());
  EXPECT_GE(files.size(), 3U) << "a target without a corpus";
  for (const auto& file : files) EXPECT_EQ(GetParam().run(contentOf(file)), "") << file;
}

TEST_P(Corpus, HoldsEveryPropertyWhenChanged) {
  std::vector<std::string> texts;
  for (const auto& file : filesOf(GetParam())) texts.push_back(contentOf(file));
  std::mt19937 lots(1);
  for (const std::string& text : texts) {
    for (int i = 0; i < kChangesOfAFile; ++i) {
      const std::string other = changed(text, texts[lots() % texts.size()], lots);
      if (other.size() <= GetParam().mostBytes) {
        EXPECT_EQ(GetParam().run(other), "") << other;
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Readers, Corpus, testing::ValuesIn(targets().begin(), targets().end()),
                         [](const auto& row) { return std::string(row.param.name); });

}  // namespace
}  // namespace damath::fuzz
