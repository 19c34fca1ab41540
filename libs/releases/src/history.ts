import {
  isRefused,
  orRefused,
  readState,
  readStatement,
  type RefusedStatement,
  type SignedChannel,
  type TrustedStore,
} from './channel.ts';

/** The cursor of a walk back through a remote's statements. */
export interface HistoryPlace {
  /** Only lower numbers are read. */
  before: number;
  /** The digest of the next older statement. */
  digest: string;
}

export interface HistoryOptions {
  /** Where to continue; by default at the live statement. */
  from?: HistoryPlace;
  /** The most files that are read and verified. */
  atMost?: number;
  /** Statements up to that number are not read. */
  since?: number;
}

export interface ChannelHistory {
  /** Oldest first; each has the digest of the one before. Without `from` the last one is live. */
  statements: SignedChannel[];
  /** All other files, newest first. */
  refused: RefusedStatement[];
  /** Where to continue; null at the end. */
  older: HistoryPlace | null;
}

/** The state of a walk at its beginning. */
async function begin(source: TrustedStore, remote: string, from: HistoryPlace | undefined) {
  if (from) return { statements: [], refused: [], before: from.before, wanted: from.digest };
  const { live, refused } = await readState(source, remote);
  const before = live?.statement.sequence ?? 0;
  return { statements: live ? [live] : [], refused, before, wanted: live?.statement.previous ?? null };
}

/**
 * The statements before the live one. Each has the digest of the one before, so that nothing can be inserted or removed
 * unnoticed: statements that do not lead to the live one, also because of a missing link, are refused.
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
