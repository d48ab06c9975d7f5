// SPDX-License-Identifier: GPL-3.0-or-later
// Crossed-out text of a scoresheet. It is stored between two pairs of tildes, "~~6 (4,3)~~" or "~~99~~ 5",
// and shown struck through without the tildes.
#pragma once

#include <QString>
#include <vector>

namespace damath::window {

struct StruckText {
  struct Part {
    int start = 0;  // position in `shown`
    int length = 0;
    friend bool operator==(const Part&, const Part&) = default;
  };
  QString shown;             // the text without the tildes
  std::vector<Part> struck;  // in order of position

  [[nodiscard]] bool isWhole() const {
    return struck.size() == 1 && struck.front() == Part{0, static_cast<int>(shown.size())};
  }
};

// Tildes without a closing pair, or with no text between them, stay as written.
[[nodiscard]] StruckText struckText(const QString& written);
// crossedOut puts the whole text between tildes; uncrossed removes all tildes.
[[nodiscard]] QString crossedOut(const QString& written);
[[nodiscard]] QString uncrossed(const QString& written);

}  // namespace damath::window
