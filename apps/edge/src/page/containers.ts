import { containerNameOf, type Override } from '@barg/contract';
import type { AnnouncedRemote } from '../remotes/released-remotes.ts';

/** The containers that a page may run, by their federated names: of what is deployed, and of what a developer brings. */
export function containersOf(announced: readonly AnnouncedRemote[], brought: readonly Override[]): string[] {
  const deployed = announced.map(({ build }) => build.name);
  return [...new Set([...deployed, ...brought.map(({ name }) => name)])].map(containerNameOf);
}
