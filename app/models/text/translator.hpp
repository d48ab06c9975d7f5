// SPDX-License-Identifier: GPL-3.0-or-later
// The language the console speaks now. Whoever shows phrases asks here and listens to `changed`. One
// Translator lives as long as the application's windows.
#pragma once

#include <QObject>
#include <QString>
#include <memory>

#include "app/words/catalogue/console_words.hpp"

class QTranslator;

namespace damath::models {

class Translator : public QObject {
  Q_OBJECT

 public:
  explicit Translator(words::Language language, QObject* parent = nullptr);
  ~Translator() override;

  [[nodiscard]] words::Language language() const { return m_language; }
  // Also gives Qt's own buttons their texts. Tells everyone once, and only on a change.
  void setLanguage(words::Language language);

  [[nodiscard]] QString operator()(words::Phrase phrase) const;
  // The phrase without its `&`, for accessible names and tool tips.
  [[nodiscard]] QString plain(words::Phrase phrase) const;

 Q_SIGNALS:
  void changed();

 private:
  words::Language m_language;
  std::unique_ptr<QTranslator> m_buttons;
};

}  // namespace damath::models
