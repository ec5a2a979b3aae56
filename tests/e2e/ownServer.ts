/** A server of a test's own, which it may stop, and whose files it may change. */
import { preview } from 'vite';

export interface OwnServer {
  readonly address: string;
  /** takes no connection any more, and ends those that there are */
  stop(): Promise<void>;
}

/** Serves a folder as `npm start` does. */
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
