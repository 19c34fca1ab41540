import type { Override } from '@barg/contract';
import { addressWith } from '../../remotes/overrides.ts';
import type { OverrideReport } from '../../site/registry.ts';

/** Loads the page anew with these overrides, which are the tab's from then on. */
export const applyOverrides = (overrides: readonly Override[]): void =>
  location.assign(addressWith(location.href, overrides));

/** The overrides that the tab goes on with: a refused one was never taken. */
export const keptOf = (reports: readonly OverrideReport[]): Override[] =>
  reports.filter(({ state }) => state !== 'refused').map(({ name, base }) => ({ name, base }));
