import type { Judged } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { tellWindows } from './campaign-notices.ts';
import { deleteFiles } from './campaign-files.repository.ts';
import {
  findCampaignOf,
  findCampaignRemovedBy,
  lockCampaign,
  moveCampaign,
  recount,
  updateCampaign,
} from './campaigns.repository.ts';
import { queueUnsending } from './queue.ts';

/**
 * With one of its messages that an operator removes goes all of a mass message: nobody gets it any more, from the chunk on
 * that follows the one under way. What fans have of it goes as copies of a message do.
 */
export const takeCampaignAway = async (unit: UnitOfWork, { type, id: removed_message_id }: Judged): Promise<void> => {
  const id = type === 'message' ? await findCampaignOf(unit.db, removed_message_id) : null;
  const campaign = id && (await lockCampaign(unit.db, id));
  if (!campaign || campaign.removed_message_id !== null) return;
  await updateCampaign(unit.db, campaign.id, { removed_message_id });
  const ended = { from: ['pending', 'scheduled', 'sending'], to: 'cancelled', ended_at: new Date() } as const;
  if (await moveCampaign(unit.db, campaign.id, ended)) await recount(unit.db, campaign.id);
  tellWindows(unit, campaign);
};

/**
 * It stands again where fans had it. Sending does not go on: what was to be read weeks ago is hers to send anew. What she
 * was taking back goes on to be taken back.
 */
export const bringCampaignBack = async (unit: UnitOfWork, { type, id: messageId }: Judged): Promise<void> => {
  const campaign = type === 'message' ? await findCampaignRemovedBy(unit.db, messageId) : undefined;
  if (!campaign) return;
  await updateCampaign(unit.db, campaign.id, { removed_message_id: null });
  if (campaign.state === 'unsent' && campaign.ended_at === null) await queueUnsending(unit, campaign.id);
  tellWindows(unit, campaign);
};

/** Its words and files go for good, as those of its messages do. */
export const purgeCampaign = async (unit: UnitOfWork, { type, id: messageId }: Judged): Promise<void> => {
  const campaign = type === 'message' ? await findCampaignRemovedBy(unit.db, messageId) : undefined;
  if (!campaign) return;
  await updateCampaign(unit.db, campaign.id, { text: '' });
  await deleteFiles(unit.db, campaign.id);
};
