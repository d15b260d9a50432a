#!/usr/bin/env bash
# Runs kotai-mpi on several simulated machines with their own addresses, sockets and disks. An agent starts the ranks,
# as on a cluster. The machines are network namespaces, joined by a network with a given delay and speed.
#
# tests/machines.sh [MACHINES] [VARIANT] [MICROSECONDS] [BYTES_PER_SECOND] [BUILD]: solves the variant, gathers the
# shards, compares the values with those of kotai-cli, and prints the report of the run. Defaults: 2 machines,
# dodgem:4x4, 1 ms, 1 Gbit/s, build/release. Exits with 77 if namespaces cannot be created.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

machines=${1:-2} variant=${2:-dodgem:4x4} delay=${3:-1000} speed=${4:-125000000} build=$(realpath "${5:-build/release}")
relay=$build/tests/solvers/packet_relay

not_here() {
  printf '%s\n' "$*" >&2
  exit 77
}
[[ $(id -u) -eq 0 ]] || not_here "Network namespaces need root."
[[ -c /dev/net/tun ]] || not_here "Networks of namespaces need /dev/net/tun."
for program in ip mpirun; do
  command -v "$program" >/dev/null || not_here "There is no $program here (packages iproute2, openmpi-bin)."
done

work=$(mktemp -d)
name=kotai$$m
relay_process=
clean_up() {
  [[ -z $relay_process ]] || kill "$relay_process" 2>/dev/null || true
  for ((machine = 1; machine <= machines; ++machine)); do ip netns delete "$name$machine" 2>/dev/null || true; done
  rm -rf "$work"
}
trap clean_up EXIT

ip netns add "${name}1" 2>"$work/reason" || not_here "No network namespace can be made here: $(cat "$work/reason")"
mkfifo "$work/ready"
"$relay" "$name" "$machines" "$delay" "$speed" >"$work/ready" &
relay_process=$!
read -r _ <"$work/ready" || not_here "No network can be made here."
# The folder has the same path on every machine, but is on a different disk.
mkdir "$work/data" "$work/alone"
for ((machine = 1; machine <= machines; ++machine)); do
  mkdir "$work/disk$machine" "$work/tmp$machine"
  ((machine == 1)) || ip netns add "$name$machine"
  ip link set "$name$machine" netns "$name$machine"
  ip -n "$name$machine" address add "10.77.0.$machine/24" dev "$name$machine"
  ip -n "$name$machine" link set "$name$machine" mtu 60000 up  # large packets, so that the relay does not limit the speed
  ip -n "$name$machine" link set lo up
  printf '10.77.0.%d slots=1\n' "$machine" >>"$work/hosts"
done
# agent HOST COMMAND...: runs a command on a machine, like ssh.
cat >"$work/agent" <<EOF
#!/bin/sh
machine=\${1##*.}
shift
export TMPDIR='$work/tmp'\$machine  # two daemons of Open MPI that make one folder at once fail
exec ip netns exec "$name\$machine" sh -c "mount --bind '$work/disk\$machine' '$work/data' && \$*"
EOF
chmod +x "$work/agent"

export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
"$work/agent" 10.77.0.1 mpirun --hostfile "$work/hosts" --map-by node --bind-to none -n "$machines" \
  --mca plm_rsh_agent "$work/agent" --mca btl tcp,self --mca btl_tcp_if_include 10.77.0.0/24 --mca oob_tcp_if_include 10.77.0.0/24 \
  "$build/bin/kotai-mpi" solve "$variant" --data "$work/data" --threads 1 --json

others=()
for ((machine = 2; machine <= machines; ++machine)); do others+=(--from "$work/disk$machine"); done
"$build/bin/kotai-cli" gather "$variant" --data "$work/disk1" "${others[@]}" >&2
"$build/bin/kotai-cli" solve "$variant" --data "$work/alone" >&2
# of_values FOLDER: a checksum of all values, whatever the order of the tiers in the file.
of_values() { "$build/bin/kotai-cli" stats "$variant" --data "$1" --json | sed -n 's/.*"checksum": "\(.*\)".*/\1/p'; }
together=$(of_values "$work/disk1")
alone=$(of_values "$work/alone")
if [[ -z $alone || $together != "$alone" ]]; then
  printf 'The values of %d machines have the checksum %s, those of one %s\n' "$machines" "$together" "$alone" >&2
  exit 1
fi
printf 'All values are those of one machine (%s).\n' "$alone"
