import { connect, createServer } from 'node:net';

export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject()));
    });
  });

/** Rejects after 10 s. */
export async function listening(port: number) {
  const tries = Array.from({ length: 100 }, (_, i) => i);
  for (const _ of tries) {
    const isOpen = await new Promise<boolean>(resolve => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      }).on('error', () => resolve(false));
    });
    if (isOpen) return;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  throw new Error(`No server listens on port ${port}`);
}
