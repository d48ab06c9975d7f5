// SPDX-License-Identifier: GPL-3.0-or-later
// The settings of this computer: type size, printer, paper size, backup folder, sounds, access to new files,
// and an unsaved change of a ruleset or chip set. No result of a contest depends on them.
#pragma once

#include <QString>
#include <utility>

#include "core/fact_table.hpp"
#include "reports/render/draw/paper.hpp"
#include "words/phrase.hpp"

namespace damath::window {

// The names of the paper sizes, in the order of the menus.
inline constexpr std::pair<render::Paper, words::Phrase> kPaperNames[] = {
    {render::Paper::A4, words::Phrase::PaperA4},
    {render::Paper::Letter, words::Phrase::PaperLetter},
    {render::Paper::LongBond, words::Phrase::PaperLongBond}};
static_assert(coversEvery(kPaperNames));

class Workplace {
 public:
  // typeSize() is the type size of the program, in percent of the desktop's type size. kLeastType and
  // kMostType are its limits.
  static constexpr int kLeastType = 90;
  static constexpr int kMostType = 200;
  [[nodiscard]] static int typeSize();
  static void setTypeSize(int percent);
  // The name of the chosen printer; empty for the system's default printer.
  [[nodiscard]] static QString printer();
  static void setPrinter(const QString& name);
  // The paper size that the user chose; A4 by default.
  [[nodiscard]] static render::Paper paper();
  static void setPaper(render::Paper paper);
  // The proposed folder for manual backups, and for files of rulesets and games. Empty if none was chosen or
  // if the folder is missing.
  [[nodiscard]] static QString copyFolder();
  static void setBackupFolder(const QString& path);
  // True if the computer plays a sound when the time of the round's clock is over; false by default.
  [[nodiscard]] static bool clockSounds();
  static void setClockSounds(bool sounds);
  // bellVolume() is the volume of the clocks' sounds, in percent, from 0 (silent) to kLoudest.
  static constexpr int kLoudest = 100;
  [[nodiscard]] static int bellVolume();
  static void setBellVolume(int percent);
  // True if other users of the computer can read the files that the program makes; false by default.
  [[nodiscard]] static bool sharesFiles();
  static void setSharesFiles(bool shares);
  // Makes the files that the program writes from now on readable for all users of the computer, or only for
  // this user, as sharesFiles() says.
  static void applyFileRights();
  // An unsaved change of a ruleset or chip set: its new name and the content of its fields. Both are empty if
  // there is no unsaved change.
  using LawDraft = std::pair<QString, QString>;
  [[nodiscard]] static LawDraft lawDraft(const QString& law);
  static void setLawDraft(const QString& law, const LawDraft& draft);
};

}  // namespace damath::window
