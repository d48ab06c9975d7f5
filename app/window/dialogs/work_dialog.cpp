// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialogs/work_dialog.hpp"

#include <QApplication>
#include <QEventLoop>
#include <QTimer>
#include <QVBoxLayout>
#include <exception>
#include <functional>
#include <optional>

#include "app/window/parts/work_bar.hpp"
#include "app/window/session/waiting.hpp"

namespace damath::window {

using words::Phrase;

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
  // Blocks keys and clicks until the progress dialog covers the window, because they could start another
  // action.
  QTimer::singleShot(WorkBar::kMoment, &waiting, &QEventLoop::quit);
  waiting.exec(QEventLoop::ExcludeUserInputEvents);
  if (!isDone) waiting.exec();
  if (thrown) std::rethrow_exception(thrown);
  return isWanted || !names.end;
}

}  // namespace

WorkDialog::WorkDialog(Session& session, const Translator& translator, const Names& names, QWidget* parent)
    : QDialog(parent) {
  setWindowTitle(translator(Phrase::ApplicationName));
  auto* bar = new WorkBar(m_work, this);
  bar->setTexts(translator(names.what), names.end ? translator(*names.end) : QString());
  auto* column = new QVBoxLayout(this);
  column->setSizeConstraint(QLayout::SetFixedSize);
  column->addWidget(bar);
  m_moment.setSingleShot(true);
  m_moment.setInterval(WorkBar::kMoment);
  connect(&m_moment, &QTimer::timeout, this, &QDialog::open);
  connect(&m_work, &FileWork::failed, this, [this, &session](const QString& why) {
    vanish();
    session.refusals().show(why);
  });
  connect(&m_work, &FileWork::done, this, &QObject::deleteLater);
}

WorkDialog* WorkDialog::run(Session& session, const Translator& translator, const Names& names,
                            FileWork::Work work, QWidget* parent) {
  auto* dialog = new WorkDialog(session, translator, names, parent);
  dialog->m_moment.start();
  dialog->m_work.start([dialog, work = std::move(work)](const FileWork::Watch& watch) -> FileWork::Report {
    return [dialog, report = work(watch)] {
      dialog->vanish();
      report();
    };
  });
  return dialog;
}

void WorkDialog::reject() {
  m_work.end();
}

// Hides the dialog before the function that handles the outcome of the work runs. Otherwise a window that
// this function opens would appear above a dialog that has no more use.
void WorkDialog::vanish() {
  m_moment.stop();
  hide();
}

void paintWhileWaiting(Session& session, const Translator& translator, QWidget& window) {
  using Ending = Waiting::Ending;
  session.screen().waiting.waitBy([&](words::Phrase what, Ending ending, const std::function<void()>& work) {
    const auto end = ending == Ending::ByThePerson ? std::optional(words::Phrase::EndWork) : std::nullopt;
    QWidget* front = QApplication::activeModalWidget();
    return isAwaited(session, translator, {what, end}, work, front == nullptr ? &window : front);
  });
}

}  // namespace damath::window
