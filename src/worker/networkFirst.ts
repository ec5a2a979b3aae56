/** Time in ms after which a silent network counts as offline. */
const NETWORK_TIMEOUT = 3000;

const wait = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds));

/**
 * Returns the network's response if it arrives in time with a status below 500. Otherwise returns the response of
 * `kept`, from the offline copy. If the copy has none, waits for the network's response, whatever its status; rejects
 * if the network fails.
 */
export async function networkFirst(
  network: () => Promise<Response>,
  kept: () => Promise<Response | undefined>,
): Promise<Response> {
  const answer = network();
  const usable = answer.then(
    response => (response.status < 500 ? response : undefined),
    () => undefined,
  );
  const inTime = await Promise.race([usable, wait(NETWORK_TIMEOUT)]);
  return inTime ?? (await kept().catch(() => undefined)) ?? answer;
}
