import { fromHundredths, toHundredths } from '../../platform/money.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { haveTakenDown } from '../../viewing/taken-down.ts';
import { isVerifiedPerformer } from '../../viewing/verified-performer.ts';
import { ensurePrivateConversation } from '../conversations/conversations.repository.ts';
import { findReadyUse } from '../vault/vault.repository.ts';
import { reuseItem } from '../vault/vault.service.ts';
import { writeMessage } from '../messages/messages.service.ts';
import { findPlace } from '../messages/places.ts';
import { readSettings } from '../settings/settings.service.ts';
import { holdWelcomeMessage, listWelcomeItems, noteWelcome, takeWelcome } from './welcome-messages.repository.ts';

interface Parties {
  performerId: string;
  /** The fan. */
  userId: string;
}

/**
 * Welcomes a fan who has subscribed for the first time, by her template as it is now. The pair's row, the message and
 * its files are one transaction: however often the job runs or a process dies, the fan gets one message. Nothing is sent
 * while the template is off or shows what the site has removed, when one of the two has blocked the other or is gone, or
 * when she is not verified any more; it is not made up for later.
 */
export const sendWelcome = async (unit: UnitOfWork, parties: Parties): Promise<void> => {
  const { db } = unit;
  const { performerId, userId } = parties;
  if (!(await takeWelcome(db, parties))) return;
  const template = await holdWelcomeMessage(db, performerId);
  if (!template?.is_on || !(await isVerifiedPerformer(db, performerId))) return;
  const sender = { account: { id: performerId, role: 'performer' as const }, country: null };
  const place = await findPlace(db, await ensurePrivateConversation(db, performerId, userId), sender);
  if (!place || place.isBlocked || !place.isAnswerable) return;
  const fileIds = await useItems(unit, performerId);
  if (!fileIds) return;
  if (template.text === '' && fileIds.length === 0) return;
  // The site may have lowered what a message may cost.
  const { maximumWalletPrice } = await readSettings(db);
  const most = toHundredths(maximumWalletPrice);
  const price = fromHundredths(template.price < most ? template.price : most);
  const message = await writeMessage(unit, place, sender.account, { text: template.text, fileIds, price });
  await noteWelcome(db, parties, message._id);
};

/** New files of what lies in her vault, in the template's order; null where the site has removed one of them elsewhere. */
const useItems = async (unit: UnitOfWork, performerId: string): Promise<string[] | null> => {
  const fileIds: string[] = [];
  for (const { id, type } of await listWelcomeItems(unit.db, performerId)) {
    const use = await findReadyUse(unit.db, id);
    if (!use) continue;
    if (await haveTakenDown(unit.db, [use.id])) return null;
    const kind = type === 'video' ? 'message-video' : 'message-photo';
    fileIds.push((await reuseItem(unit, { id: performerId }, { id, kind })).id);
  }
  return fileIds;
};
