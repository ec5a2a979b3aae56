/** A server for one test: the test can stop the server and change its files. */
import { preview } from 'vite';

export interface OwnServer {
  readonly address: string;
  /** refuses new connections and closes the open ones */
  stop(): Promise<void>;
}

/** Serves a folder as `npm start` does, on a free port. */
export async function serve(folder: string): Promise<OwnServer> {
  const server = await preview({
    logLevel: 'silent',
    build: { outDir: folder },
    preview: { port: 0 },
  });
  return {
    address: server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '',
    async stop() {
      const { httpServer } = server;
      if ('closeAllConnections' in httpServer) httpServer.closeAllConnections();
      await server.close();
    },
  };
}
