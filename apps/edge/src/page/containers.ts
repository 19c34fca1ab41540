import { containerNameOf, type Override } from '@barg/contract';
import type { AnnouncedRemote } from '../remotes/released-remotes.ts';

/** The federated names of the containers that a page may run: deployed ones, and a developer's overrides. */
export function containersOf(announced: readonly AnnouncedRemote[], brought: readonly Override[]): string[] {
  const deployed = announced.map(({ build }) => build.name);
  return [...new Set([...deployed, ...brought.map(({ name }) => name)])].map(containerNameOf);
}
