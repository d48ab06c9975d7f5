// SPDX-License-Identifier: GPL-3.0-or-later
// Settings of this computer: type size, printer, backup folder, sounds, and an unsaved change of a ruleset or
// chip set. No result depends on them.
#pragma once

#include <QString>
#include <utility>

namespace damath::window {

class Workplace {
 public:
  // In percent, from kLeastType to kMostType.
  static constexpr int kLeastType = 90;
  static constexpr int kMostType = 200;
  [[nodiscard]] static int typeSize();
  static void setTypeSize(int percent);
  // The name of the printer; empty for the system's default.
  [[nodiscard]] static QString printer();
  static void setPrinter(const QString& name);
  // The proposed folder for manual backups; empty if none was chosen or if the folder is missing.
  [[nodiscard]] static QString copyFolder();
  static void setBackupFolder(const QString& path);
  // True if the computer sounds at the end of the round's clock; false by default.
  [[nodiscard]] static bool clockSounds();
  static void setClockSounds(bool sounds);
  // The volume of the clocks, in percent; 0 is silent.
  static constexpr int kLoudest = 100;
  [[nodiscard]] static int bellVolume();
  static void setBellVolume(int percent);
  // An unsaved ruleset or chip set: its new name and its fields; empty if there is none.
  using LawDraft = std::pair<QString, QString>;
  [[nodiscard]] static LawDraft lawDraft(const QString& law);
  static void setLawDraft(const QString& law, const LawDraft& draft);
};

}  // namespace damath::window
