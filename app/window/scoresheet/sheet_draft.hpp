// SPDX-License-Identifier: GPL-3.0-or-later
// Saves text that was typed into a scoresheet and not stored yet, in a file of the user's own state folder
// and never in the contest. After a crash or a power failure, the sheet opens with this draft.
// (docs/storage.md)
#pragma once

#include <QDateTime>
#include <QLockFile>
#include <QString>
#include <memory>
#include <optional>
#include <set>

#include "core/contest/model/ids.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::window {

struct SheetDraft {
  sheet::Sheet sheet;
  int version = 0;  // number of the version that the typing began with; 0: none was stored
  QDateTime at;     // time of the last change
};

// Returns $XDG_STATE_HOME/damath-console/drafts, or the same path under ~/.local/state. The folder may not
// exist.
[[nodiscard]] QString draftFolder();

// The owner of a draft. `contest` is the digest of the contest's first change, `file` the name of its file.
// `game` is the number of a game or a rematch, which is never reused. The draft is of its scoresheet or of
// its second entry. The number of a due rematch is made from its players.
struct DraftOf {
  enum class Of { Game, Rematch, DueRematch, SecondEntry, SecondEntryOfRematch };
  QString contest;
  QString file;
  contest::GameId game{};
  Of of = Of::Game;
};

// Returns the games with a draft that this program shows: its own drafts, or drafts that an earlier run left.
// Drafts that another running program holds, and unreadable drafts, do not count.
[[nodiscard]] std::set<contest::GameId> gamesWithDraft(const QString& contest, const QString& file);

// A draft file on disk for one sheet. While this object exists, other running programs neither take over nor
// overwrite this draft. Each open sheet has its own file.
class DraftFile {
 public:
  explicit DraftFile(const DraftOf& owner);
  // True if there is a draft of this program, or a draft that an earlier run left.
  [[nodiscard]] static bool isAny(const DraftOf& owner);

  // The draft that an earlier run left; nullopt if there is none or its file is broken.
  [[nodiscard]] const std::optional<SheetDraft>& found() const { return m_found; }
  // Writes the draft completely, or leaves the old file unchanged. Returns after the draft is on disk.
  // Returns the system's error text; nullopt on success.
  [[nodiscard]] std::optional<QString> write(const SheetDraft& draft);
  void remove();

 private:
  [[nodiscard]] static QString nameOf(const DraftOf& owner);
  [[nodiscard]] QString path(int place) const;
  bool take(int place);

  QString m_folder;
  QString m_name;
  std::optional<SheetDraft> m_found;
  std::unique_ptr<QLockFile> m_lock;  // lock of m_place
  int m_place = 0;                    // 0 while there is no file
};

}  // namespace damath::window
