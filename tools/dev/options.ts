import { parseArgs } from 'node:util';
import { ownSite } from '../own-site.ts';
import { isInstalled } from '../workspace.ts';
import { remoteApps } from '../workspace-remotes.ts';
import { DevError } from './dev-error.ts';

export const USAGE = `Usage: npm run dev -- ${isInstalled ? '' : '<remote> '}[--shell <url>]

Serves one remote, built anew after each change, for a site that runs: your own, or a deployed one.
  --shell <url>  the site (default http://localhost:3000, or the PORT of the environment; in a repository of its own
                 the site that its package.json names)
  --json         the addresses as one line of JSON, once it is served`;

export interface DevOptions {
  /** The folder below apps/. */
  app: string;
  name: string;
  /** The site's URL, without a slash at the end. */
  shell: string;
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { shell: { type: 'string' } } });
  } catch (error) {
    throw new DevError(`${(error as Error).message}\n${USAGE}`);
  }
}

export async function readOptions(args: string[], env: NodeJS.ProcessEnv = process.env): Promise<DevOptions> {
  const { values, positionals } = parse(args);
  const apps = await remoteApps();
  // A repository of its own has one.
  const [given = isInstalled ? apps[0] : undefined, ...others] = positionals;
  if (!given || others.length > 0) throw new DevError(USAGE);
  const name = given.replace(/-remote$/, '');
  const app = apps.find((folder) => folder === `${name}-remote`);
  if (!app) throw new DevError(`There is no remote "${given}" here: ${apps.join(', ')}.`);
  const shell = (values.shell ?? ownSite() ?? `http://localhost:${env.PORT ?? 3000}`).replace(/\/$/, '');
  if (!URL.canParse(shell) || !/^https?:/.test(shell)) throw new DevError(`"${shell}" is no address of a site.`);
  return { app, name, shell };
}
