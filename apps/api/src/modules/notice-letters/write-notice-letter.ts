import type { Context } from '../../context.ts';
import { siteUrl } from '../../platform/site-url.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { dropWaiting, markDropped, markTold, takeWaiting } from '../notifications/deliveries.repository.ts';
import { gatherNews } from './gather-news.ts';
import { getLetterChoice } from './letter-settings.service.ts';
import { findLetterSettings, lockLetters, storeLetterSettings } from './letter-settings.repository.ts';
import { NOTICES_PATH, SETTINGS_PATH } from './pages.ts';
import { unsubscribeUrl } from './unsubscribe-token.ts';

const CHANNEL = 'email';

/** A living account with a confirmed mailbox, held so that it is not deleted before its letter is there to go with it. */
const holdReader = (db: Queryable, userId: string) =>
  db
    .selectFrom('users')
    .select(['id', 'role', 'name', 'email', 'locale', 'country'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .where('email', 'is not', null)
    .where('email_verified_at', 'is not', null)
    .forShare()
    .executeTakeFirst();

/** So many times what waits is taken, some hundred notices each time. */
const MOST_TIMES = 20;

type Reader = NonNullable<Awaited<ReturnType<typeof holdReader>>>;
type Taken = Awaited<ReturnType<typeof takeWaiting>>;

/** All that waits for a reader, oldest first, told with the letter that this transaction writes. */
const takeAll = async (db: Queryable, { id, role, locale }: Reader): Promise<Taken> => {
  let all: Taken = [];
  for (let times = 0; times < MOST_TIMES; times += 1) {
    const batch = await takeWaiting(db, CHANNEL, { id, role, locale });
    if (batch.length === 0) break;
    await markTold(db, CHANNEL, batch);
    all = [...batch, ...all];
  }
  return all;
};

type Writing = Pick<Context, 'config' | 'sealer'>;

/** Writes one letter of all that waits, and says so of it in the same transaction: killed anywhere, both or none. */
const write = async (
  { config, sealer }: Writing,
  unit: UnitOfWork,
  userId: string,
  period: 'at-once' | 'daily' | 'weekly',
): Promise<void> => {
  const { db } = unit;
  const reader = await holdReader(db, userId);
  if (!reader?.email) return dropWaiting(db, CHANNEL, userId);
  const { id, role, country, name, email: to, locale } = reader;
  // Nobody asks for a letter, so that it is read where the account says that it lives.
  const member = { account: { id, role }, country };
  const taken = await takeAll(db, reader);
  const { timeZone } = await getLetterChoice(db, id);
  const news = await gatherNews({ db, site: config, member, timeZone }, taken);
  if (!news) return markDropped(db, CHANNEL, taken);
  const ending = unsubscribeUrl({ config, sealer }, userId);
  const data = {
    ...{ ...news, name, period, unsubscribeUrl: ending },
    url: siteUrl(config, NOTICES_PATH),
    settingsUrl: siteUrl(config, SETTINGS_PATH),
  };
  await queueMail(unit, { to, userId, locale, template: 'notices', data, unsubscribeUrl: ending });
};

/** Writes an account's letter, where it wants letters at once. Running again finds nothing that waits. */
export const writeAtOnce = ({ work, ...context }: Context, userId: string): Promise<void> =>
  work(async (unit) => {
    await lockLetters(unit.db, userId);
    const frequency = (await findLetterSettings(unit.db, userId))?.frequency ?? 'at-once';
    if (frequency === 'none') await dropWaiting(unit.db, CHANNEL, userId);
    // What is for a digest waits for it.
    if (frequency === 'at-once') await write(context, unit, userId, frequency);
  });

/** Writes an account's digest if it is due, and sets when the next one is. Nothing is written when nothing is new. */
export const writeDigest = ({ work, ...context }: Context, userId: string): Promise<void> =>
  work(async (unit) => {
    const { db } = unit;
    await lockLetters(db, userId);
    const settings = await findLetterSettings(db, userId);
    if (!settings?.next_at || settings.next_at > new Date()) return;
    const { frequency, time_zone: timeZone } = settings;
    if (frequency === 'daily' || frequency === 'weekly') await write(context, unit, userId, frequency);
    await storeLetterSettings(db, userId, { ...settings, timeZone });
  });
