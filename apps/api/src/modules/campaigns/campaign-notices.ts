import { tellAccount } from '../../platform/tell-account.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { notify } from '../notifications/notify.ts';
import type { LockedCampaign } from './campaigns.repository.ts';

/** The page of a mass message: what became of it, and why. */
const linkTo = (id: string): string => `/creator/mass-messages/${id}`;

type Told = Pick<LockedCampaign, 'id' | 'performer_id'>;

/**
 * Has her windows read anew how far it is. Jobs do so once for a batch, so that a long sending asks no more of them than
 * that.
 */
export const tellWindows = (unit: UnitOfWork, { performer_id: userId }: Pick<Told, 'performer_id'>): void =>
  tellAccount(unit, userId, 'campaigns');

/** Tells a performer that a mass message of hers was not sent: it began, or was to begin, while she was elsewhere. */
export const tellFailed = (
  unit: UnitOfWork,
  { id, performer_id: userId }: Told,
  failure: NonNullable<LockedCampaign['failure']>,
): Promise<void> => notify(unit, { userId, kind: 'campaign-failed', actorId: null, link: linkTo(id), failure });

/** Tells her that it was given up where it could not be delivered. Who was skipped as she or he wished is no failure. */
export const tellIncomplete = (unit: UnitOfWork, { id, performer_id: userId }: Told): Promise<void> =>
  notify(unit, { userId, kind: 'campaign-incomplete', actorId: null, link: linkTo(id) });
