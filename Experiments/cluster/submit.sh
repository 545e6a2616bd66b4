#!/usr/bin/env bash
# Submits an experiment to Slurm: its shards as a job array, and a merge once all are there.
#   submit.sh EXPERIMENT SHARDS PARTS DIR       the report goes to DIR/NAME, as that of `run` would
# Run it again when jobs failed for good: only shards that are missing are submitted.
# The program is $SWIPELAB, or swipelab; all paths must be the same on every node. Time, memory,
# partition: SBATCH_TIMELIMIT, SBATCH_MEM_PER_CPU, SBATCH_PARTITION and so on, which sbatch reads.
set -euo pipefail
if [ $# != 4 ]; then echo "usage: submit.sh EXPERIMENT SHARDS PARTS DIR" >&2; exit 64; fi
program=${SWIPELAB:-swipelab} experiment=$1 shards=$2 parts=$3 folder=$4
here=$(cd "$(dirname "$0")" && pwd)
all=0-$((shards - 1))
after=()
"$program" check "$experiment" >/dev/null # better here than in every task
mkdir -p "$parts"

# submit WHAT ARGUMENT...: a job that starts once the one before it has succeeded.
submit() {
  local id
  id=$(sbatch --parsable "${after[@]}" "${@:2}")
  id=${id%%;*} # a cluster's name may follow
  after=("--dependency=afterok:$id" --kill-on-invalid-dep=yes)
  echo "$1: job $id"
}
shards() {
  submit "shards $1" --array="$1" --output="$parts/slurm-%A_%a.log" "$here/shard.sbatch" \
    "$program" "$experiment" "$shards" "$parts"
}

# `missing` prints 1,5-7, and fails as long as there are no parts.
due=$("$program" missing "$parts" 2>/dev/null) || due=$all
if [ -z "$due" ]; then
  # Nothing to do, unless the parts are of another experiment: then this says so and ends here.
  "$program" run "$experiment" --shard "0/$shards" --out "$parts" --quiet
else
  shards "$due"
  # There are two stages. A shard that has none left takes no time.
  shards "$all"
fi
submit "merge" --job-name=swipelab-merge --output="$parts/slurm-%j.log" \
  --wrap "$(printf '%q ' "$program" merge "$parts" --out "$folder")"
