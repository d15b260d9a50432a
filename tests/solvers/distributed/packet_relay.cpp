// Simulates a network between machines with a latency and a limited number of bytes per second. Each machine is
// a network namespace. The program is needed because not every kernel has the delaying queue of `tc`.
//
// packet_relay NAME MACHINES MICROSECONDS BYTES_PER_SECOND creates the devices NAME1 to NAMEn, and prints
// "ready". Then it passes packets between the devices until it is killed. A packet to an address that ends in K
// goes to NAMEk, in whichever namespace that device is.
#include <fcntl.h>
#include <linux/if.h>
#include <linux/if_tun.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <string>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;

struct Packet {
  Clock::time_point arrives;
  std::vector<char> bytes;
};

struct Machine {
  int device = -1;
  Clock::time_point sending{};    // time until which the device's outgoing line is busy
  Clock::time_point receiving{};  // time until which the device's incoming line is busy
  std::deque<Packet> coming;
};

[[noreturn]] void fail(const char* what) {
  std::perror(what);
  std::exit(EXIT_FAILURE);
}

int openDevice(const std::string& name) {
  const int device = open("/dev/net/tun", O_RDWR | O_NONBLOCK | O_CLOEXEC);
  if (device < 0) fail("/dev/net/tun");
  ifreq request{};
  request.ifr_flags = IFF_TUN | IFF_NO_PI;
  std::strncpy(request.ifr_name, name.c_str(), IFNAMSIZ - 1);
  if (ioctl(device, TUNSETIFF, &request) < 0) fail(name.c_str());
  return device;
}

struct Network {
  std::vector<Machine> machines;
  Clock::duration delay;
  double bytesPerSecond;

  void take(Machine& sender, const char* bytes, std::size_t size) {
    constexpr std::size_t lastByteOfAddress = 19;  // offset of the last byte of the receiver's address (IPv4)
    if (size <= lastByteOfAddress || (bytes[0] & 0xf0) != 0x40) return;
    const auto number = static_cast<std::size_t>(static_cast<unsigned char>(bytes[lastByteOfAddress]));
    if (number < 1 || number > machines.size()) return;
    Machine& receiver = machines[number - 1];
    const auto taking =
        std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(static_cast<double>(size) / bytesPerSecond));
    sender.sending = receiver.receiving = std::max({Clock::now(), sender.sending, receiver.receiving}) + taking;
    receiver.coming.push_back({receiver.receiving + delay, {bytes, bytes + size}});
  }

  void readAll() {
    std::array<char, 65536> buffer;
    for (Machine& each : machines)
      for (ssize_t size = 0; (size = read(each.device, buffer.data(), buffer.size())) > 0;)
        take(each, buffer.data(), static_cast<std::size_t>(size));
  }

  /// Delivers the packets that are due. A packet for a device that is down is lost, as on any network.
  void deliver() {
    for (Machine& each : machines)
      for (; !each.coming.empty() && each.coming.front().arrives <= Clock::now(); each.coming.pop_front())
        if (write(each.device, each.coming.front().bytes.data(), each.coming.front().bytes.size()) < 0) continue;
  }

  void wait() const {
    std::vector<pollfd> devices;
    auto until = Clock::now() + std::chrono::seconds(1);
    for (const Machine& each : machines) {
      devices.push_back({each.device, POLLIN, 0});
      if (!each.coming.empty()) until = std::min(until, each.coming.front().arrives);
    }
    const auto left = std::max(Clock::duration::zero(), until - Clock::now());
    const timespec pause{0, static_cast<long>(std::min<std::int64_t>(left.count(), 999'999'999))};
    ppoll(devices.data(), devices.size(), &pause, nullptr);
  }
};

}  // namespace

int main(int count, char** arguments) {
  if (count != 5) {
    std::fputs("packet_relay NAME MACHINES MICROSECONDS BYTES_PER_SECOND\n", stderr);
    return 2;
  }
  Network network{{}, std::chrono::microseconds(std::atol(arguments[3])), std::atof(arguments[4])};
  for (int number = 1; number <= std::atoi(arguments[2]); ++number)
    network.machines.push_back({openDevice(arguments[1] + std::to_string(number)), {}, {}, {}});
  std::puts("ready");
  std::fflush(stdout);
  for (;;) {
    network.wait();
    network.readAll();
    network.deliver();
  }
}
