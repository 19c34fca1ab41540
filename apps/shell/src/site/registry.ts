import type { Collision, Override, Registry, RemoteDescriptor } from '@barg/contract';

/**
 * Why a deployed remote is not loaded: its team has taken it out for a while; it was built against another major
 * version of the contract and would misread its props; nothing says which bytes its container must have.
 */
export type AwayReason = 'paused' | 'incompatible' | 'unsigned';

/** A remote that is known and not loaded: its routes say so. */
export interface AwayRemote {
  reason: AwayReason;
  version: string;
  descriptor: RemoteDescriptor;
}

/** What is deployed, as this shell takes it. Nothing of a remote has been fetched yet. */
export interface JudgedRegistry {
  registry: Registry;
  away: readonly AwayRemote[];
  /** What remotes name as theirs and is another's, or the shell's: their descriptors here are without it. */
  collisions: readonly Collision[];
}

/** The same with what a developer has brought into this tab. */
export interface LoadedRegistry extends JudgedRegistry {
  overrides: readonly OverrideReport[];
  /** Where a developer may bring remotes from; empty where nobody may. */
  overrideOrigins: readonly string[];
}

/**
 * What became of an override. `refused`: no remote may be called so, or the site does not allow the origin;
 * `unreachable`: no build answered there, so the deployed one stays.
 */
export type OverrideState = 'active' | 'refused' | 'unreachable';

export interface OverrideReport extends Override {
  state: OverrideState;
}
