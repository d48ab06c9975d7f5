// SPDX-License-Identifier: GPL-3.0-or-later
// The events that a new contest can begin with, from the school ladder or from an earlier contest. Each event
// has a check box and fields for the settings that change most often.
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

  // Returns the events of a school contest, one for each group of grades (rulebook 9), with the ruleset
  // depEd.
  [[nodiscard]] static std::vector<contest::EventSetup> ladder();

  void offer(std::vector<contest::EventSetup> setups);
  // Sets the ruleset, with its times, for all events. If nullopt, each event gets the ruleset that was
  // offered with it.
  void playBy(const std::optional<rules::Ruleset>& ruleset);
  // Returns the checked events with the settings in their fields. Each event gets its own random seed for
  // lots.
  [[nodiscard]] std::vector<contest::EventSetup> chosen() const;
  // Returns the field that the Tab key reaches last; null if there are no events.
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
