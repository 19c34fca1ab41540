import {
  createClaims,
  OVERRIDE_KEY,
  speaksContract,
  type BootData,
  type Registry,
  type RegistryEntry,
} from '@barg/contract';
import { tabStore } from '@barg/runtime/browser-stores';
import type { Overridden } from '../remotes/overrides.ts';
import type { AwayReason, AwayRemote, JudgedRegistry, LoadedRegistry } from '../site/registry.ts';

const REGISTRY_TIMEOUT_MS = 4000;

const contractReason = ({ descriptor }: RegistryEntry): AwayReason | null =>
  speaksContract(descriptor.contract) ? null : 'incompatible';

const deployedReason = (entry: RegistryEntry): AwayReason | null => {
  if (entry.isPaused) return 'paused';
  return entry.integrity ? contractReason(entry) : 'unsigned';
};

/**
 * Splits remotes into those that may be loaded and those that may not, and gives every path and intent to one of them:
 * the first by name, as the web tier sorts them, with a developer's overrides last.
 *
 * @param overridden from a developer's machine: neither signed nor paused, but of a compatible contract
 */
export function judge({ remotes }: Registry, overridden: Registry['remotes'] = {}): JudgedRegistry {
  const { take, collisions } = createClaims();
  const loadable: Registry['remotes'] = {};
  const away: AwayRemote[] = [];
  for (const [name, entry] of Object.entries({ ...remotes, ...overridden })) {
    const reason = Object.hasOwn(overridden, name) ? contractReason(entry) : deployedReason(entry);
    const descriptor = take(entry.descriptor);
    if (reason) away.push({ reason, version: entry.version, descriptor });
    else loadable[name] = { ...entry, descriptor };
  }
  return { registry: { remotes: loadable }, away, collisions };
}

async function fetchRegistry(): Promise<Registry> {
  const response = await fetch('/registry.json', { signal: AbortSignal.timeout(REGISTRY_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`The registry answered ${response.status}`);
  return (await response.json()) as Registry;
}

const NOTHING_OVERRIDDEN: Overridden = { remotes: {}, reports: [] };

/** Overrides are rare: their code is loaded only when this tab has some. */
async function loadOverridden(allowedOrigins: readonly string[]): Promise<Overridden> {
  if (allowedOrigins.length === 0) return NOTHING_OVERRIDDEN;
  const isAsked = new URLSearchParams(location.search).has(OVERRIDE_KEY) || tabStore.getItem(OVERRIDE_KEY);
  if (!isAsked) return NOTHING_OVERRIDDEN;
  const { takeOverrides } = await import('../remotes/overrides.ts');
  return takeOverrides(allowedOrigins);
}

/** The remotes of this visit: from the page, else requested, with the developer's overrides. */
export async function loadRegistry({ registry, overrideOrigins = [] }: Partial<BootData>): Promise<LoadedRegistry> {
  const [deployed, { remotes, reports }] = await Promise.all([
    registry ?? fetchRegistry().catch((): Registry => ({ remotes: {} })),
    loadOverridden(overrideOrigins),
  ]);
  return { ...judge(deployed, remotes), overrides: reports, overrideOrigins };
}
