#include "core/together/seal.h"

#include <sodium.h>

#include <stdexcept>

namespace core::together {

namespace {

unsigned char* raw(std::string& bytes) {
    return reinterpret_cast<unsigned char*>(bytes.data());
}

const unsigned char* raw(std::string_view bytes) {
    return reinterpret_cast<const unsigned char*>(bytes.data());
}

class SodiumSeal final : public Seal {
public:
    SodiumSeal() {
        if (sodium_init() < 0) throw std::runtime_error("libsodium");
    }
    std::string random(std::size_t bytes) const override {
        std::string made(bytes, '\0');
        randombytes_buf(made.data(), made.size());
        return made;
    }
    std::string hash(std::string_view text) const override {
        std::string made(crypto_generichash_BYTES, '\0');
        crypto_generichash(raw(made), made.size(), raw(text), text.size(), nullptr, 0);
        return made;
    }
    std::string sealed(const std::string& with, std::string_view text,
                       std::string_view place) const override {
        auto all = random(nonce);
        all.resize(nonce + text.size() + tag);
        crypto_aead_xchacha20poly1305_ietf_encrypt(raw(all) + nonce, nullptr, raw(text), text.size(),
                                                   raw(place), place.size(), nullptr, raw(all), raw(with));
        return all;
    }
    std::optional<std::string> opened(const std::string& with, std::string_view given,
                                      std::string_view place) const override {
        if (given.size() < nonce + tag) return {};
        std::string text(given.size() - nonce - tag, '\0');
        if (crypto_aead_xchacha20poly1305_ietf_decrypt(raw(text), nullptr, nullptr, raw(given) + nonce,
                                                       given.size() - nonce, raw(place), place.size(),
                                                       raw(given), raw(with)) != 0)
            return {};
        return text;
    }
    KeyPair pair() const override {
        KeyPair made{std::string(crypto_sign_PUBLICKEYBYTES, '\0'),
                     std::string(crypto_sign_SECRETKEYBYTES, '\0')};
        crypto_sign_keypair(raw(made.open), raw(made.secret));
        return made;
    }
    KeyPair meetingPair() const override {
        KeyPair made{std::string(crypto_scalarmult_BYTES, '\0'), random(crypto_scalarmult_SCALARBYTES)};
        crypto_scalarmult_base(raw(made.open), raw(made.secret));
        return made;
    }
    std::string agreed(const std::string& own, const std::string& theirs) const override {
        std::string made(crypto_scalarmult_BYTES, '\0');
        const bool are = own.size() == meeting && theirs.size() == meeting &&
                         crypto_scalarmult(raw(made), raw(own), raw(theirs)) == 0;
        return are ? made : std::string();
    }
    std::string signatureOf(const std::string& own, std::string_view text) const override {
        std::string made(signature, '\0');
        crypto_sign_detached(raw(made), nullptr, raw(text), text.size(), raw(own));
        return made;
    }
    bool vouches(const std::string& who, std::string_view text, const std::string& by) const override {
        return who.size() == open && by.size() == signature &&
               crypto_sign_verify_detached(raw(by), raw(text), text.size(), raw(who)) == 0;
    }

private:
    static constexpr std::size_t nonce = crypto_aead_xchacha20poly1305_ietf_NPUBBYTES,
                                 tag = crypto_aead_xchacha20poly1305_ietf_ABYTES;
    static_assert(key == crypto_aead_xchacha20poly1305_ietf_KEYBYTES && open == crypto_sign_PUBLICKEYBYTES &&
                  secret == crypto_sign_SECRETKEYBYTES && signature == crypto_sign_BYTES &&
                  meeting == crypto_scalarmult_BYTES && meeting == crypto_scalarmult_SCALARBYTES);
};

} // namespace

std::unique_ptr<Seal> sodiumSeal() {
    return std::make_unique<SodiumSeal>();
}

} // namespace core::together
