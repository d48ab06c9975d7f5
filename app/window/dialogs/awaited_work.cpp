// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialogs/awaited_work.hpp"

#include <QApplication>
#include <QEventLoop>
#include <QTimer>
#include <exception>
#include <functional>
#include <optional>

#include "app/window/dialogs/work_dialog.hpp"
#include "app/window/parts/work_bar.hpp"

namespace damath::window {

namespace {

bool isAwaited(Session& session, const Translator& translator, const WorkDialog::Names& names,
               const std::function<void()>& work, QWidget* parent) {
  std::exception_ptr thrown;
  bool isWanted = true;
  bool isDone = false;
  const auto carriedOut = [&](const FileWork::Watch& watch) -> FileWork::Report {
    try {
      work();
    } catch (...) {
      thrown = std::current_exception();
    }
    isWanted = watch(0, 0);
    return [] {};
  };
  QEventLoop waiting;
  const auto* dialog = WorkDialog::run(session, translator, names, carriedOut, parent);
  QObject::connect(dialog, &QObject::destroyed, &waiting, [&] {
    isDone = true;
    waiting.quit();
  });
  // Until the progress dialog covers the window, user input is blocked: a key or a click could start another
  // action.
  QTimer::singleShot(WorkBar::kMoment, &waiting, &QEventLoop::quit);
  waiting.exec(QEventLoop::ExcludeUserInputEvents);
  if (!isDone) waiting.exec();
  if (thrown) std::rethrow_exception(thrown);
  return isWanted || !names.end;
}

}  // namespace

void paintWhileWaiting(Session& session, const Translator& translator, QWidget& window) {
  using Ending = Waiting::Ending;
  session.screen().waiting.waitBy([&](words::Phrase what, Ending ending, const std::function<void()>& work) {
    const auto end = ending == Ending::ByThePerson ? std::optional(words::Phrase::EndWork) : std::nullopt;
    QWidget* front = QApplication::activeModalWidget();
    return isAwaited(session, translator, {what, end}, work, front == nullptr ? &window : front);
  });
}

}  // namespace damath::window
