import { timingSafeEqual } from 'node:crypto';
import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import { byAddress, countAttempt, QUARTER_HOUR_MS } from '../accounts/attempts.ts';
import { recordAudit } from '../audit/audit.ts';
import { endInput } from './inputs.repository.ts';
import { presentKey } from './stream-keys.presenter.ts';
import { StreamKeyRefusedError, TooManyStreamKeysError } from './stream-keys.errors.ts';
import {
  countStreamKeys,
  deleteStreamKey,
  findByHash,
  insertStreamKey,
  listStreamKeys,
  lockKeysOf,
  noteUse,
  updateStreamKey,
  type UsedKey,
} from './stream-keys.repository.ts';
import { MAX_STREAM_KEYS, type StreamKey, type StreamKeyFacts } from './stream-keys.schema.ts';

/** By which a key is told from a session's token, by people and by those who look for leaked secrets. */
const PREFIX = 'bsk_';
const HINT_LENGTH = 4;
/** An encoder with a wrong key tries again and again; a person needs few attempts to paste the right one. */
const FAILURES = { max: 100, windowMs: QUARTER_HOUR_MS };

export const getStreamKeys = async ({ db }: Context, performerId: string, limit: number) => {
  const [rows, total] = [await listStreamKeys(db, performerId, limit), await countStreamKeys(db, performerId)];
  return { data: rows.map(presentKey), total };
};

/** Makes a key, which is told this once. @throws TooManyStreamKeysError */
export const createStreamKey = (context: Context, performerId: string, facts: StreamKeyFacts) =>
  context.work(async (unit) => {
    const key = PREFIX + newToken();
    await lockKeysOf(unit.db, performerId);
    if ((await countStreamKeys(unit.db, performerId)) >= MAX_STREAM_KEYS) {
      throw new TooManyStreamKeysError({ params: { most: MAX_STREAM_KEYS } });
    }
    const stored = { performerId, hash: hashToken(key), hint: key.slice(-HINT_LENGTH) };
    const row = await insertStreamKey(unit.db, { ...facts, ...stored });
    await note(unit, 'stream_key.created', performerId, row);
    return { ...presentKey(row), key };
  });

/** @throws NotFoundError for another's */
export const changeStreamKey = async (
  { db }: Context,
  own: { id: string; performerId: string },
  facts: StreamKeyFacts,
): Promise<StreamKey> => {
  const row = await updateStreamKey(db, { ...own, ...facts });
  if (!row) throw new NotFoundError();
  return presentKey(row);
};

/** Revokes a key, and ends what came by it. @throws NotFoundError for another's */
export const revokeStreamKey = async (context: Context, id: string, performerId: string): Promise<void> => {
  const resourceId = await context.work(async (unit) => {
    const row = await deleteStreamKey(unit.db, id, performerId);
    if (!row) throw new NotFoundError();
    await note(unit, 'stream_key.revoked', performerId, row);
    return endInput(unit.db, performerId, { keyId: id, reason: 'key_revoked' });
  });
  // After the commit: who connects while it is revoked looks for the key once more.
  if (resourceId !== undefined) await context.viewings.endSession(resourceId);
};

type Noted = Parameters<typeof recordAudit>[0];

const note = (unit: Noted, action: string, performerId: string, { id, name }: { id: string; name: string }) =>
  recordAudit(unit, {
    ...{ operatorId: null, action, targetType: 'user', targetId: performerId },
    details: { keyId: id, name },
  });

const findKey = async ({ db }: Context, key: string | null): Promise<UsedKey | null> => {
  if (!key?.startsWith(PREFIX)) return null;
  const hash = hashToken(key);
  const row = await findByHash(db, hash);
  return row && timingSafeEqual(row.key_hash, hash) ? row : null;
};

/**
 * The performer's key that an encoder shows.
 * @throws StreamKeyRefusedError for any other, TooManyRequestsError after many of them from one network
 */
export const requireKey = async (
  context: Context,
  { key, performerId, address }: { key: string | null; performerId: string; address: string },
): Promise<UsedKey> => {
  const limit = byAddress(context, 'stream-key', address, FAILURES);
  const row = await findKey(context, key);
  if (row?.performer_id !== performerId) {
    await countAttempt(context.db, limit);
    throw new StreamKeyRefusedError();
  }
  await noteUse(context.db, row.id);
  return row;
};

/** @throws StreamKeyRefusedError when it was revoked meanwhile */
export const assertKept = async ({ db }: Context, { key_hash }: UsedKey): Promise<void> => {
  if (!(await findByHash(db, key_hash))) throw new StreamKeyRefusedError();
};
