// SPDX-License-Identifier: GPL-3.0-or-later
// The open scoresheet: the current version in the contest file, the text typed since it was opened, and the
// draft of that text on disk. The SheetModel shows the scoresheet and lets the user edit it.
#pragma once

#include <QObject>
#include <QTimer>
#include <optional>

#include "app/desk/change/result_difference.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "app/desk/rounds/sheet_in_force.hpp"
#include "app/window/scoresheet/sheet_draft.hpp"
#include "app/window/scoresheet/sheet_identity.hpp"
#include "app/window/scoresheet/sheet_model.hpp"
#include "app/window/session/session.hpp"
#include "db/records/sheet_owner.hpp"

namespace damath::window {

class OpenSheet : public QObject {
  Q_OBJECT

 public:
  // Precondition: the arguments outlive this object.
  OpenSheet(Session& session, SheetModel& model, QObject* parent = nullptr);
  ~OpenSheet() override;

  // The state of a rematch. Due: it is not entered yet, and saving its scoresheet enters it. Played: it is
  // entered.
  enum class Rematch { Played, Due };
  // Shows the draft that an earlier run of the program left. Without a draft, shows the current version, or
  // else a blank scoresheet with the game's head. If the game no longer exists, shows an empty scoresheet.
  // Shows an error if the saved scoresheet cannot be read.
  void open(contest::EventId event, const desk::SheetAt& at, Rematch which = Rematch::Played);
  // Saves the typed text as a draft and closes the scoresheet.
  void close();
  // Reads the current version of the scoresheet from the contest again. Call this function after every change
  // of the contest. Unsaved text stays; if there is none, the current version is shown.
  void reread();

  // The game or rematch of the open scoresheet. In a due rematch, the first player has BLUE.
  [[nodiscard]] const desk::SheetAt& at() const { return m_at; }
  // True if the scoresheet is of a rematch that is not entered yet.
  [[nodiscard]] bool isDue() const { return m_which == Rematch::Due; }
  // Returns which scoresheet is open: its contest, event, game or rematch, and version.
  [[nodiscard]] SheetIdentity identity() const { return {m_contest, m_event, m_owner, m_basis}; }
  // Returns the game or rematch of the open scoresheet; nullopt if it no longer exists.
  [[nodiscard]] std::optional<desk::Meeting> meeting() const;
  // The current version of the scoresheet, as the contest file has it.
  [[nodiscard]] const std::optional<desk::SheetView>& inForce() const { return m_inForce; }
  // False if the saved scoresheet could not be read. The program then does not know if the contest has a
  // version.
  [[nodiscard]] bool isRead() const { return m_isRead; }
  // The difference between the game's result and the scoresheet's result; nullopt if there is none.
  [[nodiscard]] const std::optional<desk::ResultDifference>& difference() const { return m_difference; }
  // True if the shown scoresheet has unsaved text.
  [[nodiscard]] bool isTyped() const;
  // The number of the version that the user began to edit; 0 for a blank scoresheet.
  [[nodiscard]] int basis() const { return m_basis; }
  // The number of the version that was shown until another program replaced it by the current version; 0 for
  // a blank scoresheet. nullopt if nothing was replaced, or since the user has dismissed the notice or typed.
  [[nodiscard]] std::optional<int> replaced() const { return m_replaced; }
  void forgetReplaced();
  // The shown draft of an earlier run, until the user keeps, discards or saves it.
  [[nodiscard]] const std::optional<SheetDraft>& draft() const { return m_draft; }

  // Keeps the draft of an earlier run, because the user goes on with it.
  void keepDraft();
  // Saves the typed text as a draft at once. Returns the system's error text; nullopt if the draft was saved,
  // or if there is no unsaved text or no draft file.
  std::optional<QString> saveDraft();
  // Goes back to the current version and deletes the draft. The user can undo this while the scoresheet is
  // open.
  void discard();
  // Exchanges the sides of a due rematch's players. The cells keep their text.
  void changeSides();
  // Exchanges the sides of a due rematch's players if the head of `sheet` names them in the other order.
  // Returns true if the sides were exchanged.
  bool takeSidesOf(const sheet::Sheet& sheet);
  // Deletes the draft, because `view` is now the current version. Call this function after saving.
  void setStored(const desk::SheetView& view);

 Q_SIGNALS:
  // Emitted when another version becomes the current one, when another version is shown, or when the draft
  // changes.
  void changed();
  // Emitted at the first failure to save a draft. `reason` is the system's error text.
  void draftRefused(const QString& reason);

 private:
  [[nodiscard]] sheet::Sheet inForceOrBlank() const;
  [[nodiscard]] DraftOf::Of draftOf() const;
  void read();
  void showFile();
  // Opens the draft file. Returns false if the name of the file cannot be found out.
  bool nameFile();
  // Shows the draft that an earlier run left, if there is one. Typing: the cell that the user was typing
  // stays unfinished. Saved: its text becomes the text of the cell.
  enum class HalfTypedCell { Saved, Typing };
  void takeLeftDraft(HalfTypedCell cell = HalfTypedCell::Saved);
  void followEntering();
  void noteOthersChange();
  void edited();

  Session& m_session;
  SheetModel& m_model;
  contest::EventId m_event{};
  desk::SheetAt m_at;
  Rematch m_which = Rematch::Played;
  QString m_contest;  // path of the contest file at the last call of open()
  std::optional<db::SheetOwner> m_owner;
  bool m_isRead = true;
  std::optional<desk::SheetView> m_inForce;
  std::optional<desk::ResultDifference> m_difference;
  sheet::Sheet m_origin;  // the scoresheet without the user's unsaved text
  int m_basis = 0;
  std::optional<DraftFile> m_file;
  std::optional<SheetDraft> m_draft;
  std::optional<int> m_replaced;
  // The number of the version that the last call of reread() replaced on the screen. It becomes m_replaced if
  // the session then reports that another program made the change.
  std::optional<int> m_replacedLast;
  QTimer m_untilDraft;
  bool m_isFilling = false;
  bool m_isFaultShown = false;
};

}  // namespace damath::window
