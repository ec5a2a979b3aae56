/** A server of a test's own, which it may stop, and whose files it may change. */
import { test } from '@playwright/test';
import { preview } from 'vite';

const FIRST_PORT = Number(process.env.E2E_PORT ?? 4173) + 10;

export interface OwnServer {
  readonly address: string;
  /** takes no connection any more, and ends those that there are */
  stop(): Promise<void>;
}

/** Serves a folder as `npm start` does. */
export async function serve(folder: string): Promise<OwnServer> {
  const port = FIRST_PORT + test.info().parallelIndex;
  const server = await preview({
    logLevel: 'silent',
    build: { outDir: folder },
    preview: { port, strictPort: true },
  });
  return {
    address: `http://127.0.0.1:${port}`,
    async stop() {
      const { httpServer } = server;
      if ('closeAllConnections' in httpServer) httpServer.closeAllConnections();
      await server.close();
    },
  };
}
