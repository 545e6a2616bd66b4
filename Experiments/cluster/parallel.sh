#!/usr/bin/env bash
# Counts an experiment in shards by GNU parallel, one at a time on each core, and merges them.
#   parallel.sh EXPERIMENT SHARDS PARTS DIR     the report goes to DIR/NAME, as that of `run` would
# Run it again after whatever stopped it: what PARTS holds is not counted again.
# The program is $SWIPELAB, or swipelab. PARALLEL="--jobs 4" and the like are options of parallel.
set -euo pipefail
if [ $# != 4 ]; then echo "usage: parallel.sh EXPERIMENT SHARDS PARTS DIR" >&2; exit 64; fi
program=${SWIPELAB:-swipelab} experiment=$1 shards=$2 parts=$3 folder=$4
log=$parts/joblog.tsv
trap 'exit 130' INT # else parallel, interrupted, would be tried again
"$program" check "$experiment" >/dev/null
mkdir -p "$parts"

# Shards to count, one a line. `missing` prints 1,5-7, and fails as long as there are no parts.
due() {
  local ranges range
  ranges=$("$program" missing "$parts" 2>/dev/null) || ranges=0-$((shards - 1))
  for range in ${ranges//,/ }; do seq "${range%-*}" "${range#*-}"; done
}

for _ in 1 2; do # two stages with "tune", else one: then nothing is due the second time
  list=$(due)
  if [ -z "$list" ]; then break; fi
  rm -f "$log" # parallel resumes by line numbers, whatever the jobs were: the log is of this list
  tries=1
  until parallel --will-cite --quote --joblog "$log" --resume-failed --halt soon,fail=1 \
    "$program" run "$experiment" --shard "{}/$shards" --out "$parts" --threads 1 <<<"$list"
  do
    code=$? # that of the shard: 64 to 78 (wrong usage, wrong input, full disk) would stay so
    if [ $tries = 5 ] || { [ $code -ge 64 ] && [ $code -le 78 ]; }; then exit $code; fi
    tries=$((tries + 1))
  done
done

# Nothing to count, unless the parts are of another experiment: then this says so and ends here.
"$program" run "$experiment" --shard "0/$shards" --out "$parts" --quiet
"$program" merge "$parts" --out "$folder"
