import type { CDPSession } from '@playwright/test';

/**
 * Runs the garbage collector, then calls a function with all remaining objects of the page's scripts. Returns the
 * number that the function returns. `source`: source text of the function. Its `this` is the array of the objects.
 */
export async function queryObjects(client: CDPSession, source: string): Promise<number> {
  const { result } = await client.send('Runtime.evaluate', { expression: 'Object.prototype' });
  if (!result.objectId) throw new Error('Object.prototype has no id');
  const { objects } = await client.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId,
    objectGroup: 'remaining',
  });
  if (!objects.objectId) throw new Error('the list of objects has no id');
  const { result: returned } = await client.send('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    functionDeclaration: source,
    returnByValue: true,
  });
  await client.send('Runtime.releaseObjectGroup', { objectGroup: 'remaining' });
  return Number(returned.value);
}
