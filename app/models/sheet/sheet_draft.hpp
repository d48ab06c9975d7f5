// SPDX-License-Identifier: GPL-3.0-or-later
// What was typed into a scoresheet and not stored yet, kept in a file of the user's own state folder, never
// in the contest: after a crash or a power cut the sheet opens with it. (docs/storage.md)
#pragma once

#include <QDateTime>
#include <QLockFile>
#include <QString>
#include <memory>
#include <optional>
#include <set>

#include "core/contest/ids.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::models {

struct SheetDraft {
  sheet::Sheet sheet;
  int version = 0;  // of the stored sheet that the typing began with; 0 where none was stored
  QDateTime at;     // of the last letter
};

// $XDG_STATE_HOME/damath-console/drafts, or where the system keeps such files. It need not exist.
[[nodiscard]] QString draftFolder();

// Whose draft: of a contest, by the digest of its first change and the name of its file, and of one of its
// games or rematches, whose number is never given twice: of its sheet, or of that typed a second time. The
// number of a rematch that is due is made of its players.
struct DraftOf {
  enum class Of { Game, Rematch, DueRematch, SecondKeying, SecondKeyingOfRematch };
  QString contest;
  QString file;
  contest::GameId game{};
  Of of = Of::Game;
};

// The games of a contest with a draft that this console shows: its own, or one that was left behind. One that
// another console holds is that one's; one that cannot be read is none.
[[nodiscard]] std::set<contest::GameId> gamesWithDraft(const QString& contest, const QString& file);

// One sheet's place among the drafts. While it lives no other console takes the draft for left behind, nor
// writes over it: each that is open has a file of its own.
class DraftFile {
 public:
  explicit DraftFile(const DraftOf& owner);
  // Whether there is one of this console, or one that was left behind.
  [[nodiscard]] static bool isAny(const DraftOf& owner);

  // What another run left behind when it ended. A file that is broken is none.
  [[nodiscard]] const std::optional<SheetDraft>& found() const { return m_found; }
  // Returns once it is on the disk, whole or as it was before. What the system says where it cannot be.
  [[nodiscard]] std::optional<QString> write(const SheetDraft& draft);
  void remove();

 private:
  [[nodiscard]] static QString nameOf(const DraftOf& owner);
  [[nodiscard]] QString path(int place) const;
  bool take(int place);

  QString m_folder;
  QString m_name;
  std::optional<SheetDraft> m_found;
  std::unique_ptr<QLockFile> m_lock;  // of the place below
  int m_place = 0;                    // 0 while none is taken
};

}  // namespace damath::models
