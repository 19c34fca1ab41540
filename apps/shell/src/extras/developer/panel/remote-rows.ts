import { CONTRACT_VERSION, type Collision, type RemoteName } from '@barg/contract';
import type { AwayReason } from '../../../site/registry.ts';
import type { ExposeState } from '../../../site/exposes.ts';
import type { Site } from '../../../site/site.ts';

export type ExposeStates = ReadonlyMap<string, ExposeState>;
export type LoadState = 'idle' | 'loading' | 'loaded' | 'failed';
export type VersionKind = 'live' | 'canary' | 'override';

export interface RemoteRow {
  name: RemoteName;
  version: string;
  kind: VersionKind;
  state: LoadState | AwayReason;
  /** For texts that name them: the contracts of the remote and of the shell. */
  contracts: { theirs: string; own: string };
  /** What failed, in the words of whoever threw it. */
  error: string;
  /** What it names as its own and does not have here. */
  collisions: readonly Collision[];
  /** Where this tab is to take it from; `isThere` when a build answered, and so is what runs. */
  override: { base: string; isThere: boolean } | null;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The state of an expose, for the panel. */
export const loadStateOf = (state: ExposeState | undefined): LoadState => {
  if (state?.status === 'ready') return 'loaded';
  return state?.status ?? 'idle';
};

/** What has become of a remote: a failure of one of its parts counts, since that is what one looks for here. */
function loadOf(name: RemoteName, states: ExposeStates): Pick<RemoteRow, 'state' | 'error'> {
  const own = [...states].filter(([key]) => key.startsWith(`${name}/`));
  const failures = own.flatMap(([key, state]) =>
    state.status === 'failed' ? [`${key.slice(name.length + 1)}: ${messageOf(state.error)}`] : [],
  );
  if (failures.length > 0) return { state: 'failed', error: failures.join('\n') };
  const found = (['loading', 'loaded'] as const).find((wanted) =>
    own.some(([, state]) => loadStateOf(state) === wanted),
  );
  return { state: found ?? 'idle', error: '' };
}

/** Every remote that this page knows, deployed or brought, loaded or kept out. */
export function remoteRows(
  { registry, away, overrides, collisions }: Pick<Site, 'registry' | 'away' | 'overrides' | 'collisions'>,
  states: ExposeStates,
) {
  const overrideOf = (name: RemoteName): RemoteRow['override'] => {
    const found = overrides.find((override) => override.name === name && override.state !== 'refused');
    return found ? { base: found.base, isThere: found.state === 'active' } : null;
  };
  const common = (name: RemoteName, version: string, contract: string, isCanary = false) => {
    const override = overrideOf(name);
    const deployed = isCanary ? 'canary' : 'live';
    const kind: VersionKind = override?.isThere ? 'override' : deployed;
    const contracts = { theirs: contract, own: CONTRACT_VERSION };
    return { name, version, kind, override, contracts, collisions: collisions.filter(({ remote }) => remote === name) };
  };
  const loadable = Object.values(registry.remotes).flatMap((entry): RemoteRow[] => {
    if (!entry) return [];
    const { descriptor, version, isCanary } = entry;
    return [
      {
        ...common(descriptor.name, version, descriptor.contract, isCanary),
        ...loadOf(descriptor.name, states),
      },
    ];
  });
  const keptOut = away.map(({ reason, version, descriptor }): RemoteRow => ({
    ...common(descriptor.name, version, descriptor.contract),
    state: reason,
    error: '',
  }));
  return [...loadable, ...keptOut].toSorted((a, b) => a.name.localeCompare(b.name));
}
