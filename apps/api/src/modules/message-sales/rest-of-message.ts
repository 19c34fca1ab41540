import type { Hundredths } from '../../platform/money.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { loadMessageFiles } from '../messages/message-files.repository.ts';
import type { MessageRow } from '../messages/messages.presenter.ts';
import { listOwnedFiles, type OwnedFile } from '../messages/owned-files.repository.ts';
import { restOf } from '../messages/rest-of-price.ts';
import { keepPurchases } from '../wallet/purchases.repository.ts';
import { MessageNotReadyError } from './message-sales.errors.ts';

interface Rest {
  price: Hundredths;
  /** What is not paid again, and because of which purchases. */
  owned: readonly OwnedFile[];
}

/**
 * What a message costs somebody, who may have bought some of its files before.
 * @throws MessageNotReadyError while one of its files is not processed
 */
export const quoteRest = async ({ db }: UnitOfWork, userId: string, { id, price }: MessageRow): Promise<Rest> => {
  const files = (await loadMessageFiles(db, [id])).get(id) ?? [];
  if (files.some(({ status }) => status !== 'ready')) throw new MessageNotReadyError();
  const owned = await listOwnedFiles(db, userId, [id]);
  const ownedIds = new Set(owned.map(({ fileId }) => fileId));
  return { owned, price: restOf(price, { files: files.length, owned: ownedIds.size }) };
};

/** The same, and what it stands on is not undone until the commit. */
export const holdRest = async (unit: UnitOfWork, userId: string, message: MessageRow): Promise<Rest> => {
  const rest = await quoteRest(unit, userId, message);
  const sources = new Map(rest.owned.map(({ sourceType: type, sourceId: id }) => [`${type} ${id}`, { type, id }]));
  const areKept = await keepPurchases(unit.db, userId, [...sources.values()]);
  // One was paid back just now: it does not count any more.
  return areKept ? rest : holdRest(unit, userId, message);
};
