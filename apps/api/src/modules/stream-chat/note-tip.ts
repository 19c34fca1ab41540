import { sql } from 'kysely';
import { hotStatement } from '../../platform/database/hot-statement.ts';
import { hot } from '../../platform/database/named-statements.ts';
import type { LedgerTransactionKind } from '../../platform/database/money-tables.ts';
import type { HookData } from '../../platform/hooks.ts';
import { MAX_ATTEMPTS, type UnitOfWork } from '../../platform/unit-of-work.ts';

export const TELL_TIPS = 'tell-stream-tips';

/** Tips, and what takes them back. */
const KINDS: ReadonlySet<LedgerTransactionKind> = new Set(['tip', 'refund', 'chargeback', 'reversal']);

/** One job for all tips of a stream within a second, whichever processes took them. */
const addJobIfLive = hotStatement(
  ({ transactionId, task }: { transactionId: string; task: string }) => sql`${hot('stream-tips-job')}
    select graphile_worker.add_job(${task}::text, json_build_object('streamId', stream.id),
      run_at => now() + interval '1 second', max_attempts => ${MAX_ATTEMPTS}::int,
      job_key => 'stream-tips:' || stream.id, job_key_mode => 'preserve_run_at')
    from ledger_transactions movement
    join streams stream on stream.id = movement.item_id and stream.status = 'live'
    where movement.id = ${transactionId}::uuid`,
);

/** Queues, in the transaction of a tip or of what takes it back, that those who watch are told. */
export const noteTip = async (unit: UnitOfWork, posted: HookData['onPosted']): Promise<void> => {
  const { kind, itemType, transactionId } = posted;
  if (KINDS.has(kind) && itemType === 'stream')
    unit.withCommit(addJobIfLive(unit.db, { transactionId, task: TELL_TIPS }));
};
