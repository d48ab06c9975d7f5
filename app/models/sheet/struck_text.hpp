// SPDX-License-Identifier: GPL-3.0-or-later
// What is crossed out on the paper: kept between two pairs of tildes, "~~6 (4,3)~~" or "~~99~~ 5", and shown
// struck through without them.
#pragma once

#include <QString>
#include <vector>

namespace damath::models {

struct StruckText {
  struct Part {
    int start = 0;  // in `shown`
    int length = 0;
    friend bool operator==(const Part&, const Part&) = default;
  };
  QString shown;             // without the tildes
  std::vector<Part> struck;  // in order

  [[nodiscard]] bool isWhole() const {
    return struck.size() == 1 && struck.front() == Part{0, static_cast<int>(shown.size())};
  }
};

// A pair of tildes that is not closed, or closed with nothing between, stays as it is written.
[[nodiscard]] StruckText struckText(const QString& written);
// All of the text between tildes, or none of it.
[[nodiscard]] QString crossedOut(const QString& written);
[[nodiscard]] QString uncrossed(const QString& written);

}  // namespace damath::models
