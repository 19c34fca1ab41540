import { bringFfmpeg } from '../ffmpeg.ts';
import { tellReady } from '../outcome.ts';
import { buildWhatChanged } from './build.ts';
import { assertPortIsFree } from './port.ts';
import { StartError } from './start-error.ts';
import { superviseServer } from './supervise.ts';

const DEMO_ACCOUNTS = ['fan@barg.example', 'performer@barg.example', 'operator@barg.example'];
const DEMO_PASSWORD = 'barg-demo-2026';

/** Builds what changed, starts the web tier with everything behind it, keeps it alive, and waits until it is stopped. */
async function main(): Promise<number> {
  const port = readPort();
  await assertPortIsFree(port, process.env.HOST || undefined);
  // In production nothing is installed without being asked for.
  if (process.env.NODE_ENV !== 'production') bringFfmpeg();
  await buildWhatChanged();
  const server = superviseServer(port);
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(event, server.stop);
  // The listener on the parent must not keep this process alive.
  process.channel?.unref();
  const url = await server.ready;
  if (url) announce(url);
  return server.ended;
}

function readPort(): number {
  const port = Number(process.env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new StartError(`PORT is "${process.env.PORT}", which is no port number: use one from 1 to 65535.`);
  }
  return port;
}

function announce(url: string): void {
  tellReady({ url });
  const lines = ['', `Barg is ready: ${url}`];
  if (process.env.NODE_ENV !== 'production') {
    lines.push(`Demo accounts: ${DEMO_ACCOUNTS.join(', ')} (password ${DEMO_PASSWORD})`);
  }
  console.log([...lines, 'Ctrl-C stops it.', ''].join('\n'));
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
