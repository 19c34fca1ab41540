import {
  askedOverrides,
  OVERRIDE_KEY,
  sortOverrides,
  UNCHECKED,
  writeOverrides,
  type Override,
  type Registry,
  type RegistryEntry,
  type RemoteDescriptor,
} from '@barg/contract';
import { tabStore } from '@barg/runtime/browser-stores';
import type { OverrideReport } from '../site/registry.ts';

/** The overrides of this tab, with the registry entries of those that answered. */
export interface Overridden {
  remotes: Registry['remotes'];
  reports: readonly OverrideReport[];
}

/** After this time a developer's build counts as unreachable, and the page continues without it. */
export const FETCH_TIMEOUT_MS = 4000;

/** The URL with these overrides; without any it ends the tab's. */
export function addressWith(address: string, overrides: readonly Override[]): string {
  const url = new URL(address);
  url.searchParams.set(OVERRIDE_KEY, writeOverrides(overrides));
  return url.href;
}

const addressWithout = (address: string): string => {
  const url = new URL(address);
  url.searchParams.delete(OVERRIDE_KEY);
  return url.href;
};

/**
 * Reads `?mf-override=feed@http://localhost:4301,live@...`: remotes from a developer's machine. They last as long as
 * the tab; an empty `?mf-override=` ends them. Refused ones are not stored.
 */
export function readOverrides(search: string, allowedOrigins: readonly string[]) {
  const sorted = sortOverrides(askedOverrides(search) ?? '', allowedOrigins);
  if (sorted.allowed.length > 0) tabStore.setItem(OVERRIDE_KEY, writeOverrides(sorted.allowed));
  else tabStore.removeItem(OVERRIDE_KEY);
  sorted.refused.forEach(({ name, base }) =>
    console.warn(`The override of ${name} by ${base} is refused: allowed are ${allowedOrigins.join(', ')}`),
  );
  return sorted;
}

async function fetchJson<T>(url: string): Promise<T> {
  const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as T;
}

interface Manifest {
  metaData: { remoteEntry: { name: string } };
}

/** The registry entry of a served build. */
async function describe({ name, base }: Override): Promise<RegistryEntry> {
  const manifest = `${base}/mf-manifest.json`;
  const [descriptor, { metaData }] = await Promise.all([
    fetchJson<RemoteDescriptor>(`${base}/descriptor.json`),
    fetchJson<Manifest>(manifest),
  ]);
  if (descriptor.name !== name) throw new Error(`${base} serves ${descriptor.name}, not ${name}`);
  const entry = `${base}/${metaData.remoteEntry.name}`;
  return { version: 'override', manifest, entry, integrity: UNCHECKED, descriptor };
}

/** The overridden remotes as registry entries. An unreachable one is left out: the deployed one stays. */
export async function resolveOverrides(overrides: readonly Override[]): Promise<Overridden> {
  const resolve = async (override: Override): Promise<RegistryEntry | null> => {
    try {
      return await describe(override);
    } catch (error) {
      console.warn(`The override of ${override.name} is not reachable`, error);
      return null;
    }
  };
  const entries = await Promise.all(overrides.map(resolve));
  // In the order of the overrides, not of the answers: the first has the paths of both.
  const remotes = entries.flatMap((entry) => (entry ? [[entry.descriptor.name, entry] as const] : []));
  return {
    remotes: Object.fromEntries(remotes),
    reports: overrides.map((override, index) => ({ ...override, state: entries[index] ? 'active' : 'unreachable' })),
  };
}

/** Reads and changes the page's URL; tests have their own. */
interface PageAddress {
  href: string;
  search: string;
  replace: (address: string) => void;
}

/**
 * Applies the overrides of this page. Only a page requested with them may connect to their origins, so a tab with
 * overrides reloads its pages with them; then they are removed from the URL, so that no copied link has them.
 */
export async function takeOverrides(
  allowedOrigins: readonly string[],
  page: PageAddress = location,
): Promise<Overridden> {
  const kept = tabStore.getItem(OVERRIDE_KEY);
  if (askedOverrides(page.search) === null && kept) {
    page.replace(addressWith(page.href, sortOverrides(kept, allowedOrigins).allowed));
    return new Promise(() => undefined);
  }
  const { allowed, refused } = readOverrides(page.search, allowedOrigins);
  history.replaceState(history.state, '', addressWithout(page.href));
  const { remotes, reports } = await resolveOverrides(allowed);
  return { remotes, reports: [...reports, ...refused.map((override) => ({ ...override, state: 'refused' as const }))] };
}
