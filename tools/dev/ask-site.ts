import { BOOT_DATA_ID, isAllowedOrigin, speaksContract, CONTRACT_VERSION, type BootData } from '@barg/contract';
import { isInstalled } from '../workspace.ts';

const TIMEOUT_MS = 5000;

/** The boot data of a site's page; null when it is no such page. */
async function readBootData(site: string): Promise<BootData | null> {
  try {
    const answer = await fetch(`${site}/home`, {
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const [, json] =
      new RegExp(`<script[^>]* id="${BOOT_DATA_ID}">(.*?)</script>`, 's').exec(await answer.text()) ?? [];
    return json === undefined ? null : (JSON.parse(json) as BootData);
  } catch {
    return null;
  }
}

async function contractOf(site: string): Promise<string | null> {
  try {
    const answer = await fetch(`${site}/deployments/`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return ((await answer.json()) as { contract?: string }).contract ?? null;
  } catch {
    return null;
  }
}

/** What prevents a site from loading a remote from an origin, as sentences with what to do; empty when nothing does. */
export async function obstaclesAt(site: string, origin: string): Promise<string[]> {
  const [boot, contract] = await Promise.all([readBootData(site), contractOf(site)]);
  if (boot === null)
    return [
      `No Barg answers at ${site}: ${isInstalled ? '' : 'start one with npm start, or '}name another with --shell <url>.`,
    ];
  const obstacles: string[] = [];
  if (!isAllowedOrigin(origin, boot.overrideOrigins)) {
    const allowed = boot.overrideOrigins.join(', ') || 'none';
    obstacles.push(
      `${site} loads no remotes from ${origin} (allowed: ${allowed}). Whoever runs it allows that by\n` +
        `  MF_OVERRIDE_ORIGINS=${[...boot.overrideOrigins, origin].join(',')}`,
    );
  }
  if (contract !== null && !speaksContract(CONTRACT_VERSION, contract)) {
    obstacles.push(
      `Its shell speaks contract ${contract}, this repository ${CONTRACT_VERSION}: it will not load the remote.`,
    );
  }
  return obstacles;
}

/** The URL of a page of the site with the developer's remote. */
export const overrideAddress = (site: string, name: string, origin: string, path: string): string =>
  `${site}${path}?mf-override=${name}@${origin}`;
