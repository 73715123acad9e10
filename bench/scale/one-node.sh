#!/bin/sh
# A Slurm cluster of this machine alone, from Debian's packages slurm-wlm and munge: for trying, in a container that is
# thrown away. Needs root. Starts what is not running yet, and ends when the node takes jobs.
#
#   apt-get install slurm-wlm munge
#   sh bench/scale/one-node.sh
set -eu

name=$(hostname -s)
processors=$(nproc)

install -d -o munge -g munge /run/munge /var/lib/munge /var/log/munge
if [ ! -s /etc/munge/munge.key ]; then
  install -o munge -g munge -m 400 /dev/null /etc/munge/munge.key
  dd if=/dev/urandom of=/etc/munge/munge.key bs=1024 count=1 2>/dev/null
fi
pgrep -x munged >/dev/null || runuser -u munge -- munged

install -d /etc/slurm /var/spool/slurmctld /var/spool/slurmd
cat >/etc/slurm/slurm.conf <<END
ClusterName=one-node
SlurmctldHost=$name
SlurmUser=root
StateSaveLocation=/var/spool/slurmctld
SlurmdSpoolDir=/var/spool/slurmd
SlurmctldPidFile=/run/slurmctld.pid
SlurmdPidFile=/run/slurmd.pid
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
MpiDefault=none
ReturnToService=2
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
NodeName=$name CPUs=$processors State=UNKNOWN
PartitionName=all Nodes=$name Default=YES MaxTime=INFINITE State=UP
END
pgrep -x slurmctld >/dev/null || slurmctld
pgrep -x slurmd >/dev/null || slurmd

tries=0
until [ "$(sinfo --noheader --format=%t 2>/dev/null)" = idle ]; do
  tries=$((tries + 1))
  if [ "$tries" -gt 60 ]; then
    sinfo >&2 || true
    echo "the node takes no jobs; see /var/log/slurm" >&2
    exit 1
  fi
  sleep 1
done
sinfo
