/** Measures the memory use of a page. */
import type { CDPSession } from '@playwright/test';

/** Returns the heap in kB, and the counts of DOM nodes and listeners. The session needs `Performance.enable`. */
export async function memoryOf(client: CDPSession) {
  // One garbage collection is not enough: it clears weak references and calls finalisers. An object that a finaliser
  // has used stays until the next garbage collection.
  for (let i = 0; i < 3; i += 1) await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  const { metrics } = await client.send('Performance.getMetrics');
  const { Nodes: nodes = Number.NaN, JSEventListeners: listeners = Number.NaN } = Object.fromEntries(
    metrics.map(({ name, value }) => [name, value]),
  );
  return { heap: Math.round(usedSize / 1000), nodes, listeners };
}
