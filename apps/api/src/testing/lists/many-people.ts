import { audienceSchema } from '../../modules/campaigns/campaigns.schema.ts';
import { type Filling, thirdOf, moment, nth } from './fill.ts';
import type { ListWorld } from './world.ts';

export const READER = '01';
export const STREAM = '14';
export const PERFORMER = '02';

const account = (kind: string, letter: string, word: string) => ({
  id: nth(kind),
  username: `'${letter}' || n`,
  email: `'${letter}' || n || '@barg.example'`,
  name: `'${word} ' || n`,
  search_text: `'${word.toLowerCase()} ' || n || ' ${letter}' || n`,
  created_at: moment,
});

/** Accounts, and what is between them. */
export const people = ({ her, fan, keeper, stranger }: ListWorld): Filling[] => [
  { table: 'users', like: `id = '${fan.id}'`, columns: account(READER, 'r', 'Reader') },
  { table: 'users', like: `id = '${her.id}'`, columns: account(PERFORMER, 'p', 'Petal') },
  {
    table: 'performers',
    like: `user_id = '${her.id}'`,
    columns: {
      user_id: nth(PERFORMER),
      follower_count: `n % 1000`,
      created_at: moment,
      verified_at: `case when n % 3 = 0 then copied.verified_at end`,
      verification_status: `(array['verified', 'pending', 'refused'])[n % 3 + 1]`,
      verification_submitted_at: moment,
    },
  },
  { table: 'follows', columns: { follower_id: nth(READER), performer_id: `'${her.id}'`, created_at: moment } },
  { table: 'follows', columns: { follower_id: `'${keeper.id}'`, performer_id: nth(PERFORMER), created_at: moment } },
  { table: 'follows', columns: { follower_id: `'${fan.id}'`, performer_id: `'${her.id}'` }, rows: 1 },
  {
    table: 'fans',
    like: null,
    columns: { fan_id: nth(READER), performer_id: `'${her.id}'`, since: moment, spent: 'n % 5000' },
  },
  {
    table: 'campaigns',
    like: null,
    columns: {
      id: nth('17'),
      performer_id: thirdOf(her.id, nth(PERFORMER)),
      state: `'sent'`,
      text: `'Hello ' || n`,
      audience: `'${JSON.stringify(audienceSchema.parse({}))}'`,
      created_at: moment,
    },
  },
  {
    table: 'fan_lists',
    like: null,
    columns: { id: nth('16'), performer_id: nth(PERFORMER), name: `'Close ' || n`, created_at: moment },
  },
  // A home is put together of as many performers as somebody follows.
  { table: 'follows', columns: { follower_id: `'${fan.id}'`, performer_id: nth(PERFORMER) }, rows: 200 },
  { table: 'user_blocks', columns: { blocker_id: thirdOf(keeper.id, nth(READER, 'n - 1')), blocked_id: nth(READER) } },
  {
    table: 'referrals',
    columns: { referred_id: nth(READER), referrer_id: thirdOf(stranger.id, nth(READER, 'n + 1')), created_at: moment },
  },
  {
    table: 'sessions',
    columns: {
      id: nth('11'),
      user_id: nth(READER),
      token_hash: `decode(lpad(to_hex(n), 64, '0'), 'hex')`,
      last_used_at: moment,
    },
  },
  {
    table: 'known_devices',
    like: null,
    columns: {
      user_id: nth(READER),
      token_hash: `decode(lpad(to_hex(n), 64, '0'), 'hex')`,
      id: nth('12'),
      session_id: nth('11'),
      expires_at: `now() + interval '9 days'`,
    },
  },
  {
    table: 'addresses',
    like: null,
    columns: {
      id: nth('13'),
      user_id: nth(READER),
      name: `'Home'`,
      country: `'IR'`,
      state: `'Fars'`,
      city: `'Shiraz'`,
      street: `'1'`,
      postal_code: `'1'`,
      phone: `'1'`,
    },
  },
  {
    table: 'streams',
    like: `status = 'live'`,
    columns: {
      id: nth(STREAM),
      performer_id: nth(PERFORMER),
      conversation_id: nth('15'),
      status: `case when n % 2 = 0 then 'live' else 'ended' end`,
      started_at: moment,
    },
  },
];
