import pLimit from 'p-limit';
import type { Context } from '../context.ts';
import type { Db, Transaction } from '../platform/database/tables.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { storedPasswordOf } from '../modules/accounts/credentials.ts';
import { buildDemo } from './build/build-demo.ts';
import type { FileCopy } from './build/file-shelf.ts';
import { fans, operators } from './data/fans.ts';
import { performers } from './data/performers.ts';
import { readPreparedMedia } from './media-folder.ts';
import { createWorld } from './world.ts';
import { writeDemo } from './write/write-demo.ts';
import { writePayoutAccounts } from './write/write-payout-accounts.ts';
import { writeTrade } from './trade/write-trade.ts';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'barg-demo-2026';

/** The accounts to try the product with. */
export const DEMO_ACCOUNTS = [...fans, ...performers, ...operators].flatMap(({ email }) => email ?? []);

const MARKER = 'demoData';
const COPIES_AT_ONCE = 16;

interface Marker {
  /** All times of the demo are relative to this. An interrupted run is completed with the same time. */
  startedAt: string;
  isFinished: boolean;
}

/**
 * Fills an empty database with the demo community; returns whether it did. Never in production, in a database with
 * other accounts, or twice. The next run completes an interrupted one: files get the same names, and all rows are
 * written in one transaction.
 */
export const seedDemoData = async (
  context: Pick<Context, 'config' | 'db' | 'work' | 'files' | 'sealer' | 'gateways'>,
  now: Date = new Date(),
): Promise<boolean> => {
  if (context.config.isProduction) return false;
  const marker = await ensureMarker(context.db, now);
  if (!marker || marker.isFinished) return false;

  const identity = { email: DEMO_ACCOUNTS[0] ?? null, username: null };
  const [media, password] = await Promise.all([
    readPreparedMedia(),
    storedPasswordOf(context, DEMO_PASSWORD, identity),
  ]);
  const world = createWorld(new Date(marker.startedAt), media, password);
  const demo = buildDemo(world);
  await copyFiles(context.files, demo.files.copies);
  return context.work(async (unit) => {
    const current = await readMarker(unit.db, { isLocked: true });
    if (current?.isFinished) return false;
    await writeDemo(unit, world, demo);
    await writePayoutAccounts(unit.db, { sealer: context.sealer, world, people: demo.people });
    await writeTrade(context, unit, { world, people: demo.people });
    await unit.db
      .updateTable('settings')
      .set({ value: JSON.stringify({ ...marker, isFinished: true } satisfies Marker) })
      .where('key', '=', MARKER)
      .execute();
    return true;
  });
};

/** The marker, set in a database without accounts; undefined where there are other accounts. */
const ensureMarker = async (db: Db, now: Date): Promise<Marker | undefined> => {
  const found = await readMarker(db);
  if (found) return found;
  const account = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (account) return undefined;
  const value = JSON.stringify({ startedAt: now.toISOString(), isFinished: false } satisfies Marker);
  await db
    .insertInto('settings')
    .values({ key: MARKER, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return readMarker(db);
};

const readMarker = async (db: Db | Transaction, { isLocked = false } = {}): Promise<Marker | undefined> => {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', MARKER)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
  return row?.value as Marker | undefined;
};

const copyFiles = async (store: FileStore, copies: readonly FileCopy[]): Promise<void> => {
  await pLimit(COPIES_AT_ONCE).map(copies, ({ key, source }) => store.putFile(key, source));
};
