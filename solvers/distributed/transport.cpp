#include "solvers/distributed/transport.h"

#include <mpi.h>

#include <cstdlib>
#include <stdexcept>

namespace kotai::distributed {

struct Transport::Outgoing {
  Bytes bytes;
  MPI_Request request = MPI_REQUEST_NULL;
};

Transport::Transport() {
  int level = MPI_THREAD_SINGLE;
  if (MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &level) != MPI_SUCCESS || level < MPI_THREAD_FUNNELED)
    throw std::runtime_error("this MPI does not work beside threads");
  MPI_Comm_rank(MPI_COMM_WORLD, &m_rank);
  MPI_Comm_size(MPI_COMM_WORLD, &m_ranks);
  MPI_Comm here = MPI_COMM_NULL;
  MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, m_rank, MPI_INFO_NULL, &here);
  MPI_Comm_size(here, &m_ranksHere);
  MPI_Comm_free(&here);
}

Transport::~Transport() { MPI_Finalize(); }

std::vector<Hello> Transport::gather(const Hello& own) const {
  std::vector<Hello> all(m_rank == 0 ? static_cast<std::size_t>(m_ranks) : 0);
  MPI_Gather(&own, sizeof own, MPI_BYTE, all.data(), sizeof own, MPI_BYTE, 0, MPI_COMM_WORLD);
  return all;
}

bool Transport::agree(bool proceed) const {
  int said = proceed ? 1 : 0;
  MPI_Bcast(&said, 1, MPI_INT, 0, MPI_COMM_WORLD);
  return said != 0;
}

std::vector<std::uint64_t> Transport::sum(const std::vector<std::uint64_t>& own) const {
  std::vector<std::uint64_t> all(own.size(), 0);
  MPI_Reduce(own.data(), all.data(), static_cast<int>(own.size()), MPI_UINT64_T, MPI_SUM, 0, MPI_COMM_WORLD);
  return all;
}

void Transport::send(int to, MessageKind kind, Bytes bytes) {
  if (to == m_rank) return m_local.push_back({kind, std::move(bytes)});
  if (bytes.size() > 0x7fff'ffffU) throw std::runtime_error("a message between ranks is too long");
  m_bytesSent += bytes.size();
  auto& outgoing = *m_outgoing.emplace_back(std::make_unique<Outgoing>());
  outgoing.bytes = std::move(bytes);
  MPI_Isend(outgoing.bytes.data(), static_cast<int>(outgoing.bytes.size()), MPI_BYTE, to, static_cast<int>(kind), MPI_COMM_WORLD,
            &outgoing.request);
}

void Transport::forgetSent() {
  m_outgoing.remove_if([](const std::unique_ptr<Outgoing>& outgoing) {
    int sent = 0;
    MPI_Test(&outgoing->request, &sent, MPI_STATUS_IGNORE);
    return sent != 0;
  });
}

bool Transport::isSending() {
  forgetSent();
  return !m_outgoing.empty() || !m_local.empty();
}

bool Transport::receive(const Handler& handle) {
  bool any = false;
  for (; !m_local.empty(); any = true) {
    const Local message = std::move(m_local.front());
    m_local.pop_front();
    handle(m_rank, message.kind, message.bytes);
  }
  for (;; any = true) {
    int arrived = 0;
    MPI_Status status;
    MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &arrived, &status);
    if (arrived == 0) break;
    int count = 0;
    MPI_Get_count(&status, MPI_BYTE, &count);
    Bytes bytes(static_cast<std::size_t>(count));
    MPI_Recv(bytes.data(), count, MPI_BYTE, status.MPI_SOURCE, status.MPI_TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    m_bytesReceived += bytes.size();
    handle(status.MPI_SOURCE, static_cast<MessageKind>(status.MPI_TAG), bytes);
  }
  forgetSent();
  return any;
}

void Transport::abort() const {
  MPI_Abort(MPI_COMM_WORLD, 1);
  std::abort();
}

}  // namespace kotai::distributed
