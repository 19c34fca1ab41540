/** `BENCH_MESSAGES=5000 npm run bench -- thread` for a short one. */
export const MESSAGES = Number(process.env.BENCH_MESSAGES ?? 100_000);

interface Database {
  query(text: string, values?: unknown[]): Promise<unknown>;
}

/** Between two messages. */
const STEP = `interval '7 minutes'`;

/** SQL: ids that sort by time, as the product's UUIDv7: those of one conversation, the n-th of them. */
const ID = `(lpad(to_hex(1600000000000 + n), 12, '0') || '7' || '0ae' || '8' || lpad(to_hex(n), 15, '0'))::uuid`;

/**
 * Writes {@link MESSAGES} texts into a private conversation that has none: by both sides in runs of three, of one to four
 * lines, up to now. Both sides have read them.
 */
export async function fillConversation(client: Database, conversationId: string): Promise<void> {
  await client.query(
    `insert into messages (id, conversation_id, sequence, sender_id, type, text, created_at)
       select ${ID}, id, n, case when n / 3 % 2 = 0 then first_user_id else second_user_id end, 'text',
         'Message ' || n || repeat(' about paint, paper and ink', 1 + n % 5), now() - (${MESSAGES} - n) * ${STEP}
       from conversations, generate_series(1, ${MESSAGES}) n where id = $1`,
    [conversationId],
  );
  await client.query(
    `update conversations set last_sequence = sequence, last_message_id = messages.id, last_message = text,
         last_sender_id = sender_id, last_message_created_at = messages.created_at
       from messages where conversation_id = conversations.id and conversations.id = $1 and sequence = ${MESSAGES}`,
    [conversationId],
  );
  await client.query('vacuum (analyze) messages');
}

/** The moment of a message, given how many are in the conversation. */
export const momentOf = (sequence: number): string =>
  new Date(Date.now() - (MESSAGES - sequence) * 7 * 60_000).toISOString();
