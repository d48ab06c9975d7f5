// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/live/bell.hpp"

#include <QApplication>
#include <QAudioDevice>
#include <QAudioFormat>
#include <QAudioSink>
#include <QBuffer>
#include <QMediaDevices>
#include <QThread>
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <utility>
#include <vector>

#include "app/window/parts/workplace.hpp"

namespace damath::window {

namespace {

constexpr int kStrokes = 3;
constexpr qreal kStroke = 0.14;  // the length of a stroke, in seconds
constexpr qreal kSilence = 0.08;
// Seconds in which a stroke gets louder at its start and softer at its end. A sudden start or end would
// click.
constexpr qreal kSwell = 0.008;
// The bell has a tone above human voices, where hearing is sensitive. A second tone makes the sound brighter.
constexpr qreal kTone = 2093;  // the frequency of the bell's tone, in hertz
constexpr qreal kSecondTone = 3136;
constexpr qreal kSecondPart = 0.4;
constexpr unsigned long kPatience = 1000;  // milliseconds that a closing window waits for the sound thread

class Loudspeaker {
 public:
  bool play(const QByteArray& samples) {
    const QAudioDevice device = QMediaDevices::defaultAudioOutput();
    QAudioFormat format;
    format.setSampleRate(kBellRate);
    format.setChannelCount(1);
    format.setSampleFormat(QAudioFormat::Int16);
    if (device.isNull() || !device.isFormatSupported(format)) return false;
    m_sink.reset();
    m_sink = std::make_unique<QAudioSink>(device, format);
    // Releases the audio device after the sound, so that other programs can use it.
    QObject::connect(m_sink.get(), &QAudioSink::stateChanged, [sink = m_sink.get()](QAudio::State state) {
      if (state == QAudio::IdleState) sink->stop();
    });
    m_buffer.close();
    m_buffer.setData(samples);
    m_buffer.open(QIODevice::ReadOnly);
    m_sink->start(&m_buffer);
    return m_sink->error() == QAudio::NoError;
  }

 private:
  QBuffer m_buffer;
  std::unique_ptr<QAudioSink> m_sink;  // reads m_buffer, so m_sink must be destroyed before m_buffer
};

Bell::Output loudspeaker() {
  return [speaker = std::make_shared<Loudspeaker>()](const QByteArray& samples) {
    return speaker->play(samples);
  };
}

}  // namespace

QByteArray bellSamples(int volume) {
  constexpr auto kOn = static_cast<int>(kStroke * kBellRate);
  constexpr auto kOff = static_cast<int>(kSilence * kBellRate);
  constexpr qreal kLoudest = 32767 / (1 + kSecondPart);
  const qreal peak = kLoudest * std::clamp(volume, 0, 100) / 100;
  std::vector<std::int16_t> samples(static_cast<std::size_t>(kStrokes * (kOn + kOff)));
  for (int stroke = 0; stroke < kStrokes; ++stroke) {
    for (int i = 0; i < kOn; ++i) {
      const qreal at = static_cast<qreal>(i) / kBellRate;
      const qreal swell = std::min({1.0, at / kSwell, (kStroke - at) / kSwell});
      const qreal wave = std::sin(2 * std::numbers::pi * kTone * at) +
                         kSecondPart * std::sin(2 * std::numbers::pi * kSecondTone * at);
      samples[static_cast<std::size_t>(stroke * (kOn + kOff) + i)] =
          static_cast<std::int16_t>(std::lround(peak * swell * wave));
    }
  }
  return {reinterpret_cast<const char*>(samples.data()),
          static_cast<qsizetype>(samples.size() * sizeof(std::int16_t))};
}

Bell::Bell(QObject* parent) : Bell(loudspeaker, parent) {}

Bell::Bell(Device device, QObject* parent) : QObject(parent), m_device(std::move(device)) {
  connect(this, &Bell::unheard, this, [] { QApplication::beep(); });
}

Bell::~Bell() {
  if (!m_thread) return;
  m_thread->quit();
  // If the sound server does not answer, the sound thread is left running, so that the window can close.
  if (!m_thread->wait(kPatience)) static_cast<void>(m_thread.release());
}

void Bell::begin() {
  m_thread = std::make_unique<QThread>();
  m_seat = new BellSeat(m_device);
  m_seat->moveToThread(m_thread.get());
  connect(m_thread.get(), &QThread::finished, m_seat, &QObject::deleteLater);
  connect(m_seat, &BellSeat::unheard, this, &Bell::unheard);
  m_thread->start();
}

void Bell::strike() {
  const int volume = Workplace::bellVolume();
  if (volume <= 0) return;
  if (!m_thread) begin();
  QMetaObject::invokeMethod(m_seat, [seat = m_seat, volume] { seat->strike(volume); });
}

void BellSeat::strike(int volume) {
  if (!m_output) m_output = m_device();
  if (!m_output(bellSamples(volume))) Q_EMIT unheard();
}

}  // namespace damath::window
