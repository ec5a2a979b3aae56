import type { CDPSession } from '@playwright/test';

/**
 * Collects the garbage, then calls `ask` with all objects of the page's scripts that are left, and returns its result.
 * `ask` is the source of a function; its `this` is the list of the objects.
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
