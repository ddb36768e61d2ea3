#!/bin/sh
#SBATCH --array=1-16
#SBATCH --cpus-per-task=4
#SBATCH --time=01:00:00
#SBATCH --requeue
# A field as a job array. What is ended before its time goes on when it is queued again.
set -e
: "${DECK:=deck.txt}" "${FIELD:=lists}" "${GAMES:=100000}" "${SEED:=7}"
mkdir -p parts
exec scouter match "$DECK" --field "$FIELD" --games "$GAMES" --seed "$SEED" --jobs "$SLURM_CPUS_PER_TASK" \
  --shard "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT" --resume "parts/$SLURM_ARRAY_TASK_ID.part" --no-time
