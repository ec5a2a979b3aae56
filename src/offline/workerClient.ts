import { WORKER } from '../hosting/headers.ts';
import {
  type Answer,
  ask,
  type Kept,
  type Order,
  type Part,
  type WorkerMessage,
} from '../worker/messages.ts';

/**
 * Timeouts for the worker's answer, in ms, by type of order. `keep` downloads files, possibly over a slow connection.
 */
const TIMEOUTS = { keep: 300_000, count: 10_000, tidy: 30_000, has: 10_000 };

/** The Trusted Types policy that creates the worker's script URL. src/hosting/headers.ts allows this policy. */
const trusted = globalThis.window?.trustedTypes?.createPolicy('service-worker', {
  createScriptURL: () => WORKER.path,
});

/** Returns the path of this page's entry script; '' if there is none. The path differs in every release. */
const entry = () => {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? new URL(script.src).pathname : '';
};

/**
 * Resolves when the worker is installed or active. Rejects if the browser discards the worker, for example for lack of
 * storage.
 */
export const installed = (worker: ServiceWorker) =>
  new Promise<void>((resolve, reject) => {
    const look = () => {
      if (worker.state === 'installed' || worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The service worker could not be installed'));
    };
    worker.addEventListener('statechange', look);
    look();
  });

/** Path of the last file that a worker refused, because it arrives wrong (`ifRight` in worker/copy.ts). */
let refused: string | undefined;

export const refusedFile = () => refused;

function answerTo(message: WorkerMessage): string {
  if (message.type === 'which release') return entry();
  refused = message.url;
  return refused;
}

let opened: Promise<ServiceWorkerRegistration> | undefined;

async function register(): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', ({ data, ports: [port] }) => port?.postMessage(answerTo(data)));
  serviceWorker.startMessages();
  const address = trusted?.createScriptURL(WORKER.path) ?? WORKER.path;
  const registration = await serviceWorker.register(address, { updateViaCache: 'none' });
  if (registration.installing && !registration.active) await installed(registration.installing);
  return registration;
}

/**
 * Registers the service worker once and resolves with its registration. Rejects if the browser has no service workers
 * or blocks storage.
 */
export async function openWorker(): Promise<ServiceWorkerRegistration> {
  opened ??= register();
  try {
    return await opened;
  } catch (cause) {
    opened = undefined; // the next call tries again: registering also fails on a full device, which may have space by then
    throw cause;
  }
}

export async function tell(worker: ServiceWorker, order: Order): Promise<Kept> {
  const answer = await ask<Answer>(worker, order, TIMEOUTS[order.type]);
  if ('error' in answer) throw new Error(answer.error);
  return answer;
}

/**
 * Stores parts of the site in the offline copy. In the result, `missing` counts refused files and files that the browser
 * has deleted since. Rejects if there is no worker, or if a download fails or exceeds the timeout.
 */
export async function keep(parts: readonly Part[]): Promise<Kept> {
  refused = undefined;
  const { active, waiting } = await openWorker();
  const worker = active ?? waiting;
  if (!worker) throw new Error('There is no service worker');
  return tell(worker, { type: 'keep', parts });
}

export const isOfThisPage = async (worker: ServiceWorker) =>
  (await tell(worker, { type: 'has', url: entry() })).missing === 0;

/**
 * Counts the files of these parts in the offline copy. Downloads nothing. Resolves with undefined if no worker is
 * active.
 */
export async function countKept(parts: readonly Part[]): Promise<Kept | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration?.active ? tell(registration.active, { type: 'count', parts }) : undefined;
}
