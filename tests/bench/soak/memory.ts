/** Measures what a page keeps in memory. */
import type { CDPSession } from '@playwright/test';

/** Collects the garbage first. Needs `Performance.enable`. `heap`: in kB. */
export async function memoryOf(client: CDPSession) {
  // Weak references and finalisers freed by one collection are garbage only for the next.
  for (let i = 0; i < 3; i += 1) await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  const { metrics } = await client.send('Performance.getMetrics');
  const { Nodes: nodes = Number.NaN, JSEventListeners: listeners = Number.NaN } = Object.fromEntries(
    metrics.map(({ name, value }) => [name, value]),
  );
  return { heap: Math.round(usedSize / 1000), nodes, listeners };
}
