#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace core::together {

// Who somebody is in a room: what others know, and what only they have.
struct KeyPair {
    std::string open, secret;
};

// What is sealed with a room's key, and signed by one of its members. All are bytes.
class Seal {
public:
    static constexpr std::size_t key = 32, open = 32, secret = 64, signature = 64, meeting = 32;

    Seal() = default;
    Seal(const Seal&) = delete;
    Seal& operator=(const Seal&) = delete;
    virtual ~Seal() = default;

    virtual std::string random(std::size_t bytes) const = 0;
    virtual std::string hash(std::string_view text) const = 0;
    // Nobody without the key reads it, changes it, or puts it to another place.
    virtual std::string sealed(const std::string& key, std::string_view text,
                               std::string_view place) const = 0;
    virtual std::optional<std::string> opened(const std::string& key, std::string_view sealed,
                                              std::string_view place) const = 0;
    virtual KeyPair pair() const = 0;
    // A pair by which two agree on a key: either's secret and the other's open half give the same, and nobody
    // else has it. Empty: that is no open half.
    virtual KeyPair meetingPair() const = 0;
    virtual std::string agreed(const std::string& secret, const std::string& open) const = 0;
    virtual std::string signatureOf(const std::string& secret, std::string_view text) const = 0;
    virtual bool vouches(const std::string& open, std::string_view text,
                         const std::string& signature) const = 0;
};

// XChaCha20-Poly1305, Ed25519, X25519 and BLAKE2b of libsodium.
std::unique_ptr<Seal> sodiumSeal();

} // namespace core::together
