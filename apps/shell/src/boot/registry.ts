import { CONTRACT_VERSION, type BootData, type Registry, type RegistryEntry, type RemoteName } from '@barg/contract';
import { OVERRIDE_KEY } from '../remotes/override-key.ts';

const REGISTRY_TIMEOUT_MS = 4000;

const majorOf = (version: string): string => version.split('.')[0] ?? '';

/** A remote built against another major version of the contract would misread its props: it counts as absent. */
export function onlyCompatible({ remotes }: Registry): Registry {
  const entries = Object.entries(remotes) as [RemoteName, RegistryEntry][];
  const compatible = entries.filter(([name, { descriptor }]) => {
    const fits = majorOf(descriptor.contract) === majorOf(CONTRACT_VERSION);
    if (!fits) console.error(`Remote ${name} speaks contract ${descriptor.contract}, the shell ${CONTRACT_VERSION}`);
    return fits;
  });
  return { remotes: Object.fromEntries(compatible) };
}

async function fetchRegistry(): Promise<Registry> {
  const response = await fetch('/registry.json', { signal: AbortSignal.timeout(REGISTRY_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`The registry answered ${response.status}`);
  return (await response.json()) as Registry;
}

/** Developers' overrides are rare: their code is fetched only when this tab has one. */
async function withOverrides(deployed: Registry, allowedOrigins: readonly string[]): Promise<Registry> {
  const isAsked = new URLSearchParams(location.search).has(OVERRIDE_KEY) || sessionStorage.getItem(OVERRIDE_KEY);
  if (allowedOrigins.length === 0 || !isAsked) return deployed;
  const { applyOverrides, readOverrides } = await import('../remotes/overrides.ts');
  return applyOverrides(deployed, readOverrides(location.search, allowedOrigins));
}

/** The remotes of this visit: inlined in the page, else fetched, with the developer's overrides applied. */
export async function loadRegistry({ registry, overrideOrigins = [] }: Partial<BootData>): Promise<Registry> {
  const deployed = registry ?? (await fetchRegistry().catch((): Registry => ({ remotes: {} })));
  return onlyCompatible(await withOverrides(deployed, overrideOrigins));
}
