import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestContext } from 'node:test';
import { readEdgeConfig } from '@barg/edge';
import { openRemotes } from '../../../apps/edge/src/remotes/open-remotes.ts';
import { SHELL_FILE } from '@barg/contract/schemas';
import { createDeployment, shellFiles } from '../../../apps/edge/src/testing/deployment.ts';
import { openEdge } from '../../../apps/edge/src/testing/open-edge.ts';
import { SURFACE_FILE, type Surface } from '@barg/releases';

/** A folder, deleted after the test. */
export async function folderFor(t: TestContext): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'barg-deploy-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A remote as its visitors get it. */
export interface Announced {
  version: string;
  isPaused?: true;
}

interface SiteOptions {
  /** What its shell lends. */
  lent?: Surface;
  /** Where the packages lie that it serves. */
  packagesDir?: string;
  /** From where a page may load remotes that are not deployed. */
  overrideOrigins?: readonly string[];
}

/**
 * A web tier on its own port, with the store and keys of the environment, until the end of the test.
 *
 * @param env as for a site with teams
 */
export async function startSite(
  t: TestContext,
  env: Record<string, string>,
  { lent, packagesDir, overrideOrigins = [] }: SiteOptions = {},
) {
  const { shellDir } = await createDeployment((cleanUp) => t.after(cleanUp));
  if (lent) {
    const own = shellFiles('0123abcd', lent);
    for (const file of [SHELL_FILE, SURFACE_FILE]) await writeFile(path.join(shellDir, file), own[file] ?? '');
  }
  const said: string[] = [];
  const publishing = await openRemotes(readEdgeConfig(env), await folderFor(t), {
    report: (message) => said.push(message),
    announce: (message) => said.push(message),
  });
  const edge = await openEdge(
    t,
    { shellDir, publishing },
    {
      publishing,
      rateLimitPerMinute: 10_000,
      overrideOrigins,
      ...(packagesDir && { packagesDir, site: { origin: 'http://localhost', isGuess: true } }),
    },
  );
  const address = await edge.listen({ port: 0, host: '127.0.0.1' });
  t.after(() => edge.server.closeAllConnections());
  return {
    address,
    /** The file of what its own shell lends, read for each question. */
    lentFile: path.join(shellDir, SURFACE_FILE),
    /** The web tier's warnings. */
    said,
    /** What a visitor gets of a remote. */
    announced: async (remote: string): Promise<Announced | undefined> => {
      const answer = await fetch(`${address}/registry.json`);
      return ((await answer.json()) as { remotes: Record<string, Announced> }).remotes[remote];
    },
    /**
     * The version of the shell that a visitor's page is made with; undefined for the one that the site was started
     * with.
     */
    shell: async (): Promise<string | undefined> => {
      const page = await (await fetch(`${address}/home`, { headers: { accept: 'text/html' } })).text();
      const boot = /id="boot-data">(.*?)<\/script>/s.exec(page)?.[1] ?? '{}';
      return (JSON.parse(boot) as { shell?: string }).shell;
    },
  };
}
