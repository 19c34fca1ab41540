import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import type { CampaignState } from '../../platform/database/campaign-tables.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { lockStorage } from '../files/shared-bytes.ts';
import { withoutReported } from '../files/file-references.ts';
import { releaseFiles } from '../files/release-files.ts';
import { takeBackUnbought } from '../messages/delete-messages.ts';
import { tellWindows } from './campaign-notices.ts';
import { CampaignEndedError, NothingToUnsendError } from './campaigns.errors.ts';
import { deleteFiles } from './campaign-files.repository.ts';
import { findAnyCampaign, lockCampaign, markEnded, moveCampaign, recount } from './campaigns.repository.ts';
import { inLanes } from './in-lanes.ts';
import { queueUnsending } from './queue.ts';
import { hasStanding, listSent, lockSent, markTakenBack } from './sent-recipients.repository.ts';
import { payloadSchema } from './start.ts';

const BATCH = 200;
const UNDER_WAY: readonly CampaignState[] = ['pending', 'scheduled', 'sending'];
const WITH_MESSAGES: readonly CampaignState[] = ['sending', 'sent', 'cancelled'];

/** One of a performer's, locked: who is being sent it just now has it first, and nobody afterwards. @throws NotFoundError */
const requireLocked = async ({ db }: UnitOfWork, performerId: string, id: string) => {
  const campaign = await lockCampaign(db, id);
  if (campaign?.performer_id !== performerId) throw new NotFoundError();
  return campaign;
};

/** Lets its files go where no message shows them: those of its performer's vault stay there. */
const dropFiles = async (unit: UnitOfWork, performerId: string, id: string): Promise<void> => {
  if (await hasStanding(unit.db, id)) return;
  const files = await deleteFiles(unit.db, id);
  if (files.length === 0) return;
  await lockStorage(unit.db, performerId);
  const dropped = files.flatMap((file) => (file.isKept ? [] : [file.id]));
  await releaseFiles(unit, await withoutReported(unit.db, dropped));
};

/** Lets the files go of one that was ended without them. */
export const dropFilesJob: JobHandler = (context, payload) =>
  context.work(async (unit) => {
    const campaign = await lockCampaign(unit.db, payloadSchema.parse(payload).id);
    if (campaign?.state === 'cancelled') await dropFiles(unit, campaign.performer_id, campaign.id);
  });

/** Ends a mass message before its time: who has it keeps it, nobody else gets it. @throws NotFoundError, CampaignEndedError */
export const cancelCampaign = (context: Context, performerId: string, id: string): Promise<void> =>
  context.work(async (unit) => {
    await requireLocked(unit, performerId, id);
    const change = { from: UNDER_WAY, to: 'cancelled', ended_at: new Date() } as const;
    if (!(await moveCampaign(unit.db, id, change))) throw new CampaignEndedError();
    await recount(unit.db, id);
    await dropFiles(unit, performerId, id);
  });

/**
 * Takes back a mass message where nobody has bought it, and ends its sending. The messages go one after the other, in
 * jobs. Doing it twice changes nothing. @throws NotFoundError, NothingToUnsendError
 */
export const unsendCampaign = (context: Context, performerId: string, id: string): Promise<void> =>
  context.work(async (unit) => {
    const { state, removed_message_id: removedBy } = await requireLocked(unit, performerId, id);
    if (state === 'unsent') return;
    // What the site has removed is nobody's, and comes back as it was.
    if (removedBy !== null) throw new NothingToUnsendError();
    if (!WITH_MESSAGES.includes(state) || !(await hasStanding(unit.db, id))) throw new NothingToUnsendError();
    await moveCampaign(unit.db, id, { from: WITH_MESSAGES, to: 'unsent', ended_at: null });
    await queueUnsending(unit, id);
  });

const takeBackFrom = (context: Context, campaignId: string, userId: string): Promise<void> =>
  context.work(async (unit) => {
    const recipient = { campaignId, userId };
    const messageId = await lockSent(unit.db, recipient);
    if (messageId === null) return;
    const isTaken = await takeBackUnbought(unit, messageId);
    await markTakenBack(unit.db, recipient, isTaken ? 'unsent' : 'kept');
  });

/** Takes back a batch, and queues the next one. */
export const unsendBatch = async (context: Context, id: string): Promise<void> => {
  const campaign = await findAnyCampaign(context.db, id);
  // What the site has removed waits until that is taken back.
  if (campaign?.state !== 'unsent' || campaign.removed_message_id !== null) return;
  await inLanes(await listSent(context.db, id, BATCH), (userId) => takeBackFrom(context, id, userId));
  await context.work(async (unit) => {
    await recount(unit.db, id);
    tellWindows(unit, campaign);
    const left = await listSent(unit.db, id, 1);
    if (left.length > 0) return queueUnsending(unit, id);
    await dropFiles(unit, campaign.performer_id, id);
    await markEnded(unit.db, id);
  });
};

export const unsendJob: JobHandler = (context, payload) => unsendBatch(context, payloadSchema.parse(payload).id);
