import process from 'node:process';
import { run } from './run.ts';

const FIRST_PORT = 4173;
const asked = process.env.PORT;
if (asked !== undefined && !/^\d{1,5}$/.test(asked)) {
  console.error(`PORT must be a number; it is "${asked}".`);
  process.exit(1);
}

await run('npm', ['run', '--silent', 'build']);

const { preview } = await import('vite');
try {
  const port = Number(asked ?? FIRST_PORT);
  const server = await preview({ preview: { port, strictPort: asked !== undefined } });
  console.log(`Why Not You? is at ${server.resolvedUrls?.local[0]}`);
} catch (error) {
  if (asked === undefined || !/in use|EADDRINUSE|EACCES/.test(String(error))) throw error;
  console.error(`Port ${asked} cannot be used. Choose another one: PORT=8080 npm start`);
  process.exit(1);
}
