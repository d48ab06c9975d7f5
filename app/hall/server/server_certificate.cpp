// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/server/server_certificate.hpp"

#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/rand.h>
#include <openssl/x509.h>

#include <array>
#include <memory>
#include <string>

#include "app/hall/server/hall_folder.hpp"

namespace damath::station {

namespace fs = std::filesystem;

namespace {

using Key = std::unique_ptr<EVP_PKEY, decltype(&EVP_PKEY_free)>;
using Certificate = std::unique_ptr<X509, decltype(&X509_free)>;
using Memory = std::unique_ptr<BIO, decltype(&BIO_free)>;

bool signCertificate(X509* certificate, EVP_PKEY* key) {
  constexpr long kDay = 24L * 60 * 60;
  constexpr long kVersionThree = 2;
  std::array<unsigned char, 8> serial{};
  if (RAND_bytes(serial.data(), static_cast<int>(serial.size())) != 1) return false;
  serial[0] &= 0x7FU;
  const std::unique_ptr<BIGNUM, decltype(&BN_free)> number(
      BN_bin2bn(serial.data(), static_cast<int>(serial.size()), nullptr), BN_free);
  X509_NAME* const name = X509_get_subject_name(certificate);
  const std::string common = "damath hall";
  return number != nullptr && X509_set_version(certificate, kVersionThree) == 1 &&
         BN_to_ASN1_INTEGER(number.get(), X509_get_serialNumber(certificate)) != nullptr &&
         // The certificate is valid from a day ago. So a station whose clock is up to a day late accepts it
         // too.
         X509_gmtime_adj(X509_getm_notBefore(certificate), -kDay) != nullptr &&
         X509_gmtime_adj(X509_getm_notAfter(certificate), 365 * kDay) != nullptr &&
         X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_UTF8,
                                    reinterpret_cast<const unsigned char*>(common.c_str()), -1, -1, 0) == 1 &&
         X509_set_issuer_name(certificate, name) == 1 && X509_set_pubkey(certificate, key) == 1 &&
         X509_sign(certificate, key, EVP_sha256()) > 0;
}

Answer<void> kept(const fs::path& path, BIO* memory) {
  char* bytes = nullptr;
  const long size = BIO_get_mem_data(memory, &bytes);
  return writeFile(path, {bytes, static_cast<std::size_t>(size)}, platform::Rights::Private);
}

}  // namespace

Answer<void> makeCertificate(const fs::path& folder) {
  const Key key(EVP_PKEY_Q_keygen(nullptr, nullptr, "EC", "P-256"), EVP_PKEY_free);
  const Certificate certificate(X509_new(), X509_free);
  const Memory ofKey(BIO_new(BIO_s_mem()), BIO_free);
  const Memory ofCertificate(BIO_new(BIO_s_mem()), BIO_free);
  const bool isMade =
      key && certificate && ofKey && ofCertificate && signCertificate(certificate.get(), key.get()) &&
      PEM_write_bio_PrivateKey(ofKey.get(), key.get(), nullptr, nullptr, 0, nullptr, nullptr) == 1 &&
      PEM_write_bio_X509(ofCertificate.get(), certificate.get()) == 1;
  if (!isMade) return refused(StationFault::CannotWrite, (folder / "server.crt").string(), "OpenSSL");
  if (auto written = kept(folder / "server.key", ofKey.get()); !written) return written;
  return kept(folder / "server.crt", ofCertificate.get());
}

}  // namespace damath::station
