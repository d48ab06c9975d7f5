// SPDX-License-Identifier: GPL-3.0-or-later
// The open scoresheet: the version in force in the contest file, the text typed since the sheet was opened,
// and the draft of that text on disk. The SheetModel shows and edits the sheet.
#pragma once

#include <QObject>
#include <QTimer>
#include <optional>

#include "app/desk/rounds/meeting.hpp"
#include "app/window/scoresheet/sheet_draft.hpp"
#include "app/window/scoresheet/sheet_model.hpp"
#include "app/window/session/session.hpp"

namespace damath::window {

// Returns the number for the draft of a due rematch. The number depends on the two entries, but not on their
// order.
[[nodiscard]] contest::GameId numberOfDue(const desk::RematchOf& of);

class OpenSheet : public QObject {
  Q_OBJECT

 public:
  // The arguments must outlive this object.
  OpenSheet(Session& session, SheetModel& model, QObject* parent = nullptr);
  ~OpenSheet() override;

  // Due: the rematch is not entered yet; storing its sheet enters the rematch.
  enum class Rematch { Played, Due };
  // Shows the draft of an earlier run, or the version in force, or a blank sheet with the game's head. Shows
  // an empty sheet if the game no longer exists. Shows an error if the stored sheet cannot be read.
  void open(contest::EventId event, const desk::SheetAt& at, Rematch which = Rematch::Played);
  // Saves the typed text as a draft and closes the sheet.
  void close();
  // Call after every change of the contest. If there is no typed text, shows the version in force.
  void reread();

  // The game or rematch of the open sheet. For a due rematch, the first entry has BLUE.
  [[nodiscard]] const desk::SheetAt& at() const { return m_at; }
  // True for a rematch that is not entered yet.
  [[nodiscard]] bool isDue() const { return m_which == Rematch::Due; }
  // Returns the game or rematch of the sheet in the current contest; nullopt if it no longer exists.
  [[nodiscard]] std::optional<desk::Meeting> meeting() const;
  // The version in force, as stored in the file.
  [[nodiscard]] const std::optional<desk::SheetView>& inForce() const { return m_inForce; }
  // False if the stored sheet could not be read. Then it is unknown if a version is in force.
  [[nodiscard]] bool isRead() const { return m_isRead; }
  // The difference between the game's result and the sheet's result, until it is settled.
  [[nodiscard]] const std::optional<desk::ResultDifference>& difference() const { return m_difference; }
  // True if the shown sheet differs from the stored version.
  [[nodiscard]] bool isTyped() const;
  // The number of the version that the typing began with; 0 for a blank sheet.
  [[nodiscard]] int basis() const { return m_basis; }
  // The shown draft of an earlier run, until it is kept, discarded or stored.
  [[nodiscard]] const std::optional<SheetDraft>& draft() const { return m_draft; }

  // Accepts the draft of an earlier run: the user continues with it.
  void keepDraft();
  // Saves the typed text as a draft immediately. Returns the system's error text; nullopt on success.
  std::optional<QString> saveDraft();
  // Returns to the version in force and deletes the draft. Can be undone while the sheet is open.
  void discard();
  // Exchanges BLUE and RED of a due rematch. The cells keep their text.
  void changeSides();
  // Exchanges BLUE and RED of a due rematch if the sheet's head names the players in the other order. Returns
  // true if it did.
  bool takeSidesOf(const sheet::Sheet& sheet);
  // Call after storing: `view` is now the version in force. Deletes the draft.
  void setStored(const desk::SheetView& view);

 Q_SIGNALS:
  // Emitted when another version is in force or shown, or when the draft changed.
  void changed();
  // Emitted once, if a draft cannot be saved. `reason` is the system's error text.
  void draftRefused(const QString& reason);

 private:
  [[nodiscard]] sheet::Sheet inForceOrBlank() const;
  [[nodiscard]] DraftOf::Of draftOf() const;
  void read();
  void showFile();
  // Opens the draft file. Returns false if its name cannot be determined.
  bool nameFile();
  void takeLeftDraft();
  void followEntering();
  void edited();

  Session& m_session;
  SheetModel& m_model;
  contest::EventId m_event{};
  desk::SheetAt m_at;
  Rematch m_which = Rematch::Played;
  QString m_contest;  // path of the contest in the last `open`
  std::optional<db::SheetOwner> m_owner;
  bool m_isRead = true;
  std::optional<desk::SheetView> m_inForce;
  std::optional<desk::ResultDifference> m_difference;
  sheet::Sheet m_origin;  // the sheet that the model shows without typed text
  int m_basis = 0;
  std::optional<DraftFile> m_file;
  std::optional<SheetDraft> m_draft;
  QTimer m_untilDraft;
  bool m_isFilling = false;
  bool m_isFaultShown = false;
};

}  // namespace damath::window
