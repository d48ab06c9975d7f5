// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps text that the user typed into a scoresheet and did not save yet. The draft is a file in the user's
// own state folder, never in the contest. After a crash or a power failure, the scoresheet opens with the
// draft (docs/storage.md).
#pragma once

#include <QDateTime>
#include <QLockFile>
#include <QString>
#include <memory>
#include <optional>
#include <set>

#include "app/desk/change/place.hpp"
#include "app/window/scoresheet/half_typed.hpp"
#include "core/contest/model/ids.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::window {

struct SheetDraft {
  sheet::Sheet sheet;
  int version = 0;  // number of the version that the user began to edit; 0 if none was saved
  QDateTime at;     // time of the last change
  // The cell that the user was typing when the draft was saved; `sheet` includes its text. nullopt if none.
  std::optional<HalfTyped> halfTyped{};
  QString by{};  // name of the person who types a second entry; may be empty
  friend bool operator==(const SheetDraft&, const SheetDraft&) = default;
};

// Returns the folder of the drafts: $XDG_STATE_HOME/damath-console/drafts, or the same path under
// ~/.local/state. The folder may not exist yet.
[[nodiscard]] QString draftFolder();

// The scoresheet or second entry that a draft belongs to. `contest` is the digest of the contest's first
// change, and `file` is the name of its file. `game` is the number of a game or a rematch, which is never
// used again. The number of a due rematch is made from its players.
struct DraftOf {
  enum class Of { Game, Rematch, DueRematch, SecondEntry, SecondEntryOfRematch };
  QString contest;
  QString file;
  contest::GameId game{};
  Of of = Of::Game;
};

// Returns a number for the draft of a due rematch. The order of the two players does not change the number.
[[nodiscard]] contest::GameId numberOfDue(const desk::RematchOf& of);

// Returns the games with a draft that this program can show: its own drafts and those that an earlier run
// left. Drafts that another running program holds do not count, nor do unreadable drafts.
[[nodiscard]] std::set<contest::GameId> gamesWithDraft(const QString& contest, const QString& file);

// The draft file of one open scoresheet. While this object exists, other running programs do not read or
// overwrite the draft. Each open scoresheet has its own file.
class DraftFile {
 public:
  explicit DraftFile(const DraftOf& owner);
  // True if `owner` has a draft file, even a damaged one, that no other running program holds.
  [[nodiscard]] static bool isAny(const DraftOf& owner);

  // The draft that was on disk when this object was made; nullopt after remove(). Also nullopt if there was
  // no draft, if the draft was damaged, or if a program held it.
  [[nodiscard]] const std::optional<SheetDraft>& found() const { return m_found; }
  // Writes the whole draft and returns when it is on disk. Returns the system's error text; nullopt if there
  // was no error. After an error, the old draft is unchanged, except in the case that DurableFile::commit
  // describes.
  [[nodiscard]] std::optional<QString> write(const SheetDraft& draft);
  void remove();

 private:
  [[nodiscard]] static QString nameOf(const DraftOf& owner);
  [[nodiscard]] QString path(int place) const;
  bool take(int place);

  QString m_folder;
  QString m_name;
  std::optional<SheetDraft> m_found;
  std::unique_ptr<QLockFile> m_lock;  // holds the lock on the draft file in use
  int m_place = 0;                    // number of the draft file in use; 0 if there is none
};

}  // namespace damath::window
