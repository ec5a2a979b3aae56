type Lane = Readonly<Record<string, () => void | Promise<void>>>;

/** One list of lanes after another; the lanes of a list run at the same time. */
export async function runLanes(stages: readonly (readonly Lane[])[]): Promise<void> {
  const durations: string[] = [];
  const runLane = async (lane: Lane) => {
    for (const [name, part] of Object.entries(lane)) {
      const start = performance.now();
      await part();
      durations.push(`${String(Math.round((performance.now() - start) / 1000)).padStart(6)} s  ${name}`);
    }
  };
  for (const lanes of stages) await Promise.all(lanes.map(runLane));
  console.log(`\n${durations.join('\n')}`);
}
