import { parseArgs } from 'node:util';
import { ownSite } from '../own-site.ts';
import { isInstalled } from '../workspace.ts';
import { remoteApps } from '../workspace-remotes.ts';
import { DevError } from './dev-error.ts';

/** @param site that the repository of one remote names; null in the workspace */
export const usageIn = (
  site: string | null,
): string => `Usage: npm run dev -- ${site === null ? '<remote> ' : ''}[--shell <url>]

Serves ${site === null ? 'one' : 'the'} remote, built anew after each change, for a site that runs: your own, or a deployed one.
  --shell <url>  the site (default ${site ?? 'http://localhost:3000, or the PORT of the environment'})
  --json         the addresses as one line of JSON, once it is served`;

/** The site where none is named: of a repository of its own, else the one of this machine. */
const usualSite = (env: NodeJS.ProcessEnv): string => ownSite() ?? `http://localhost:${env.PORT ?? 3000}`;

/** How the tool is used in this repository. */
export const USAGE = usageIn(isInstalled ? usualSite(process.env) : null);

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
  const shell = (values.shell ?? usualSite(env)).replace(/\/$/, '');
  if (!URL.canParse(shell) || !/^https?:/.test(shell)) throw new DevError(`"${shell}" is no address of a site.`);
  return { app, name, shell };
}
