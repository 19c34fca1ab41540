import { once } from 'node:events';
import { tellReady } from '../outcome.ts';
import { wantsHelp } from '../wants-help.ts';
import { portOf, descriptorOf } from '../workspace-remotes.ts';
import { obstaclesAt, overrideAddress } from './ask-site.ts';
import { DevError } from './dev-error.ts';
import { isServed, startDevelopmentServer } from './development-server.ts';
import { readOptions, USAGE } from './options.ts';

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (wantsHelp(args)) {
    console.log(USAGE);
    process.disconnect?.();
    return;
  }
  const { app, name, shell } = await readOptions(args);
  const port = await portOf(app);
  if (port === null) throw new DevError(`webpack.config.mjs of ${app} names no port.`);
  const origin = `http://localhost:${port}`;
  const server = await startDevelopmentServer(app, port, shell);
  // The parent process has ended, or asks to stop.
  for (const event of ['disconnect', 'SIGINT', 'SIGTERM', 'SIGHUP']) process.on(event, () => server.kill('SIGTERM'));
  console.log(`Building ${app}`);
  const [isThere, obstacles] = await Promise.all([isServed(server, origin), obstaclesAt(shell, origin)]);
  if (isThere) await tell(app, name, origin, shell, obstacles);
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
  process.exitCode = server.exitCode ?? 0;
  process.disconnect?.();
}

async function tell(app: string, name: string, origin: string, shell: string, obstacles: string[]): Promise<void> {
  const { routes } = await descriptorOf(app);
  // The first page without parameters is the best to begin with.
  const page = routes.find(({ path }) => !path.includes(':'))?.path ?? '/home';
  const inSite = obstacles.length > 0 ? null : overrideAddress(shell, name, origin, page);
  console.log(`\n${app} alone:       ${origin}${page}`);
  if (inSite === null) console.log(`Not in a site yet. ${obstacles.join('\n')}`);
  else console.log(`In ${shell}: ${inSite}`);
  tellReady({ remote: name, alone: `${origin}${page}`, inSite, obstacles });
  console.log('Ctrl-C ends it.');
}

try {
  await main();
} catch (error) {
  console.error(error instanceof DevError ? error.message : error);
  process.exitCode = 1;
  process.disconnect?.();
}
