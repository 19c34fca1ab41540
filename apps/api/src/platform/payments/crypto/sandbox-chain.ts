import { randomBytes } from 'node:crypto';
import type { Db } from '../../database/tables.ts';
import { newId } from '../../ids.ts';
import type { Sealer } from '../../seal.ts';
import { enqueue } from '../../unit-of-work.ts';
import { signPage } from '../sandbox-links.ts';
import { WebhookRefusedError } from '../webhook-signature.ts';
import type { CoinUnits, CryptoGateway, CryptoInvoice, CryptoOrder } from './crypto-gateway.ts';
import { listChain, standing, toCoins } from './sandbox-chain-standing.ts';

/** The page's name in signed URLs. */
export const CHAIN_PAGE = 'sandbox-chain';
const EXPIRES_MINUTES = 15;
const PAGE_MINUTES = 24 * 60;

/** A blockchain without coins: payments, blocks and time are simulated on a page of this site. */
export const createSandboxChain = (db: Db, sealer: Sealer): CryptoGateway => {
  const find = async ({ idempotencyKey, locale }: CryptoOrder): Promise<CryptoInvoice | null> => {
    const stored = await db
      .selectFrom('sandbox_invoices')
      .select(['ref', 'address', 'due', 'expires_at'])
      .where('idempotency_key', '=', idempotencyKey)
      .executeTakeFirst();
    return stored ? { ...(await standing(db, stored)), payUrl: pageOf(sealer, stored.ref, locale) } : null;
  };
  return {
    provider: 'sandbox-crypto',
    createInvoice: async (order) => {
      await insertInvoice(db, order);
      const made = await find(order);
      if (!made) throw new Error(`the invoice ${order.idempotencyKey} is not there`);
      return made;
    },
    findInvoice: find,
    listInvoices: (since) => listChain(db, since),
    // The sandbox notifies by a job of this site, so it has no webhooks.
    readDelivery: () => {
      throw new WebhookRefusedError('forged');
    },
  };
};

const insertInvoice = async (db: Db, { idempotencyKey, amount, returnPath }: CryptoOrder): Promise<void> => {
  await db
    .insertInto('sandbox_invoices')
    .values({
      idempotency_key: idempotencyKey,
      ref: newId(),
      address: `sandbox1q${randomBytes(19).toString('hex')}`,
      due: toCoins(amount),
      return_path: returnPath,
      expires_at: new Date(Date.now() + EXPIRES_MINUTES * 60_000),
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .execute();
};

const pageOf = (sealer: Sealer, ref: string, locale: string): string => {
  const { expires, signature } = signPage(sealer, CHAIN_PAGE, { subject: ref, minutes: PAGE_MINUTES });
  const query = new URLSearchParams({ expires: `${expires}`, signature, locale });
  return `/api/sandbox/chain/${ref}?${query.toString()}`;
};

export type ChainAct = { act: 'send'; amount: CoinUnits } | { act: 'mine' } | { act: 'expire' };

/** Simulates a payment, a block or the expiry. The site is notified twice and with a delay, as by a real gateway. */
export const actOnChain = async (db: Db, ref: string, chosen: ChainAct): Promise<void> => {
  const invoice = await findChainInvoice(db, ref);
  if (!invoice) return;
  if (chosen.act === 'send') {
    const is_late = invoice.expires_at.getTime() <= Date.now();
    await db
      .insertInto('sandbox_coins')
      .values({ id: newId(), invoice_ref: ref, amount: chosen.amount, is_late })
      .execute();
  }
  if (chosen.act === 'mine') {
    await db
      .updateTable('sandbox_coins')
      .set((eb) => ({ confirmations: eb('confirmations', '+', 1) }))
      .where('invoice_ref', '=', ref)
      .execute();
  }
  if (chosen.act === 'expire') {
    await db.updateTable('sandbox_invoices').set({ expires_at: new Date() }).where('ref', '=', ref).execute();
  }
  for (const wait of [0, 3000]) {
    await enqueue(db, 'look-at-crypto', { paymentId: invoice.idempotency_key }, { runAt: new Date(Date.now() + wait) });
  }
};

export const findChainInvoice = (db: Db, ref: string) =>
  db.selectFrom('sandbox_invoices').selectAll().where('ref', '=', ref).executeTakeFirst();

export const listChainCoins = (db: Db, ref: string) =>
  db
    .selectFrom('sandbox_coins')
    .select(['amount', 'confirmations', 'is_late'])
    .where('invoice_ref', '=', ref)
    .orderBy('id')
    .execute();
