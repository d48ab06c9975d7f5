#include "app/views/confirm_dialog.hpp"

#include <QPushButton>
#include <utility>

namespace damath::views {

ConfirmDialog::ConfirmDialog(models::Session& session, const models::Speech& speech, words::Phrase title,
                             const QString& introduction, Make make, QWidget* parent)
    : FormDialog(session, speech, parent), m_make(std::move(make)) {
  setWindowTitle(m_speech.plain(title));
  setIntroduction(introduction);
  // The command's letter, without its promise of a dialog.
  submitButton()->setText(m_speech(title).remove(u'…'));
  setFirst(submitButton());
}

bool ConfirmDialog::submit() {
  return m_make();
}

}  // namespace damath::views
