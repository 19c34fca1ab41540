import { isDeepStrictEqual } from 'node:util';
import type { DeployedRemote } from './breaks.ts';
import { readSite } from './deployed-remotes.ts';
import { recordsBefore } from './record-before.ts';
import { readRecord, RECORD_NAME } from './record.ts';

/** What is asked for what is deployed. */
export interface Asked {
  /** Address of a site. */
  against: string | undefined;
  /** Revision of the repository. */
  base: string | undefined;
}

/** Remotes, and where it stands that they are deployed. */
export interface Deployed {
  where: string;
  remotes: DeployedRemote[];
}

/** Of a site what it runs; else what is recorded in a workspace, now and before the change that is being checked. */
export async function findDeployed(workspace: string, { against, base }: Asked): Promise<Deployed[]> {
  if (against !== undefined) return [{ where: against, remotes: await readSite(against) }];
  const now = { where: RECORD_NAME, remotes: await readRecord(workspace) };
  const before = await recordsBefore(workspace, base);
  const earlier = before.map(({ revision, remotes }) => ({ where: `${RECORD_NAME} of ${revision}`, remotes }));
  return [now, ...earlier.filter(({ remotes }) => !isDeepStrictEqual(remotes, now.remotes))];
}
