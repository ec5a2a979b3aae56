import type { CDPSession } from '@playwright/test';

/**
 * Collects the garbage, then calls `ask` with all objects of the page's scripts that are left, and returns the result.
 * `ask`: source of a function that gets these objects as an array in `this` and returns a number.
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
