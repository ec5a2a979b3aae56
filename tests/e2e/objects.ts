import type { CDPSession } from '@playwright/test';

/**
 * Asks all objects of the page's scripts that are left once the garbage is collected: what `ask` returns, the source of
 * a function whose `this` is the list of them.
 */
export async function askObjects(client: CDPSession, ask: string): Promise<number> {
  const { result } = await client.send('Runtime.evaluate', { expression: 'Object.prototype' });
  if (!result.objectId) throw new Error('Object.prototype has no id');
  const { objects } = await client.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId,
    objectGroup: 'left',
  });
  if (!objects.objectId) throw new Error('what is left has no id');
  const { result: answer } = await client.send('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    functionDeclaration: ask,
    returnByValue: true,
  });
  await client.send('Runtime.releaseObjectGroup', { objectGroup: 'left' });
  return Number(answer.value);
}
