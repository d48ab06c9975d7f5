// SPDX-License-Identifier: GPL-3.0-or-later
// The scoresheet that is open: the version in force in the contest file, what was typed since it was opened,
// and the draft of that on the disk. The model shows it and is typed into.
#pragma once

#include <QObject>
#include <QTimer>
#include <optional>

#include "app/desk/rounds/meeting.hpp"
#include "app/models/contest/session.hpp"
#include "app/models/sheet/sheet_draft.hpp"
#include "app/models/sheet/sheet_model.hpp"

namespace damath::models {

// By which the draft of a rematch is known before it is entered: that of the two, whichever side they have.
[[nodiscard]] contest::GameId numberOfDue(const desk::RematchOf& of);

class OpenSheet : public QObject {
  Q_OBJECT

 public:
  // Both must outlive this.
  OpenSheet(Session& session, SheetModel& model, QObject* parent = nullptr);
  ~OpenSheet() override;

  // A rematch that is due is not entered yet: its sheet enters it.
  enum class Rematch { Played, Due };
  // Shows the version in force, or the draft that another run left behind; blank with the game's head where
  // there is neither, and empty where the game is gone. What cannot be read is shown as a refusal.
  void open(contest::EventId event, const desk::SheetAt& at, Rematch which = Rematch::Played);
  // What is typed stays on the disk as a draft.
  void close();
  // After a change of the contest, by whomever: where nothing is typed the version in force is shown.
  void reread();

  // Whose sheet is open; of a rematch that is due BLUE is the first of the two.
  [[nodiscard]] const desk::SheetAt& at() const { return m_at; }
  // Of a rematch that is not entered yet.
  [[nodiscard]] bool isDue() const { return m_which == Rematch::Due; }
  // Whose sheet it is, as the contest is now; nothing where that is gone.
  [[nodiscard]] std::optional<desk::Meeting> meeting() const;
  // As the file holds it.
  [[nodiscard]] const std::optional<desk::SheetView>& inForce() const { return m_inForce; }
  // False where what is stored could not be read: then nobody knows whether there is a sheet in force.
  [[nodiscard]] bool isRead() const { return m_isRead; }
  // Where the game's result and what that comes to do not agree, and nobody has settled it.
  [[nodiscard]] const std::optional<desk::ResultDifference>& difference() const { return m_difference; }
  // Whether there is anything that a version in the file does not say.
  [[nodiscard]] bool isTyped() const;
  // The version that the typing began with, 0 for a blank sheet.
  [[nodiscard]] int basis() const { return m_basis; }
  // The draft of another run that is shown, until it is kept, discarded or stored.
  [[nodiscard]] const std::optional<SheetDraft>& draft() const { return m_draft; }

  // The draft is gone on with.
  void keepDraft();
  // What is typed becomes a draft now, not a moment later. Where it cannot be, what the system says.
  std::optional<QString> saveDraft();
  // Back to the version in force; the draft is removed. A step that can be undone as long as the sheet is
  // open.
  void discard();
  // Of a rematch that is due: the other player has BLUE. What is written stays in its cells.
  void changeSides();
  // The same where the sheet's head names the two the other way round. Whether it does.
  bool takeSidesOf(const sheet::Sheet& sheet);
  // What is typed is this version now; the draft is removed.
  void setStored(const desk::SheetView& view);

 Q_SIGNALS:
  // Another version is in force, or is shown, or the draft is another.
  void changed();
  // Once: no draft can be kept, and what the system says.
  void draftRefused(const QString& reason);

 private:
  [[nodiscard]] sheet::Sheet inForceOrBlank() const;
  [[nodiscard]] DraftOf::Of draftOf() const;
  void read();
  void showFile();
  // The file of what is typed; false where its name cannot be had.
  bool nameFile();
  void takeLeftDraft();
  void followEntering();
  void edited();

  Session& m_session;
  SheetModel& m_model;
  contest::EventId m_event{};
  desk::SheetAt m_at;
  Rematch m_which = Rematch::Played;
  QString m_contest;  // the path that was open
  std::optional<db::SheetOwner> m_owner;
  bool m_isRead = true;
  std::optional<desk::SheetView> m_inForce;
  std::optional<desk::ResultDifference> m_difference;
  sheet::Sheet m_origin;  // what the model would show if nothing were typed
  int m_basis = 0;
  std::optional<DraftFile> m_file;
  std::optional<SheetDraft> m_draft;
  QTimer m_untilDraft;
  bool m_isFilling = false;
  bool m_isFaultShown = false;
};

}  // namespace damath::models
