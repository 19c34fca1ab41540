import { CONTRACT_VERSION, type BootData, type Registry, type RegistryEntry, type RemoteName } from '@barg/contract';
import { applyOverrides, readOverrides } from '../remotes/overrides.ts';

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

/** The remotes of this visit: inlined in the page, else fetched, with the developer's overrides applied. */
export async function loadRegistry(bootData: Partial<BootData>): Promise<Registry> {
  const deployed = bootData.registry ?? (await fetchRegistry().catch((): Registry => ({ remotes: {} })));
  const overrides = readOverrides(location.search, bootData.overrideOrigins ?? []);
  return onlyCompatible(await applyOverrides(deployed, overrides));
}
