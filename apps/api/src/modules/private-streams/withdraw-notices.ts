import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { withdraw } from '../notifications/withdraw.ts';
import { linkToSession } from './private-streams.presenter.ts';

/** One of a kind is told of a private stream. */
const ONE = 1;

/** Notices that ask for something; with them goes what a bell counts as still to be done. */
export type AskingKind = 'private-request' | 'private-accepted';

/** Takes back the notices that ask for what was done by now, or can no longer be. */
export const withdrawAsking = async (unit: UnitOfWork, id: string, kinds: readonly AskingKind[]): Promise<void> => {
  for (const kind of kinds) await withdraw(unit, { kind, link: linkToSession(id), limit: ONE });
};
