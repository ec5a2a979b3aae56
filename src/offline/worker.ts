/** The service worker, seen from a page: it is registered here, and told what to do. */
import { WORKER } from '../../deploy/headers.ts';
import { type Answer, type Kept, type Order, type Part, WHICH_RELEASE } from '../worker/messages.ts';

/** Milliseconds: what is fetched may come over a slow line. */
const LIMIT = { keep: 300_000, count: 10_000, tidy: 30_000, has: 10_000 };

/** The security policy lets no other address become a worker's: see deploy/headers.ts. */
const trusted = globalThis.window?.trustedTypes?.createPolicy('service-worker', {
  createScriptURL: () => WORKER.path,
});

/** The address of the script that this page began with: every release has another one. */
const entry = () => {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? new URL(script.src).pathname : '';
};

/** Resolves when a worker runs or waits; rejects if the browser has thrown it away, as where its files do not fit. */
export const installed = (worker: ServiceWorker) =>
  new Promise<void>((resolve, reject) => {
    const look = () => {
      if (worker.state === 'installed' || worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The service worker could not be installed'));
    };
    worker.addEventListener('statechange', look);
    look();
  });

let opened: Promise<ServiceWorkerRegistration> | undefined;

async function register(): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', ({ data, ports: [port] }) => {
    if (data === WHICH_RELEASE) port?.postMessage(entry());
  });
  serviceWorker.startMessages();
  const address = trusted?.createScriptURL(WORKER.path) ?? WORKER.path;
  const registration = await serviceWorker.register(address, { updateViaCache: 'none' });
  if (registration.installing && !registration.active) await installed(registration.installing);
  return registration;
}

/** Registers the worker, once, and resolves when it is there. Rejects where a browser has none or keeps nothing. */
export async function openWorker(): Promise<ServiceWorkerRegistration> {
  opened ??= register();
  try {
    return await opened;
  } catch (cause) {
    opened = undefined; // there may be room later
    throw cause;
  }
}

/** Gives a worker an order and resolves with its answer; rejects if it fails or does not answer in time. */
export const tell = (worker: ServiceWorker, order: Order) =>
  new Promise<Kept>((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    const limit = setTimeout(
      () => reject(new Error(`No answer to "${order.type}" from the service worker`)),
      LIMIT[order.type],
    );
    port1.onmessage = ({ data }: MessageEvent<Answer>) => {
      clearTimeout(limit);
      port1.close();
      if ('error' in data) reject(new Error(data.error));
      else resolve(data);
    };
    worker.postMessage(order, [port2]);
  });

/** Keeps parts of the site on this device. Resolves with what is there then; rejects where it is not kept. */
export async function keep(parts: readonly Part[]): Promise<Kept> {
  const { active, waiting } = await openWorker();
  const worker = active ?? waiting;
  if (!worker) throw new Error('There is no service worker');
  return tell(worker, { type: 'keep', parts });
}

/** Is this page of the release that a worker is of? */
export const isOfThisPage = async (worker: ServiceWorker) =>
  (await tell(worker, { type: 'has', url: entry() })).missing === 0;

/** What of these parts is kept on this device, without asking for any of it. */
export async function countKept(parts: readonly Part[]): Promise<Kept | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration?.active ? tell(registration.active, { type: 'count', parts }) : undefined;
}
