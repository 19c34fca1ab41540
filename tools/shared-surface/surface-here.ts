import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sharedRequests, versionOf } from '../webpack/shared.mjs';
import { isInstalled, WORKSPACE } from '../workspace.ts';
import { surfaceSchema, type Surface } from '@barg/releases';
import { workspaceSurface } from './workspace-surface.ts';

/** In each published library: what a shell lends of it, with the types of its sources. */
export const LENT_FILE = 'lent.json';

const packageOf = (request: string): string => request.split('/').slice(0, 2).join('/');

/** As the packages bring it along, each in its own version. */
async function installedSurface(): Promise<Surface> {
  const ours = [...new Set(sharedRequests.filter((request) => request.startsWith('@barg/')).map(packageOf))];
  const lent = await Promise.all(
    ours.map(async (name) => {
      const text = await readFile(path.join(WORKSPACE, 'node_modules', name, LENT_FILE), 'utf8');
      return surfaceSchema.parse(JSON.parse(text));
    }),
  );
  const theirs = sharedRequests.map((request) => [request, { version: versionOf(request), exports: {} }] as const);
  return { ...Object.fromEntries(theirs), ...Object.assign({}, ...lent) };
}

/** What a shell of this workspace shares, or one of the site that the installed packages come from. */
export const surfaceHere = (): Promise<Surface> => (isInstalled ? installedSurface() : workspaceSurface());
