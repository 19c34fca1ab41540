import type { OpenDatabase } from '@barg/api';
import { newId } from '../../../apps/api/src/platform/ids.ts';

type Pool = OpenDatabase['pool'];

const COMMISSION_ACCOUNT = '00000000-0000-7000-8000-000000000002';

const lockAccounts = `select id, kind from ledger_accounts where (owner_id, kind) in (($1, 'wallet'), ($2, 'earnings'))
  order by kind desc for no key update`;
const insertMovement = `with movement as (
    insert into ledger_transactions (id, kind, user_id, performer_id, amount, commission) values ($1, 'tip', $2, $3, 1000, 200))
  insert into ledger_entries (transaction_id, account_id, amount)
  values ($1, $4, -1000), ($1, $5, 800), ($1, '${COMMISSION_ACCOUNT}', 200)`;
const updateBalances = `update ledger_accounts set balance = balance + change.amount
  from (values ($1::uuid, -1000), ($2::uuid, 800)) as change (id, amount) where ledger_accounts.id = change.id`;

/** The minimum for a tip of ten tokens: the accounts, the movement and its entries, the balances. No notice, no key. */
export async function rawTip(pool: Pool, { userId, performerId }: { userId: string; performerId: string }) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ id: string; kind: string }>({
      name: 'bench-lock',
      text: lockAccounts,
      values: [userId, performerId],
    });
    const [wallet, earnings] = rows;
    if (!wallet || !earnings) throw new Error('the accounts are not open yet');
    const values = [newId(), userId, performerId, wallet.id, earnings.id];
    await client.query({ name: 'bench-insert', text: insertMovement, values });
    await client.query({ name: 'bench-update', text: updateBalances, values: [wallet.id, earnings.id] });
    await client.query('commit');
  } finally {
    client.release();
  }
}

const feedPage = `select post.*, author.username, author.name, author.avatar_file_id, files.files
  from feed_posts post
  join users author on author.id = post.performer_id
  left join lateral (
    select json_agg(file.* order by link.position) as files from feed_post_files link
    join files file on file.id = link.file_id where link.feed_post_id = post.id) files on true
  where post.deleted_at is null and post.published_at <= now()
  order by post.published_at desc, post.id desc limit 20`;

/** The minimum for a page of the feed: twenty posts with authors and files, as rows. */
export async function rawFeedPage(pool: Pool): Promise<void> {
  await pool.query({ name: 'bench-feed', text: feedPage });
}
