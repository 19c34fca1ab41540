import {
  CONTRACT_VERSION,
  speaksContract,
  type BootData,
  type Registry,
  type RegistryEntry,
  type RemoteDescriptor,
  type RemoteName,
} from '@barg/contract';
import { OVERRIDE_KEY } from '../remotes/override-key.ts';

const REGISTRY_TIMEOUT_MS = 4000;

/**
 * Why a deployed remote is not loaded: its team has taken it out for a while; it was built against another major
 * version of the contract and would misread its props; nothing says which bytes its container must have.
 */
export type AwayReason = 'paused' | 'incompatible' | 'unsigned';

/** A remote that is known and not loaded: its routes say so. */
export interface AwayRemote {
  reason: AwayReason;
  descriptor: RemoteDescriptor;
}

/** What is deployed, as this shell takes it. Nothing of a remote has been fetched yet. */
export interface JudgedRegistry {
  registry: Registry;
  away: readonly AwayRemote[];
}

type Entries = Array<[RemoteName, RegistryEntry]>;

const contractReason = ({ descriptor }: RegistryEntry): AwayReason | null =>
  speaksContract(descriptor.contract) ? null : 'incompatible';

const deployedReason = (entry: RegistryEntry): AwayReason | null => {
  if (entry.isPaused) return 'paused';
  return entry.integrity === undefined ? 'unsigned' : contractReason(entry);
};

/**
 * Parts what may be loaded from what may not.
 *
 * @param overridden taken from a developer's machine: neither signed nor paused, but of the right contract
 */
export function judge({ remotes }: Registry, overridden: Registry['remotes'] = {}): JudgedRegistry {
  const entries = Object.entries({ ...remotes, ...overridden }) as Entries;
  const judged = entries.map(([name, entry]) => ({
    name,
    entry,
    reason: name in overridden ? contractReason(entry) : deployedReason(entry),
  }));
  const away = judged.flatMap(({ reason, entry: { descriptor } }) => (reason ? [{ reason, descriptor }] : []));
  away.forEach(({ reason, descriptor: { name, contract } }) =>
    console.error(`Remote ${name} (contract ${contract}, shell ${CONTRACT_VERSION}) is not loaded: ${reason}`),
  );
  const loadable = judged.filter(({ reason }) => reason === null).map(({ name, entry }) => [name, entry] as const);
  return { registry: { remotes: Object.fromEntries(loadable) }, away };
}

async function fetchRegistry(): Promise<Registry> {
  const response = await fetch('/registry.json', { signal: AbortSignal.timeout(REGISTRY_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`The registry answered ${response.status}`);
  return (await response.json()) as Registry;
}

/** Developers' overrides are rare: their code is fetched only when this tab has one. */
async function loadOverridden(allowedOrigins: readonly string[]): Promise<Registry['remotes']> {
  const isAsked = new URLSearchParams(location.search).has(OVERRIDE_KEY) || sessionStorage.getItem(OVERRIDE_KEY);
  if (allowedOrigins.length === 0 || !isAsked) return {};
  const { readOverrides, resolveOverrides } = await import('../remotes/overrides.ts');
  return resolveOverrides(readOverrides(location.search, allowedOrigins));
}

/** The remotes of this visit: inlined in the page, else fetched, with the developer's overrides applied. */
export async function loadRegistry({ registry, overrideOrigins = [] }: Partial<BootData>): Promise<JudgedRegistry> {
  const [deployed, overridden] = await Promise.all([
    registry ?? fetchRegistry().catch((): Registry => ({ remotes: {} })),
    loadOverridden(overrideOrigins),
  ]);
  return judge(deployed, overridden);
}
