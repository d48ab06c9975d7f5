// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/settings/workplace_view.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPrinterInfo>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <algorithm>
#include <utility>

#include "app/window/parts/file_choice.hpp"
#include "app/window/parts/layouts.hpp"
#include "app/window/parts/preferences.hpp"
#include "app/window/parts/theme.hpp"
#include "app/window/parts/wheel_guard.hpp"
#include "app/window/parts/workplace.hpp"
#include "app/window/text/filled_in.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/store_words.hpp"
#include "words/phrase.hpp"

namespace damath::window {

using words::Phrase;

namespace {

constexpr int kFieldWidth = 260;      // least width of a field, in pixels
constexpr int kBesideFieldText = 24;  // pixels beside the text in a field
constexpr int kTypeStep = 10;
constexpr std::pair<int, Phrase> kVolumes[] = {{0, Phrase::BellOff},
                                               {12, Phrase::BellQuiet},
                                               {35, Phrase::BellMiddle},
                                               {Workplace::kLoudest, Phrase::BellLoud}};

}  // namespace

WorkplaceView::WorkplaceView(Session& session, const Translator& translator, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_translator(translator),
      m_grid(new QGridLayout(this)),
      m_language(new QComboBox(this)),
      m_theme(new QComboBox(this)),
      m_type(new QSpinBox(this)),
      m_paper(new QComboBox(this)),
      m_printer(new QComboBox(this)),
      m_copyFolder(new QLineEdit(this)),
      m_browse(new QPushButton(this)),
      m_copyEvery(new QSpinBox(this)),
      m_copiesKept(new QSpinBox(this)),
      m_sharesFiles(new QCheckBox(this)),
      m_clockSounds(new QCheckBox(this)),
      m_bell(new QComboBox(this)) {
  m_grid->setContentsMargins(0, 0, 8, 0);
  m_grid->setHorizontalSpacing(14);
  m_grid->setVerticalSpacing(10);
  m_grid->setColumnStretch(2, 1);
  addRow(Phrase::SettingLanguage, Phrase::LanguageDoes, m_language);
  addRow(Phrase::SettingTheme, Phrase::ThemeDoes, m_theme);
  addRow(Phrase::SettingType, Phrase::TypeDoes, m_type);
  addRow(Phrase::SettingPaper, Phrase::PaperDoes, m_paper);
  addRow(Phrase::SettingPrinter, Phrase::PrinterDoes, m_printer);
  addRow(Phrase::SettingBackupFolder, Phrase::BackupFolderDoes, m_copyFolder, m_browse);
  addRow(Phrase::SettingBackupEvery, Phrase::BackupEveryDoes, m_copyEvery);
  addRow(Phrase::SettingBackupsKept, Phrase::BackupsKeptDoes, m_copiesKept);
  addRow(Phrase::SettingFileRights, Phrase::FileRightsDo, m_sharesFiles);
  addRow(Phrase::SettingClockSound, Phrase::ClockSoundDoes, m_clockSounds);
  addRow(Phrase::SettingBell, Phrase::BellDoes, m_bell);
  m_grid->setRowStretch(m_grid->rowCount(), 1);
  for (const words::LanguageFacts& each : words::kLanguages) {
    m_language->addItem(toQt(each.name), static_cast<int>(each.language));
  }
  for (const auto& [theme, name] : kThemeNames) m_theme->addItem(QString(), static_cast<int>(theme));
  for (const auto& [paper, name] : kPaperNames) m_paper->addItem(QString(), static_cast<int>(paper));
  for (const auto& [volume, name] : kVolumes) m_bell->addItem(QString(), volume);
  m_type->setRange(Workplace::kLeastType, Workplace::kMostType);
  m_type->setSingleStep(kTypeStep);
  m_type->setSuffix(QStringLiteral(" %"));
  // The two fields have the same limits as the command `damath contest copies`.
  m_copyEvery->setRange(1, 240);
  m_copiesKept->setRange(3, 1000);
  // A number takes effect when the user has finished typing, not after each digit.
  for (QSpinBox* box : {m_type, m_copyEvery, m_copiesKept}) box->setKeyboardTracking(false);

  connect(m_language, &QComboBox::activated, this, [this] {
    Q_EMIT languageChosen(m_language->currentData().toInt());
    tellSet();
  });
  connect(m_theme, &QComboBox::currentIndexChanged, this, [this] {
    const auto theme = static_cast<Theme>(m_theme->currentData().toInt());
    Preferences::setTheme(theme);
    applyTheme(theme);
    tellSet();
  });
  connect(m_type, &QSpinBox::valueChanged, this, [this](int percent) {
    Workplace::setTypeSize(percent);
    applyTypeSize(percent);
    tellSet();
  });
  connect(m_paper, &QComboBox::currentIndexChanged, this, [this] {
    Workplace::setPaper(static_cast<render::Paper>(m_paper->currentData().toInt()));
    tellSet();
  });
  connect(m_printer, &QComboBox::currentIndexChanged, this, [this] {
    Workplace::setPrinter(m_printer->currentData().toString());
    tellSet();
  });
  connect(m_sharesFiles, &QCheckBox::clicked, this, [this](bool isOn) {
    Workplace::setSharesFiles(isOn);
    tellSet();
  });
  connect(m_clockSounds, &QCheckBox::clicked, this, [this](bool isOn) {
    Workplace::setClockSounds(isOn);
    tellSet();
  });
  connect(m_bell, &QComboBox::currentIndexChanged, this, [this] {
    Workplace::setBellVolume(m_bell->currentData().toInt());
    tellSet();
    Q_EMIT bellChosen();
  });
  connect(m_copyFolder, &QLineEdit::editingFinished, this, [this] { useBackupFolder(m_copyFolder->text()); });
  connect(m_browse, &QPushButton::clicked, this, &WorkplaceView::chooseBackupFolder);
  for (QSpinBox* box : {m_copyEvery, m_copiesKept}) {
    connect(box, &QSpinBox::valueChanged, this, guarded(m_session, [this] { setBackupRule(); }));
  }
}

void WorkplaceView::addRow(Phrase name, Phrase does, QWidget* field, QWidget* beside) {
  Row row{name, does, new QLabel(this), new QLabel(this), field};
  row.label->setBuddy(field);
  row.explained->setWordWrap(true);
  row.explained->setForegroundRole(QPalette::PlaceholderText);
  new WheelGuard(*field);
  const int line = m_grid->rowCount();
  m_grid->addWidget(row.label, line, 0);
  if (beside == nullptr) {
    m_grid->addWidget(field, line, 1);
    m_grid->addWidget(row.explained, line, 2);
  } else {
    m_grid->addWidget(field, line, 1);
    auto* rest = inRow({beside, {row.explained, 1}}, m_grid->horizontalSpacing());
    m_grid->addLayout(rest, line, 2);
  }
  m_rows.push_back(row);
}

// Makes all fields equally wide, so that the longest text in an empty field is whole. A check box can be
// wider.
void WorkplaceView::fitFields() {
  const int text = m_copyFolder->fontMetrics().horizontalAdvance(m_copyFolder->placeholderText());
  const int width = std::max(kFieldWidth, text + kBesideFieldText);
  for (const Row& row : m_rows) {
    const bool isCheckBox = qobject_cast<QCheckBox*>(row.field) != nullptr;
    isCheckBox ? row.field->setMinimumWidth(width) : row.field->setFixedWidth(width);
  }
}

void WorkplaceView::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange) fitFields();
}

