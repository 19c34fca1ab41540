import { SHELL } from '@barg/contract';
import { transaction } from '../../platform/database/connect.ts';
import type { Db } from '../../platform/database/tables.ts';
import { tellTeam } from '../team-webhooks/team-events.ts';

/** A deployed version that does not work with the shell that the site has now. */
export interface IncompatibleRemote {
  remote: string;
  version: string;
  contract: string;
  /** The shell, and the contract that it speaks. */
  shell: { version: string; contract: string };
  /** What it lacks there, in words. */
  breaks: readonly string[];
}

/** Sentences that a team is sent; more of them say the same. */
const MAX_BREAKS = 20;

/**
 * Tells the teams whose remotes the site's shell has left behind, and the team of that shell, once for each version and
 * shell.
 */
export async function recordIncompatible(db: Db, found: readonly IncompatibleRemote[]): Promise<void> {
  if (found.length === 0) return;
  await transaction(db, async (trx) => {
    for (const { remote, version, contract, shell, breaks } of found) {
      const lacks = { breaks: breaks.slice(0, MAX_BREAKS), allBreaks: breaks.length };
      await tellTeam(trx, {
        ...{ remote, kind: 'remote.incompatible', occasion: `${version} ${shell.version}` },
        data: { version, contract, shell, ...lacks },
      });
      await tellTeam(trx, {
        ...{ remote: SHELL, kind: 'remote.incompatible', occasion: `${shell.version} ${remote} ${version}` },
        data: { ...shell, leaves: { remote, version, contract }, ...lacks },
      });
    }
  });
}
