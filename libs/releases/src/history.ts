import {
  isRefused,
  orRefused,
  readState,
  readStatement,
  type RefusedStatement,
  type SignedChannel,
  type TrustedStore,
} from './channel.ts';

/** Where a walk back through a remote's statements goes on. */
export interface HistoryPlace {
  /** Only lower numbers are looked at. */
  before: number;
  /** Of the statement that comes next. */
  digest: string;
}

export interface HistoryOptions {
  /** Where to go on; without it the walk begins with what is live. */
  from?: HistoryPlace;
  /** Files that are looked at: each is read, and its signature checked. */
  atMost?: number;
  /** Statements up to that number are not asked for. */
  since?: number;
}

export interface ChannelHistory {
  /** Oldest first; each names the digest of the one before. Without `from` the last one is live. */
  statements: SignedChannel[];
  /** Everything else that lies there, newest first. */
  refused: RefusedStatement[];
  /** Where it goes on; null where the walk came to its end. */
  older: HistoryPlace | null;
}

/** A walk that has come so far. */
async function begin(source: TrustedStore, remote: string, from: HistoryPlace | undefined) {
  if (from) return { statements: [], refused: [], before: from.before, wanted: from.digest };
  const { live, refused } = await readState(source, remote);
  const before = live?.statement.sequence ?? 0;
  return { statements: live ? [live] : [], refused, before, wanted: live?.statement.previous ?? null };
}

/**
 * What led to the live statement. Each statement names the one before by its digest, so nothing can be slipped in or
 * taken out unnoticed: what does not lead to the live one, also because a link is missing, is among the refused.
 */
export async function readHistory(
  source: TrustedStore,
  remote: string,
  { from, atMost = Infinity, since = 0 }: HistoryOptions = {},
): Promise<ChannelHistory> {
  const { statements, refused, before, ...start } = await begin(source, remote, from);
  let { wanted } = start;
  const numbers = (await source.store.listChannel(remote)).filter((number) => number < before && number > since);
  const looked = numbers.toReversed().slice(0, Math.max(0, atMost - statements.length));
  for (const sequence of looked) {
    const found = await orRefused(sequence, () => readStatement(source, remote, sequence));
    if (isRefused(found)) refused.push(found);
    else if (found.digest === wanted) {
      statements.push(found);
      wanted = found.statement.previous;
    } else {
      const message = `What came after statement ${sequence} of ${remote} does not follow it.`;
      refused.push({ sequence, code: 'channel.out_of_order', message });
    }
  }
  const isOver = wanted === null || looked.length === numbers.length;
  const older = isOver || wanted === null ? null : { before: looked.at(-1) ?? before, digest: wanted };
  return { statements: statements.toReversed(), refused, older };
}
