// SPDX-License-Identifier: GPL-3.0-or-later
// The built-in rulesets or chip sets and the user's own, each with its form and a sample position. A changed
// built-in ruleset or chip set is saved under a new name. Unsaved changes can be undone and stay after a
// restart.
#pragma once

#include <QWidget>

#include "app/window/session/own_laws.hpp"
#include "app/window/session/session.hpp"

class QComboBox;
class QLabel;
class QLineEdit;
class QScrollArea;

namespace damath::window {

class LawForm;
class ListTable;
class NoticeBar;
class SampleView;

class LawsView : public QWidget {
  Q_OBJECT

 public:
  LawsView(LawKind kind, Session& session, const Translator& translator, QWidget* parent);

  // Reads the folder of the user's rulesets or chip sets again.
  void refresh();
  [[nodiscard]] bool isChanged() const { return m_isChanged; }
  [[nodiscard]] bool isOwn() const { return base() != nullptr && base()->isOwn(); }
  void save();
  void undo();
  void remove();
  void importLaw();
  void exportLaw();
  [[nodiscard]] QString clauseAtHand() const;
  [[nodiscard]] ListTable* list() const { return m_list; }

 Q_SIGNALS:
  // Emitted when another ruleset or chip set was selected, or the selected one changed.
  void stateChanged();
  void said(const QString& message);
  void clauseAsked(const QString& id);

 private:
  void retranslate();
  void fillList();
  [[nodiscard]] int widthOfNames() const;
  void fillCompanions();
  void choose();
  void change();
  // Checks the form. Shows its errors, or the sample position if there are none.
  void check();
  void keepDraft() const;
  [[nodiscard]] QString draftKey() const;
  [[nodiscard]] QString shownName(const QString& name) const;
  [[nodiscard]] const KeptLaw* base() const;
  // Returns the reason why the ruleset or chip set cannot have this name; empty if it can.
  [[nodiscard]] QString whyNotNamed(const QString& name) const;
  void importFrom(const QString& path);
  void exportTo(const QString& path, const std::string& document);
  void putBack(const KeptLaw& law);

  LawKind m_kind;
  Session& m_session;
  const Translator& m_translator;
  KeptLaws m_kept;
  QString m_base;  // the name of the ruleset or chip set in the form
  bool m_isChanged = false;
  NoticeBar* m_notice;
  ListTable* m_list;
  QLabel* m_nameLabel;
  QLineEdit* m_name;
  QLabel* m_nameFault;
  LawForm* m_form;
  QScrollArea* m_area;
  QLabel* m_withLabel;
  QComboBox* m_with;  // the chip set or ruleset that the sample position needs in addition
  SampleView* m_sample;
};

}  // namespace damath::window
