// SPDX-License-Identifier: GPL-3.0-or-later
// The events with which a new contest can begin, from the school ladder or an earlier contest. Each has a
// check box and fields for the settings that change most often.
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "app/window/session/session.hpp"

class QCheckBox;
class QComboBox;
class QGridLayout;
class QSpinBox;

namespace damath::window {

class EventChoices : public QWidget {
  Q_OBJECT

 public:
  EventChoices(const Translator& translator, QWidget* parent);

  // Returns the school ladder with the rules that the program knows for it.
  [[nodiscard]] static std::vector<contest::EventSetup> ladder();

  void offer(std::vector<contest::EventSetup> setups);
  // Sets a ruleset with its times for all events. With nullopt, each event gets the ruleset with which it was
  // offered.
  void playBy(const std::optional<rules::Ruleset>& ruleset);
  // Returns the checked events with the settings in the fields. Each event gets its own random seed for lots.
  [[nodiscard]] std::vector<contest::EventSetup> chosen() const;
  // Returns the last field in the Tab order; null if there are no events.
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

  const Translator& m_translator;
  QGridLayout* m_grid;
  std::vector<Row> m_rows;
};

}  // namespace damath::window
