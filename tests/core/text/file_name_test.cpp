// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that every made file name is one that Windows, macOS and Linux accept, and that two texts never get
// the same first part. A second, plain check of names is the judge.
#include "core/text/file_name.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <random>
#include <set>

#include "core/text/letter.hpp"

namespace damath {
namespace {

using Chance = std::mt19937;

constexpr std::size_t kMostBytesOfLinux = 255;

// Pieces of event names: plain words, every forbidden character, blanks, dots, devices, invisible and wide
// characters, separate marks, and bytes that are not UTF-8.
const std::vector<std::string> kPieces = {"Grade 7",
                                          "Integer",
                                          "ñ",
                                          "n\u0303",
                                          "É",
                                          "<",
                                          ">",
                                          ":",
                                          "\"",
                                          "/",
                                          "\\",
                                          "|",
                                          "?",
                                          "*",
                                          ".",
                                          "..",
                                          " ",
                                          "  ",
                                          "-",
                                          "CON",
                                          "nul",
                                          "COM1",
                                          "Lpt9",
                                          "aux",
                                          "PRN.",
                                          "com¹",
                                          "\t",
                                          "\n",
                                          "\x01",
                                          "\x7f",
                                          "\u200b",
                                          "\u202e",
                                          "\u00a0",
                                          "王小明",
                                          "김민준",
                                          "😀",
                                          "👨‍👩‍👧",
                                          "e\u0301\u0302\u0303",
                                          "\xff",
                                          "\xc3",
                                          "\xed\xa0\x80",
                                          "\u0378",
                                          "\ue000",
                                          "…",
                                          "(2)",
                                          "½",
                                          "−5",
                                          "_",
                                          "$",
                                          "%",
                                          "~",
                                          "a"};

std::string anyText(Chance& chance, std::size_t most) {
  std::string text;
  const std::size_t pieces = chance() % (most + 1);
  for (std::size_t i = 0; i < pieces; ++i) text += kPieces[chance() % kPieces.size()];
  return text;
}

std::string capitals(std::string text) {
  std::ranges::transform(text, text.begin(),
                         [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c; });
  return text;
}

// The plain judge. Returns why a system does not accept the name; empty if every system does.
std::string faultOf(const std::string& name) {
  if (name.empty()) return "empty";
  if (name.size() > kMostBytesOfLinux) return "too many bytes";
  if (name.front() == ' ' || name.front() == '.' || name.front() == '-') return "bad beginning";
  if (name.back() == ' ' || name.back() == '.') return "bad end";
  std::size_t units = 0;
  for (std::string_view rest = name; !rest.empty();) {
    const auto letter = firstLetter(rest);
    if (!letter) return "not UTF-8";
    if (letter->code < 0x20 || letter->code == 0x7f || isUnseen(letter->code)) return "invisible character";
    if (letter->code < 0x80 &&
        std::string("<>:\"/\\|?*").find(static_cast<char>(letter->code)) != std::string::npos) {
      return "forbidden character";
    }
    units += letter->code > 0xffff ? 2U : 1U;
    rest.remove_prefix(letter->bytes.size());
  }
  if (units > 120) return "too long";
  std::string stem = capitals(name.substr(0, name.find('.')));
  while (!stem.empty() && stem.back() == ' ') stem.pop_back();
  const std::set<std::string> devices = {"CON",    "PRN",     "AUX",  "NUL",  "COM0", "COM1", "COM2", "COM3",
                                         "COM4",   "COM5",    "COM6", "COM7", "COM8", "COM9", "LPT0", "LPT1",
                                         "LPT2",   "LPT3",    "LPT4", "LPT5", "LPT6", "LPT7", "LPT8", "LPT9",
                                         "CONIN$", "CONOUT$", "COM¹", "COM²", "COM³", "LPT¹", "LPT²", "LPT³"};
  return devices.contains(stem) ? "device" : "";
}

TEST(FileName, EveryTextGivesANameThatEverySystemAccepts) {
  Chance chance(20261130);
  for (int round = 0; round < 20'000; ++round) {
    std::vector<std::string> parts;
    const std::size_t count = chance() % 5;
    for (std::size_t i = 0; i < count; ++i)
      parts.push_back(anyText(chance, i == 0 && round % 10 == 0 ? 200 : 8));
    for (const char* suffix : {"", "pdf", "damath"}) {
      const std::string name = fileName(parts, suffix, "event");
      EXPECT_EQ(faultOf(name), "") << name;
      if (*suffix != '\0') {
        EXPECT_TRUE(name.ends_with(std::string(".") + suffix)) << name;
      }
    }
  }
}

TEST(FileName, PartsStandInTheirOrderAndTheLastRoundIsNotLost) {
  EXPECT_EQ(fileName({"Grade 7", "Standings", "round 3"}, "pdf", "event"),
            "Grade 7 - Standings - round 3.pdf");
  EXPECT_EQ(fileName({"", "Standings", ""}, "pdf", "event"), "event - Standings.pdf");
  EXPECT_EQ(fileName({"Muñoz / Peña: \"A\" <B>?", "x"}, "csv", "event"), "Muñoz - Peña- -A- -B-- - x.csv");
  EXPECT_EQ(fileName({"Mun\u0303oz"}, "", "event"), "Muñoz") << "ñ stays one letter";
  const std::string longName(300, 'G');
  const std::string name = fileName({longName, longName, "round 12 board 3"}, "pdf", "event");
  EXPECT_EQ(faultOf(name), "");
  EXPECT_TRUE(name.ends_with(" - round 12 board 3.pdf")) << name;
  EXPECT_TRUE(name.starts_with(std::string(kMostFirstUnits - 1, 'G') + "… - G")) << name;
}

TEST(FileName, NamesOfDevicesAreChanged) {
  for (const char* device : {"CON", "con", "NUL", "Aux", "COM1", "lpt9", "com³", "CONIN$"}) {
    EXPECT_EQ(fileName({device}, "pdf", "event"), "_" + std::string(device) + ".pdf");
    EXPECT_EQ(fileName({device}, "", "event"), "_" + std::string(device));
    EXPECT_EQ(fileName({std::string(device) + ".x", "Tally"}, "pdf", "event"),
              "_" + std::string(device) + ".x - Tally.pdf");
    EXPECT_EQ(fileName({device, "Tally"}, "pdf", "event"), "_" + std::string(device) + " - Tally.pdf");
    EXPECT_EQ(distinctFileParts({device, "_" + std::string(device)}, "event"),
              (std::vector<std::string>{"_" + std::string(device), "_" + std::string(device) + " (2)"}));
  }
  EXPECT_EQ(fileName({"CONTEST"}, "pdf", "event"), "CONTEST.pdf");
}

// Draws sets of texts in which many become equal without their odd characters, and compares all first parts
// as a system that ignores case does.
TEST(FileName, TwoTextsNeverGetTheSameFirstPart) {
  Chance chance(7);
  int equal = 0;  // texts whose parts would be equal without a number
  for (int round = 0; round < 2'000; ++round) {
    std::vector<std::string> texts;
    const std::size_t count = 2 + chance() % 8;
    const std::string base = round % 3 == 0 ? std::string(70, 'x') : "A B";
    for (std::size_t i = 0; i < count; ++i) {
      texts.push_back(round % 2 == 0 ? base + kPieces[chance() % 20] + "B" : anyText(chance, 4));
    }
    const std::vector<std::string> parts = distinctFileParts(texts, "event");
    ASSERT_EQ(parts.size(), texts.size());
    std::set<std::string> seen;
    std::set<std::string> plain;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      EXPECT_TRUE(seen.insert(withoutCase(parts[i])).second) << parts[i];
      equal += plain.insert(withoutCase(filePart(texts[i]))).second ? 0 : 1;
      EXPECT_EQ(filePart(parts[i]), parts[i]) << "a part of a name stays as it is";
      EXPECT_EQ(fileName({parts[i], "Tally"}, "pdf", "event"), parts[i] + " - Tally.pdf");
    }
  }
  EXPECT_GT(equal, 1'000) << "the test draws texts that collide";
  EXPECT_EQ(distinctFileParts({"A/B", "A:B", "a-b", "A-B (2)"}, "event"),
            (std::vector<std::string>{"A-B", "A-B (2)", "a-b (3)", "A-B (2) (2)"}));
  EXPECT_EQ(distinctFileParts({"?", ""}, "event"), (std::vector<std::string>{"event", "event (2)"}));
}

}  // namespace
}  // namespace damath
