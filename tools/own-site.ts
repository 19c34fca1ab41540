import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isInstalled, WORKSPACE } from './workspace.ts';

/** The site that a package names as its own, `barg.site` of its package.json; undefined when it names none. */
export function siteOf(manifest: string): string | undefined {
  const { barg } = JSON.parse(manifest) as { barg?: { site?: unknown } };
  return typeof barg?.site === 'string' ? barg.site : undefined;
}

/** The site that a remote's own repository was made for; undefined in this workspace. */
export const ownSite = (): string | undefined =>
  isInstalled ? siteOf(readFileSync(path.join(WORKSPACE, 'package.json'), 'utf8')) : undefined;
