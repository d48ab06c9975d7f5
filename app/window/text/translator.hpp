// SPDX-License-Identifier: GPL-3.0-or-later
// Holds the window's current language. Code that shows phrases asks the Translator and listens to `changed`.
// The application has one Translator, which must outlive its windows.
#pragma once

#include <QObject>
#include <QString>
#include <memory>

#include "words/phrase.hpp"

class QTranslator;

namespace damath::window {

class Translator : public QObject {
  Q_OBJECT

 public:
  explicit Translator(words::Language language, QObject* parent = nullptr);
  ~Translator() override;

  [[nodiscard]] words::Language language() const { return m_language; }
  // Changes the language of the window, including Qt's own buttons. Emits `changed` once, and only if the
  // language is another one than before.
  void setLanguage(words::Language language);

  [[nodiscard]] QString operator()(words::Phrase phrase) const;
  // Returns the phrase without `&` and `…`, for accessible names and tool tips.
  [[nodiscard]] QString plain(words::Phrase phrase) const;

 Q_SIGNALS:
  void changed();

 private:
  words::Language m_language;
  std::unique_ptr<QTranslator> m_buttons;
};

}  // namespace damath::window
