import { isDeepStrictEqual } from 'node:util';
import type { DeployedRemote } from './breaks.ts';
import { readSite } from './deployed-remotes.ts';
import { recordsBefore } from './record-before.ts';
import { readRecord, RECORD_NAME } from './record.ts';

/** The sources to look for deployed remotes in. */
export interface Asked {
  /** URL of a site. */
  against: string | undefined;
  /** Revision in git. */
  base: string | undefined;
}

/** Deployed remotes, and the source of that. */
export interface Deployed {
  where: string;
  remotes: DeployedRemote[];
}

/** What a site runs; without a site what the workspace has recorded, now and before the change. */
export async function findDeployed(workspace: string, { against, base }: Asked): Promise<Deployed[]> {
  if (against !== undefined) return [{ where: against, remotes: await readSite(against) }];
  const now = { where: RECORD_NAME, remotes: await readRecord(workspace) };
  const before = await recordsBefore(workspace, base);
  const earlier = before.map(({ revision, remotes }) => ({ where: `${RECORD_NAME} of ${revision}`, remotes }));
  return [now, ...earlier.filter(({ remotes }) => !isDeepStrictEqual(remotes, now.remotes))];
}
