// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialogs/work_dialog.hpp"

#include <QVBoxLayout>

#include "app/window/parts/work_bar.hpp"

namespace damath::window {

using words::Phrase;

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

// Hides the dialog first, so that a window opened by the report does not stand over a finished dialog.
void WorkDialog::vanish() {
  m_moment.stop();
  hide();
}

}  // namespace damath::window