void WorkplaceView::focusOn(Phrase name) {
  const auto row = std::ranges::find(m_rows, name, &Row::name);
  if (row != m_rows.end()) row->field->setFocus(Qt::TabFocusReason);
}

void WorkplaceView::tellSet() {
  Q_EMIT said(m_translator(Phrase::SettingKept));
}

void WorkplaceView::refresh() {
  const QSignalBlocker quiet[] = {QSignalBlocker(m_language),   QSignalBlocker(m_theme),
                                  QSignalBlocker(m_type),       QSignalBlocker(m_paper),
                                  QSignalBlocker(m_printer),    QSignalBlocker(m_copyEvery),
                                  QSignalBlocker(m_copiesKept), QSignalBlocker(m_bell)};
  retranslate();
  fillPrinters();
  m_language->setCurrentIndex(m_language->findData(static_cast<int>(m_translator.language())));
  m_theme->setCurrentIndex(m_theme->findData(static_cast<int>(Preferences::theme())));
  m_type->setValue(Workplace::typeSize());
  m_paper->setCurrentIndex(m_paper->findData(static_cast<int>(Workplace::paper())));
  m_copyFolder->setText(QDir::toNativeSeparators(Workplace::copyFolder()));
  const bool isOpen = m_session.isOpen();
  const db::RingRule rule = isOpen ? m_session.desk().ring().rule() : db::RingRule();
  m_copyEvery->setValue(static_cast<int>(rule.every.count()));
  m_copiesKept->setValue(rule.most);
  m_copyEvery->setEnabled(isOpen);
  m_copiesKept->setEnabled(isOpen);
  m_sharesFiles->setChecked(Workplace::sharesFiles());
  m_clockSounds->setChecked(Workplace::clockSounds());
  m_bell->setCurrentIndex(std::max(0, m_bell->findData(Workplace::bellVolume())));
}

