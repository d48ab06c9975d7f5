// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/text/translator.hpp"

#include <QCoreApplication>
#include <QTranslator>

#include "app/window/text/qt_text.hpp"

namespace damath::window {

namespace {

class ButtonTexts : public QTranslator {
 public:
  explicit ButtonTexts(const Translator& translator) : m_translator(translator) {}

  [[nodiscard]] bool isEmpty() const override { return false; }
  [[nodiscard]] QString translate(const char* /*context*/, const char* source, const char* /*note*/,
                                  int /*count*/) const override {
    return toQt(words::buttonText(source, m_translator.language()));
  }

 private:
  const Translator& m_translator;
};

}  // namespace

Translator::Translator(words::Language language, QObject* parent)
    : QObject(parent), m_language(language), m_buttons(std::make_unique<ButtonTexts>(*this)) {
  QCoreApplication::installTranslator(m_buttons.get());
}

Translator::~Translator() {
  QCoreApplication::removeTranslator(m_buttons.get());
}

void Translator::setLanguage(words::Language language) {
  if (language == m_language) return;
  m_language = language;
  QCoreApplication::removeTranslator(m_buttons.get());
  QCoreApplication::installTranslator(m_buttons.get());
  Q_EMIT changed();
}

QString Translator::operator()(words::Phrase phrase) const {
  return toQt(words::toText(phrase, m_language));
}

QString Translator::plain(words::Phrase phrase) const {
  QString text = (*this)(phrase);
  text.remove(u'&');
  text.remove(u'…');
  return text;
}

}  // namespace damath::window
