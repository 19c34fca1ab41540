import type { Collision, Override, Registry, RemoteDescriptor } from '@barg/contract';

/**
 * Why a deployed remote is not loaded: it is paused by its team; it was built for another major version of the contract
 * and would misread its props; or the registry has no hash of its container.
 */
export type AwayReason = 'paused' | 'incompatible' | 'unsigned';

/** A remote that is known and not loaded: its routes show that. */
export interface AwayRemote {
  reason: AwayReason;
  version: string;
  descriptor: RemoteDescriptor;
}

/** The deployed remotes as this shell accepts them. Nothing of a remote is loaded yet. */
export interface JudgedRegistry {
  registry: Registry;
  away: readonly AwayRemote[];
  /** Paths and intents that belong to another remote or the shell: these remotes' descriptors are without them. */
  collisions: readonly Collision[];
}

/** The same with a developer's overrides in this tab. */
export interface LoadedRegistry extends JudgedRegistry {
  overrides: readonly OverrideReport[];
  /** The origins that overrides may have; empty when none may. */
  overrideOrigins: readonly string[];
}

/**
 * The result of an override. `refused`: the name or origin is not allowed; `unreachable`: no build answered, so the
 * deployed one stays.
 */
export type OverrideState = 'active' | 'refused' | 'unreachable';

export interface OverrideReport extends Override {
  state: OverrideState;
}
