import type { CDPSession } from '@playwright/test';

/**
 * Runs the garbage collector, then calls a function with all remaining objects of the page's scripts. Returns the
 * number that the function returns. `ask`: source of the function. Its `this` is the array of the objects.
 */
export async function askObjects(client: CDPSession, ask: string): Promise<number> {
  const { result } = await client.send('Runtime.evaluate', { expression: 'Object.prototype' });
  if (!result.objectId) throw new Error('Object.prototype has no id');
  const { objects } = await client.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId,
    objectGroup: 'left',
  });
  if (!objects.objectId) throw new Error('the list of objects has no id');
  const { result: answer } = await client.send('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    functionDeclaration: ask,
    returnByValue: true,
  });
  await client.send('Runtime.releaseObjectGroup', { objectGroup: 'left' });
  return Number(answer.value);
}
