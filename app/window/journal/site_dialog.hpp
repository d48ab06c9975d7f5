// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog that asks for the folder of the contest's web site and for the way to write the players' names.
#pragma once

#include <functional>
#include <memory>

#include "app/site/site.hpp"
#include "app/site/site_folder.hpp"
#include "app/window/dialogs/form_dialog.hpp"

class QComboBox;

namespace damath::window {

struct SiteChoice {
  // the folder for the web site; tested: the program can write in it
  std::shared_ptr<site::SiteFolder> folder;
  QString path;
  contest::PrivacyOption names = contest::PrivacyOption::InitialsAndSchool;
};

class SiteDialog : public FormDialog {
  Q_OBJECT

 public:
  using Chosen = std::function<void(const SiteChoice& choice)>;

  SiteDialog(Session& session, const Translator& translator, Chosen chosen, QWidget* parent);

 private:
  bool submit() override;

  void browse();

  QLineEdit* m_folder;
  QComboBox* m_names;
  Chosen m_chosen;
};

}  // namespace damath::window
