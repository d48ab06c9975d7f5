// SPDX-License-Identifier: GPL-3.0-or-later
// The settings of language, colors, type, paper, printer, backups, rights of files, and sounds. Each choice
// is saved and takes effect at once. A text beside each setting explains it.
#pragma once

#include <QWidget>
#include <vector>

#include "app/window/session/session.hpp"

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace damath::window {

class WorkplaceView : public QWidget {
  Q_OBJECT

 public:
  WorkplaceView(Session& session, const Translator& translator, QWidget* parent);

  // Shows the saved settings, and the backup settings of the open contest.
  void refresh();
  // Moves the focus to the field of the setting. Does nothing if there is no setting of this name.
  void focusOn(words::Phrase name);

 Q_SIGNALS:
  // Emitted when the user chose a volume. The bell then sounds as a sample.
  void bellChosen();
  void languageChosen(int language);
  void said(const QString& message);

 private:
  struct Row {
    words::Phrase name{};
    words::Phrase does{};
    QLabel* label = nullptr;
    QLabel* explained = nullptr;
    QWidget* field = nullptr;
  };
  void changeEvent(QEvent* event) override;
  void fitFields();
  void addRow(words::Phrase name, words::Phrase does, QWidget* field, QWidget* beside = nullptr);
  void retranslate();
  void fillPrinters();
  void setBackupRule();
  void chooseBackupFolder();
  // Sets the folder that is offered for manual backups. An empty text means the folder of the contest file.
  // If the folder does not exist, shows an error instead.
  void useBackupFolder(const QString& written);
  void tellSet();

  Session& m_session;
  const Translator& m_translator;
  QGridLayout* m_grid;
  std::vector<Row> m_rows;
  QComboBox* m_language;
  QComboBox* m_theme;
  QSpinBox* m_type;
  QComboBox* m_paper;
  QComboBox* m_printer;
  QLineEdit* m_copyFolder;
  QPushButton* m_browse;
  QSpinBox* m_copyEvery;
  QSpinBox* m_copiesKept;
  QCheckBox* m_sharesFiles;
  QCheckBox* m_clockSounds;
  QComboBox* m_bell;
};

}  // namespace damath::window
