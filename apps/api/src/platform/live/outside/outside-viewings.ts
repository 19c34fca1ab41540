import type { Db } from '../../database/tables.ts';
import type { LiveEngine } from '../live-engine.ts';
import type { Viewings } from '../viewings.ts';
import { listSessionsOf, listViewings, listViewingsOf, noteViewer } from './viewer-rows.ts';

/**
 * For an engine outside: its sessions survive the process that opened them, so who watches lies in the database, and
 * every process can end it.
 *
 * @param here for what lies with the embedded engines
 */
export const createOutsideViewings = (db: Db, live: Pick<LiveEngine, 'end'>, here: Viewings): Viewings => ({
  ...here,
  list: () => listViewings(db),
  listOf: (accountId) => listViewingsOf(db, accountId),
  begin: (_streamId, viewing) => noteViewer(db, viewing),
  // The engine's adapter forgets what has ended.
  forget: () => undefined,
  forgetStream: () => undefined,
  end: async (meant) => {
    const ids = await listSessionsOf(db, meant);
    await Promise.all(ids.map((id) => live.end(id)));
  },
});
