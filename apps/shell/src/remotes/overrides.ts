import {
  REMOTE_NAMES,
  type Registry,
  type RegistryEntry,
  type RemoteDescriptor,
  type RemoteName,
} from '@barg/contract';
import { OVERRIDE_KEY } from './override-key.ts';

export interface Override {
  name: RemoteName;
  /** Where the remote's build is served, without a slash at the end. */
  base: string;
}

const FETCH_TIMEOUT_MS = 4000;

const isRemoteName = (name: string): name is RemoteName => (REMOTE_NAMES as readonly string[]).includes(name);

/** Allowed are full origins, and all ports of a host by `http://localhost:*`. */
export function isAllowedOrigin(base: string, allowedOrigins: readonly string[]): boolean {
  if (!URL.canParse(base)) return false;
  const { origin, protocol, hostname } = new URL(base);
  return allowedOrigins.includes(origin) || allowedOrigins.includes(`${protocol}//${hostname}:*`);
}

function parseOverride(text: string): Override | null {
  const at = text.indexOf('@');
  const name = text.slice(0, at);
  return at > 0 && isRemoteName(name) ? { name, base: text.slice(at + 1).replace(/\/$/, '') } : null;
}

/**
 * Reads `?mf-override=feed@http://localhost:4301,live@...`: remotes to be taken from a developer's machine. The
 * choice lasts as long as the tab; `?mf-override=` alone ends it.
 */
export function readOverrides(search: string, allowedOrigins: readonly string[]): Override[] {
  const asked = new URLSearchParams(search).get(OVERRIDE_KEY);
  if (asked !== null) sessionStorage.setItem(OVERRIDE_KEY, asked);
  const texts = (asked ?? sessionStorage.getItem(OVERRIDE_KEY) ?? '').split(',').filter(Boolean);
  return texts.map(parseOverride).filter((override): override is Override => {
    const isAllowed = override !== null && isAllowedOrigin(override.base, allowedOrigins);
    if (!isAllowed) console.warn('An override was ignored: unknown remote or origin not allowed', override);
    return isAllowed;
  });
}

async function fetchJson<T>(url: string): Promise<T> {
  const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as T;
}

interface Manifest {
  metaData: { remoteEntry: { name: string } };
}

/** The registry's entry of a build that is served somewhere. */
async function describe({ base }: Override): Promise<RegistryEntry> {
  const manifest = `${base}/mf-manifest.json`;
  const [descriptor, { metaData }] = await Promise.all([
    fetchJson<RemoteDescriptor>(`${base}/descriptor.json`),
    fetchJson<Manifest>(manifest),
  ]);
  return { version: 'override', manifest, entry: `${base}/${metaData.remoteEntry.name}`, descriptor };
}

/** The overridden remotes as registry entries. One that cannot be reached is left out: the deployed one stays. */
export async function resolveOverrides(overrides: readonly Override[]): Promise<Registry['remotes']> {
  const remotes: Registry['remotes'] = {};
  await Promise.all(
    overrides.map(async (override) => {
      try {
        remotes[override.name] = await describe(override);
      } catch (error) {
        console.warn(`The override of ${override.name} is not reachable`, error);
      }
    }),
  );
  return remotes;
}