void WorkplaceView::retranslate() {
  for (const Row& row : m_rows) {
    row.label->setText(m_translator(row.name));
    row.field->setAccessibleName(m_translator.plain(row.name));
    row.explained->setText(m_translator(row.does));
    row.field->setAccessibleDescription(row.explained->text());
  }
  for (int i = 0; i < m_theme->count(); ++i) {
    m_theme->setItemText(i, m_translator.plain(kThemeNames[static_cast<std::size_t>(i)].second));
  }
  for (int i = 0; i < m_paper->count(); ++i) {
    m_paper->setItemText(i, m_translator.plain(kPaperNames[static_cast<std::size_t>(i)].second));
  }
  for (int i = 0; i < m_bell->count(); ++i) {
    m_bell->setItemText(i, m_translator.plain(kVolumes[static_cast<std::size_t>(i)].second));
  }
  m_browse->setText(m_translator(Phrase::ChooseFolder));
  m_copyFolder->setPlaceholderText(m_translator(Phrase::BackupFolderNone));
  m_sharesFiles->setText(m_translator(Phrase::FileRightsShared));
  m_clockSounds->setText(m_translator(Phrase::ClockSoundOn));
  m_copyEvery->setSuffix(m_translator(Phrase::MinutesBehind));
  fitFields();
}

// Fills the list of printers. A printer that the user chose stays in the list while it is switched off.
void WorkplaceView::fillPrinters() {
  m_printer->clear();
  m_printer->addItem(m_translator(Phrase::PrinterSystem), QString());
  QStringList names = QPrinterInfo::availablePrinterNames();
  const QString chosen = Workplace::printer();
  if (!chosen.isEmpty() && !names.contains(chosen)) names << chosen;
  for (const QString& name : names) m_printer->addItem(name, name);
  m_printer->setCurrentIndex(m_printer->findData(chosen));
}

void WorkplaceView::setBackupRule() {
  if (!m_session.isOpen()) return;
  const db::RingRule rule{std::chrono::minutes(m_copyEvery->value()), m_copiesKept->value()};
  if (const auto set = m_session.desk().ring().setRule(rule); !set) {
    return m_session.refusals().show(
        toQt(words::asSentence(words::message(set.error(), m_translator.language()))));
  }
  tellSet();
}

void WorkplaceView::chooseBackupFolder() {
  chooseFolder(Phrase::SettingBackupFolder, Workplace::copyFolder(), m_session, m_translator, this,
               [this](const QString& path) { useBackupFolder(path); });
}

void WorkplaceView::useBackupFolder(const QString& written) {
  const QString path = QDir::fromNativeSeparators(written.trimmed());
  const QString before = Workplace::copyFolder();
  if (path == before) return m_copyFolder->setText(QDir::toNativeSeparators(before));
  if (!path.isEmpty() && !QFileInfo(path).isDir()) {
    m_copyFolder->setText(QDir::toNativeSeparators(before));
    return Q_EMIT said(filledIn(m_translator(Phrase::NoSuchFolder), written.trimmed()));
  }
  Workplace::setBackupFolder(path);
  m_copyFolder->setText(QDir::toNativeSeparators(path));
  tellSet();
}

}  // namespace damath::window
