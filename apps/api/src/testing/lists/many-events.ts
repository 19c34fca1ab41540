import { type Filling, thirdOf, moment, nth } from './fill.ts';
import { PERFORMER, READER } from './many-people.ts';
import type { ListWorld } from './world.ts';

const [CONVERSATION, MESSAGE, MOVEMENT] = ['09', '0a', '0c'];

const talk = ({ fan, conversationId, chatId }: ListWorld): Filling[] => [
  {
    table: 'conversations',
    like: `kind = 'private'`,
    columns: {
      id: nth(CONVERSATION),
      first_user_id: `least(${thirdOf(fan.id, nth(READER))}, ${nth(PERFORMER)})`,
      second_user_id: `greatest(${thirdOf(fan.id, nth(READER))}, ${nth(PERFORMER)})`,
      last_message_id: nth(MESSAGE),
      last_message_created_at: moment,
    },
  },
  {
    table: 'conversation_members',
    columns: {
      conversation_id: nth(CONVERSATION),
      user_id: thirdOf(fan.id, nth(READER)),
      unread_count: 'n % 2',
      last_message_at: moment,
    },
  },
  { table: 'conversation_members', columns: { conversation_id: nth(CONVERSATION), user_id: nth(PERFORMER) } },
  {
    table: 'messages',
    columns: {
      id: nth(MESSAGE),
      conversation_id: `(array['${conversationId}'::uuid, '${chatId}'::uuid, ${nth(CONVERSATION)}])[n % 3 + 1]`,
      sequence: 'n + 1000',
      created_at: moment,
    },
  },
  {
    table: 'notifications',
    columns: {
      id: nth('0d'),
      user_id: thirdOf(fan.id, nth(READER)),
      actor_id: nth(PERFORMER),
      link: `'/posts/' || n`,
      read_at: 'case when n % 4 = 0 then now() end',
      created_at: moment,
    },
  },
];

const money = ({ her, fan, keeper }: ListWorld): Filling[] => [
  {
    table: 'subscriptions',
    columns: {
      id: nth('0e'),
      user_id: thirdOf(keeper.id, nth(READER)),
      performer_id: `case when n % 3 = 1 then '${her.id}'::uuid else ${nth(PERFORMER)} end`,
    },
  },
  {
    table: 'ledger_transactions',
    like: `kind = 'tip'`,
    columns: {
      id: nth(MOVEMENT),
      user_id: thirdOf(fan.id, nth(READER)),
      performer_id: `case when n % 3 = 1 then '${her.id}'::uuid else ${nth(PERFORMER)} end`,
      created_at: moment,
    },
  },
  {
    table: 'ledger_entries',
    like: `account_id = (select id from ledger_accounts where owner_id = '${fan.id}' and kind = 'wallet')`,
    columns: { transaction_id: nth(MOVEMENT) },
  },
  {
    table: 'ledger_entries',
    like: `account_id = (select id from ledger_accounts where owner_id = '${her.id}' and kind = 'earnings')`,
    columns: { transaction_id: nth(MOVEMENT) },
  },
  {
    table: 'referral_earnings',
    columns: {
      transaction_id: nth(MOVEMENT),
      sale_id: nth(MOVEMENT),
      referred_id: nth(READER),
      referrer_id: thirdOf(her.id, nth(PERFORMER)),
      created_at: moment,
    },
  },
  {
    table: 'payments',
    like: null,
    columns: {
      id: nth('18'),
      user_id: thirdOf(fan.id, nth(READER)),
      provider: `'sandbox'`,
      purpose: `'top-up'`,
      amount: '100',
      currency: `'EUR'`,
      tokens: '100',
      paid_tokens: '100',
      status: `'succeeded'`,
    },
  },
  {
    table: 'payment_cards',
    like: null,
    columns: {
      id: nth('19'),
      user_id: nth(READER),
      provider: `'sandbox'`,
      provider_ref: `'r' || n`,
      brand: `'visa'`,
      last4: `'4242'`,
      exp_month: '1',
      exp_year: '2040',
    },
  },
];

const oversight = ({ her }: ListWorld): Filling[] => [
  {
    table: 'reports',
    columns: {
      id: nth('1a'),
      reporter_id: nth(READER),
      target_id: nth('04'),
      target_owner_id: nth(PERFORMER),
      status: `case when n % 2 = 0 then 'open' else 'closed' end`,
      handled_at: 'case when n % 2 = 1 then now() end',
      created_at: moment,
    },
  },
  {
    table: 'removals',
    columns: {
      id: nth('1b'),
      target_id: nth('04'),
      owner_id: thirdOf(her.id, nth(PERFORMER)),
      state: `(array['removed', 'restored', 'purged'])[n % 3 + 1]`,
    },
  },
  { table: 'audit_log', columns: { id: nth('1c'), target_id: nth(READER), created_at: moment } },
  {
    table: 'mails',
    like: null,
    columns: {
      id: nth('1d'),
      user_id: nth(READER),
      recipient: `'r' || n || '@barg.example'`,
      locale: `'en-US'`,
      template: `'welcome'`,
      subject: `'Welcome'`,
      text: `'Hello'`,
      html: `'Hello'`,
      created_at: moment,
    },
  },
  {
    table: 'contact_messages',
    like: null,
    columns: {
      id: nth('1e'),
      name: `'Reader'`,
      email: `'r@barg.example'`,
      subject: `'Hello'`,
      text: `'Hello'`,
      handled_at: `case when n % 2 = 0 then now() end`,
      created_at: moment,
    },
  },
  {
    table: 'uploads',
    like: null,
    columns: { id: nth('1f'), owner_id: nth(READER), kind: `'photo'`, name: `'x'`, fingerprint: `'' || n`, size: '1' },
  },
];

/** What accounts say, pay and are told, and what operators look through. */
export const events = (world: ListWorld): Filling[] => [...talk(world), ...money(world), ...oversight(world)];
