import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { insertSale } from './campaigns.repository.ts';

/** Notes that a fan has bought a message of a mass message, by which movement of the ledger. */
export const recordCampaignSale = (
  { db }: UnitOfWork,
  campaignId: string,
  { userId, transactionId }: { userId: string; transactionId: string },
): Promise<void> => insertSale(db, { transaction_id: transactionId, campaign_id: campaignId, user_id: userId });
