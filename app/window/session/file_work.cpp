// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/session/file_work.hpp"

#include <QElapsedTimer>
#include <QThread>
#include <exception>

#include "core/precondition.hpp"

namespace damath::window {

namespace {

constexpr qint64 kPause = 40;  // minimum time between two progress signals except the last, milliseconds

}  // namespace

FileWork::FileWork(QObject* parent) : QObject(parent) {}

FileWork::~FileWork() {
  end();
  if (m_thread) m_thread->wait();
}

void FileWork::start(Work work) {
  DAMATH_EXPECTS(!isUnderWay());
  m_isEnded = false;
  m_thread.reset(QThread::create([this, work = std::move(work)] {
    QElapsedTimer last;
    const Watch watch = [this, &last](int done, int all) {
      if (!last.isValid() || last.elapsed() >= kPause || (all > 0 && done == all)) {
        last.start();
        QMetaObject::invokeMethod(
            this, [this, done, all] { Q_EMIT went(done, all); }, Qt::QueuedConnection);
      }
      return !m_isEnded.load();
    };
    Report report;
    try {
      report = work(watch);
    } catch (...) {
      report = [thrown = std::current_exception()] { std::rethrow_exception(thrown); };
    }
    QMetaObject::invokeMethod(
        this, [this, report] { finish(report); }, Qt::QueuedConnection);
  }));
  Q_EMIT begun();
  m_thread->start();
}

void FileWork::finish(const Report& report) {
  m_thread->wait();
  m_thread.reset();
  try {
    report();
  } catch (const std::exception& failure) {
    Q_EMIT failed(QString::fromUtf8(failure.what()));
  }
  Q_EMIT done();
}

}  // namespace damath::window
