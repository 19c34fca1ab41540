import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { runIdempotent, type IdempotencyClaim } from '../../platform/idempotency.ts';
import { toHundredths } from '../../platform/money.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { isUniqueViolation } from '../../shared/database-errors.ts';
import { MOST_COUNTED } from '../../shared/count-up-to.ts';
import { beforeId, toPage } from '../../shared/wire.ts';
import { lockPerformer } from '../fan-lists/fan-lists.repository.ts';
import { requireFanLists } from '../fan-lists/fan-lists.service.ts';
import { claimFiles } from '../messages/message-files.service.ts';
import { MessageFileSentError, MessagePriceError, WordsTakenDownError } from '../messages/messages.errors.ts';
import { areWordsTakenDown } from '../messages/removed-copies.repository.ts';
import { askingPrice } from '../settings/asking-price.ts';
import { resolveAudience } from './audience.service.ts';
import { CampaignFilesNotReadyError, CampaignTimeError, TooManyCampaignsError } from './campaigns.errors.ts';
import { presentCampaign } from './campaigns.presenter.ts';
import { areReady, insertFiles } from './campaign-files.repository.ts';
import {
  countCampaigns,
  countLately,
  countSeen,
  findCampaign,
  insertCampaign,
  listCampaigns,
} from './campaigns.repository.ts';
import type { Campaign, CampaignAudience, CampaignBody } from './campaigns.schema.ts';
import { countAddressees } from './recipients.repository.ts';
import { queueStart } from './queue.ts';

/** Mass messages that a performer begins in 24 hours. */
export const MOST_A_DAY = 10;
const DAY = 24 * 60 * 60 * 1000;
const FURTHEST = 366 * DAY;

/** A performer's mass messages, the newest first. */
export const searchCampaigns = async (
  { db }: Context,
  performerId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) => {
  const [rows, total] = await Promise.all([
    listCampaigns(db, performerId, { limit, before: beforeId(cursor) }),
    countCampaigns(db, performerId),
  ]);
  const { items, nextCursor } = toPage(rows, limit, (row) => [row.id]);
  return { data: items.map(presentCampaign), total, nextCursor };
};

/** A mass message with all its figures. @throws NotFoundError */
export const getCampaign = async ({ db }: Context, performerId: string, id: string) => {
  const row = await findCampaign(db, performerId, id);
  if (!row) throw new NotFoundError();
  return { ...presentCampaign(row), ...(await countSeen(db, id)) };
};

/** Whom a mass message would go to now. @throws NotFoundError for a list that is not hers */
export const previewCampaign = async (
  { db }: Context,
  performerId: string,
  { audience, fileIds }: { audience: CampaignAudience; fileIds: readonly string[] },
) => {
  const count = await countAddressees(db, await resolveAudience(db, performerId, audience, fileIds));
  return { count, isMore: count >= MOST_COUNTED };
};

/**
 * Writes a mass message down, to be sent now or at its time.
 * @throws NotFoundError, TooManyCampaignsError, CampaignTimeError, MessagePriceError, MessageFileNotUsableError,
 * MessageFileSentError, WordsTakenDownError, FileTakenDownError, CampaignFilesNotReadyError
 */
export const createCampaign = async (
  context: Context,
  performerId: string,
  { claim, ...body }: CampaignBody & { claim: IdempotencyClaim | null },
): Promise<Campaign> => {
  const { campaignId } = await context.work((unit) =>
    runIdempotent(unit, claim, async () => ({ campaignId: await insert(unit, performerId, body) })),
  );
  const row = await findCampaign(context.db, performerId, campaignId);
  if (!row) throw new NotFoundError();
  return presentCampaign(row);
};

const insert = async (unit: UnitOfWork, performerId: string, body: CampaignBody): Promise<string> => {
  const { db } = unit;
  const { text, fileIds, audience } = body;
  const scheduledAt = timeOf(body.scheduledAt);
  await lockPerformer(db, performerId);
  await assertNotTooMany(unit, performerId);
  await requireFanLists(db, performerId, [...audience.listIds, ...audience.excludedListIds]);
  const asked = toHundredths(body.price);
  const price = asked === 0n ? 0n : await askingPrice(db, 'paid', asked, MessagePriceError);
  if (await areWordsTakenDown(db, performerId, text)) throw new WordsTakenDownError();
  const type = await claimFiles(db, { kind: 'private' }, performerId, fileIds);
  if (!(await areReady(db, fileIds))) throw new CampaignFilesNotReadyError();
  const id = await insertCampaign(db, { performerId, type, text, price, audience, scheduledAt });
  try {
    await insertFiles(db, id, fileIds);
  } catch (error) {
    if (isUniqueViolation(error)) throw new MessageFileSentError({ cause: error });
    throw error;
  }
  await queueStart(unit, id, scheduledAt);
  return id;
};

const timeOf = (scheduledAt: string | null): Date | null => {
  if (scheduledAt === null) return null;
  const at = new Date(scheduledAt);
  const ahead = at.getTime() - Date.now();
  if (ahead <= 0 || ahead > FURTHEST) throw new CampaignTimeError();
  return at;
};

const assertNotTooMany = async ({ db }: UnitOfWork, performerId: string): Promise<void> => {
  const { count, first } = await countLately(db, performerId);
  if (count < MOST_A_DAY) return;
  const free = (first ?? new Date()).getTime() + DAY;
  throw new TooManyCampaignsError({ retryAfter: Math.max(1, Math.ceil((free - Date.now()) / 1000)) });
};
