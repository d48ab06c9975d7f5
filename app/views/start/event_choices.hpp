// SPDX-License-Identifier: GPL-3.0-or-later
// The events that a new contest begins with: those of the school ladder, or of a contest before, each with a
// tick and what is most often changed.
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "app/models/contest/session.hpp"

class QCheckBox;
class QComboBox;
class QGridLayout;
class QSpinBox;

namespace damath::views {

class EventChoices : public QWidget {
  Q_OBJECT

 public:
  EventChoices(const models::Translator& translator, QWidget* parent);

  // The school ladder, with the rules that the program knows for it.
  [[nodiscard]] static std::vector<contest::EventSetup> ladder();

  void offer(std::vector<contest::EventSetup> setups);
  // One ruleset with its times for all of them; none: each as it was offered.
  void playBy(const std::optional<rules::Ruleset>& ruleset);
  // The ticked ones as they stand here, each with a lot of its own.
  [[nodiscard]] std::vector<contest::EventSetup> chosen() const;
  // Where Tab goes on from; null while nothing is offered.
  [[nodiscard]] QWidget* lastField() const;

 private:
  bool eventFilter(QObject* watched, QEvent* event) override;

  struct Row {
    contest::EventSetup setup;
    rules::Ruleset offered;
    QCheckBox* isChosen = nullptr;
    QComboBox* set = nullptr;
    QComboBox* system = nullptr;
    QSpinBox* rounds = nullptr;
    QSpinBox* minutes = nullptr;
  };
  void clear();
  void addRow(const contest::EventSetup& setup);

  const models::Translator& m_translator;
  QGridLayout* m_grid;
  std::vector<Row> m_rows;
};

}  // namespace damath::views
