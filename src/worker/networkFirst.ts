/** Milliseconds after which a network that says nothing counts as none. */
const PATIENCE = 3000;

const wait = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds));

/**
 * What the network answers, if it does so in time and does not fail; else what is kept. Where nothing is kept it is
 * the network's answer whatever it is, and its rejection too.
 */
export async function networkFirst(
  network: () => Promise<Response>,
  kept: () => Promise<Response | undefined>,
): Promise<Response> {
  const answer = network();
  const known = answer.then(
    response => (response.status < 500 ? response : undefined),
    () => undefined,
  );
  const inTime = await Promise.race([known, wait(PATIENCE)]);
  return inTime ?? (await kept().catch(() => undefined)) ?? answer;
}
