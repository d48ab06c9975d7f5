// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/window/sharing_product.hpp"

#include "app/hall/server/station.hpp"
#include "app/hall/window/join_dialog.hpp"
#include "app/hall/window/station_page.hpp"
#include "app/hall/words/station_error_words.hpp"
#include "app/window/journal/restore_dialog.hpp"
#include "app/window/text/file_names.hpp"
#include "app/window/text/qt_text.hpp"
#include "platform/file_path.hpp"

namespace damath::window {

using words::Phrase;

namespace {

void joinHall(const Opening& at) {
  auto* dialog = new JoinDialog(at.session, at.translator, &at.window);
  dialog->askToLeave(at.leave);
  QObject::connect(dialog, &QDialog::accepted, &at.window, [at] { at.opened(at.recovered()); });
  dialog->open();
}

// Ends sharing for a contest file whose shared contest is lost. Returns true on success; otherwise shows the
// error.
bool givesUpHall(const Opening& at, const QString& path) {
  const std::filesystem::path file = toPath(path);
  const auto done = station::giveUpHall(file, station::HallFolder::usualOf(file));
  if (!done) at.session.refusals().show(toQt(halls::message(done.error(), at.translator.language())));
  return done.has_value();
}

// Helps with a contest file that is shared. If the shared contest still exists, shows `message`. If it is
// lost, offers its newest backup, or the file as it was before it was shared.
void offerShared(const Opening& at, const QString& path, const QString& message) {
  const std::filesystem::path file = toPath(path);
  const auto since = station::inHallSince(file);
  const auto facts = station::HallFolder::usualOf(file).facts();
  const bool isThere = facts && facts->contest == platform::wholePath(file);
  if (!since || isThere) return at.session.refusals().show(message);
  const auto waitAgain = [file, since] {
    if (!station::inHallSince(file)) static_cast<void>(station::waitAgain(file, *since));
  };
  const QString gone = message + QStringLiteral("\n\n") + at.translator(Phrase::HallGone);
  const auto copy = station::copyOfHall(file);
  if (!copy) {
    const QString asked = gone + QStringLiteral("\n\n") + at.translator(Phrase::HallGoneNoCopy);
    if (!at.session.confirmations().isConfirmed(asked, Phrase::HallGiveUp)) return;
    if (!at.leave() || !givesUpHall(at, path)) return;
    if (!at.session.opener().open(path)) return waitAgain();
    at.opened({});
    return;
  }
  const QString back = gone + QStringLiteral("\n\n") + at.translator(Phrase::HallGoneCopy);
  auto* dialog = new RestoreDialog(at.session, at.translator, path, back, &at.window);
  dialog->choose(*copy);
  dialog->askToLeave([at, path] { return at.leave() && givesUpHall(at, path); });
  QObject::connect(dialog, &QDialog::accepted, &at.window,
                   [at] { at.opened(at.translator(Phrase::BackupRestored)); });
  QObject::connect(dialog, &QDialog::rejected, &at.window, waitAgain);
  dialog->open();
}

}  // namespace

WindowProduct sharingProduct() {
  return {.product = Product::Sharing,
          .pages = {{Location::Kind::Station, newPageOf<StationPage>}},
          .commands = {{Command::JoinHall, joinHall}},
          .offerShared = offerShared};
}

}  // namespace damath::window
