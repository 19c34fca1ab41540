import assert from 'node:assert/strict';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { TestAccount } from '../../testing/accounts.ts';
import type { TestApi } from '../../testing/api.ts';

/** What one side of a conversation can do. */
const ACTS = [
  ...['send', 'send', 'send', 'read', 'delete', 'remove-all', 'block', 'unblock'],
  ...['mute', 'unmute', 'archive', 'unarchive', 'reconnect', 'reconnect'],
] as const;
type Act = (typeof ACTS)[number];

/** Acts of either side, some of them at the same time. */
const acts = fc.array(
  fc.array(fc.tuple(fc.constantFrom(...ACTS), fc.nat({ max: 1 })), { minLength: 1, maxLength: 3 }),
  {
    minLength: 1,
    maxLength: 8,
  },
);

interface Side {
  user_id: string;
  unread_count: number;
  last_read_sequence: bigint;
  recount: number;
  is_muted: boolean;
  is_request: boolean;
}

/** The conversation of a fan with a performer, and what can be done in it. */
const talkOf = async (api: TestApi) => {
  const sides = [await api.createUser(), await api.createPerformer()] as const;
  const [fan, performer] = sides;
  const opened = await api.as(fan).post('/conversations', { source: 'performer', sourceId: performer.id });
  const id: string = opened.body.data._id;
  const lastOf = async ({ id: userId }: TestAccount) =>
    (
      await api.db
        .selectFrom('messages')
        .select('id')
        .where('conversation_id', '=', id)
        .where('sender_id', '=', userId)
        .orderBy('sequence', 'desc')
        .limit(1)
        .executeTakeFirst()
    )?.id ?? id;
  /** What each side has sent last, with the key that its page has made: it may not have heard that it was stored. */
  const last = new Map<string, { text: string; key: string }>();
  const send = (by: TestAccount, message: { text: string; key: string }) =>
    api.as(by).post(`/messages/conversations/${id}`, { text: message.text }, { 'idempotency-key': message.key });
  const sendNew = (by: TestAccount) => {
    const key = crypto.randomUUID();
    last.set(by.id, { text: `salaam ${key}`, key });
    return send(by, { text: `salaam ${key}`, key });
  };
  const badgeOf = async (account: TestAccount): Promise<number> =>
    (await api.as(account).get('/messages/counting-not-read-messages')).body.data.totalNotSeenMessages;
  /** What a page does that is there again: sends what it has no answer of once more, and asks for all that it shows. */
  const reconnect = async (by: TestAccount) => {
    const unanswered = last.get(by.id);
    if (unanswered) await send(by, unanswered);
    await badgeOf(by);
    return api.as(by).get('/conversations');
  };
  const set = (by: TestAccount, changes: object) => api.as(by).put(`/conversations/${id}/update`, changes);
  const run: Record<Act, (by: TestAccount, other: TestAccount) => Promise<{ status: number; text: string }>> = {
    send: sendNew,
    reconnect,
    read: (by) => api.as(by).post(`/messages/read-all/conversation/${id}`),
    delete: async (by) => api.as(by).delete(`/messages/${await lastOf(by)}`),
    'remove-all': (by) => api.as(by).delete(`/messages/${id}/remove-all-message`),
    block: (by, other) => api.as(by).post('/block/users', { userId: other.id }),
    unblock: (by, other) => api.as(by).delete(`/block/users/${other.id}`),
    mute: (by) => set(by, { muted: true }),
    unmute: (by) => set(by, { muted: false }),
    archive: (by) => set(by, { archived: true }),
    unarchive: (by) => set(by, { archived: false }),
  };
  const counted = async (): Promise<Side[]> => {
    const { rows } = await sql<Side>`select m.user_id, m.unread_count, m.last_read_sequence, m.is_muted, m.is_request,
      (select count(*)::int from messages where conversation_id = m.conversation_id and sender_id <> m.user_id
        and sequence > m.last_read_sequence) as recount
      from conversation_members m where m.conversation_id = ${id}::uuid order by m.user_id`.execute(api.db);
    return rows;
  };
  const orderFor = async (account: TestAccount): Promise<string[] | null> => {
    const { status, body } = await api.as(account).get(`/messages/conversations/${id}?limit=100`);
    return status === 200 ? body.data.data.map(({ _id }: { _id: string }) => _id) : null;
  };
  /** Messages that are stored more than once. */
  const twice = async (): Promise<number> => {
    const { rows } = await sql`select text from messages where conversation_id = ${id}::uuid and text <> ''
      group by text having count(*) > 1`.execute(api.db);
    return rows.length;
  };
  return { sides, run, counted, orderFor, badgeOf, twice };
};

/**
 * Whatever two people do in a conversation, one after the other and at once, and however often their pages come back and
 * send again what they had no answer of: what is unread equals a recount, nobody's place falls back, nothing is there
 * twice, and both see the same messages in the same order.
 */
export const holdUnreadInvariants = async (api: TestApi, numRuns: number): Promise<void> => {
  await fc.assert(
    fc.asyncProperty(acts, async (steps) => {
      const { sides, run, counted, orderFor, badgeOf, twice } = await talkOf(api);
      let before = await counted();
      for (const together of steps) {
        const answers = await Promise.all(
          together.map(([act, at]) => run[act](sides[at] ?? sides[0], sides[1 - at] ?? sides[1])),
        );
        for (const { status, text } of answers) assert.ok(status < 500, text);
        const now = await counted();
        for (const [place, side] of now.entries()) {
          assert.equal(side.unread_count, side.recount, JSON.stringify(together));
          assert.ok(side.last_read_sequence >= (before[place]?.last_read_sequence ?? 0n), 'a place fell back');
        }
        for (const [act, at] of together) {
          const side = now.find(({ user_id }) => user_id === sides[at]?.id);
          if (act !== 'reconnect' || !side) continue;
          const shown = side.is_muted || side.is_request ? 0 : side.recount;
          assert.equal(await badgeOf(sides[at] ?? sides[0]), shown, 'who is there again is shown a recount');
        }
        before = now;
      }
      const [one, other] = [await orderFor(sides[0]), await orderFor(sides[1])];
      if (one && other) assert.deepEqual(one, other);
      assert.equal(await twice(), 0, 'what was sent again is there once');
    }),
    // What was done stays, so a failure is not made shorter.
    { numRuns, endOnFailure: true },
  );
};
