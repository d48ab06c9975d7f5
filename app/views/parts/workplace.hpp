// SPDX-License-Identifier: GPL-3.0-or-later
// What the console remembers of the place it works at: how large its type is, which printer is there, where
// copies go, and what somebody was about to change in a law. Nothing a result depends on.
#pragma once

#include <QString>
#include <utility>

namespace damath::views {

class Workplace {
 public:
  // In percent, kLeastType to kMostType.
  static constexpr int kLeastType = 90;
  static constexpr int kMostType = 200;
  [[nodiscard]] static int typeSize();
  static void setTypeSize(int percent);
  // By its name; empty for the system's own choice.
  [[nodiscard]] static QString printer();
  static void setPrinter(const QString& name);
  // Where a copy made by hand is offered to go; empty where none was chosen, or where it is away.
  [[nodiscard]] static QString copyFolder();
  static void setCopyFolder(const QString& path);
  // Whether the computer sounds at the end of the round's clock; not until somebody wants it.
  [[nodiscard]] static bool clockSounds();
  static void setClockSounds(bool sounds);
  // How loud the clocks sound, in percent; 0: not at all.
  static constexpr int kLoudest = 100;
  [[nodiscard]] static int bellVolume();
  static void setBellVolume(int percent);
  // A law that was changed and not saved: its new name and what is filled in; empty where there is none.
  using LawDraft = std::pair<QString, QString>;
  [[nodiscard]] static LawDraft lawDraft(const QString& law);
  static void setLawDraft(const QString& law, const LawDraft& draft);
};

}  // namespace damath::views
