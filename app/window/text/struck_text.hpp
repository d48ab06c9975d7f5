// SPDX-License-Identifier: GPL-3.0-or-later
// Crossed-out text of a scoresheet. It is saved between two pairs of tildes, as in "~~6 (4,3)~~" or "~~99~~
// 5", and shown without the tildes but struck through.
#pragma once

#include <QString>
#include <vector>

namespace damath::window {

struct StruckText {
  struct Part {
    int start = 0;  // position of the part in `shown`
    int length = 0;
    friend bool operator==(const Part&, const Part&) = default;
  };
  QString shown;             // the text without the tildes
  std::vector<Part> struck;  // the crossed-out parts, ordered by position

  [[nodiscard]] bool isWhole() const {
    return struck.size() == 1 && struck.front() == Part{0, static_cast<int>(shown.size())};
  }
};

inline const QString kTildes = QStringLiteral("~~");

// Splits a written text into crossed-out and other parts. Tildes that are not closed, or have no text between
// them, stay as written.
[[nodiscard]] inline StruckText struckText(const QString& written) {
  StruckText text;
  qsizetype at = 0;
  while (at < written.size()) {
    const qsizetype open = written.indexOf(kTildes, at);
    const qsizetype inner = open + kTildes.size();
    const qsizetype close = open < 0 ? -1 : written.indexOf(kTildes, inner);
    if (close <= inner) break;
    text.shown += written.mid(at, open - at);
    text.struck.push_back({static_cast<int>(text.shown.size()), static_cast<int>(close - inner)});
    text.shown += written.mid(inner, close - inner);
    at = close + kTildes.size();
  }
  text.shown += written.mid(at);
  return text;
}

// crossedOut returns the text between two pairs of tildes. uncrossed returns the text without any pairs of
// tildes.
[[nodiscard]] inline QString crossedOut(const QString& written) {
  return kTildes + struckText(written).shown + kTildes;
}

[[nodiscard]] inline QString uncrossed(const QString& written) {
  return struckText(written).shown;
}

}  // namespace damath::window
