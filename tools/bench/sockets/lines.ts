import type { Ground, Stream } from './ground.ts';

const EVERY_MS = 100;

/** Writes a line into a stream's chat; returns whether the site has it. */
async function write(url: string, { conversationId, performer }: Stream, text: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/api/messages/stream/conversations/${conversationId}`, {
      method: 'POST',
      headers: { authorization: performer.token, 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    // The process that had it ended: the page would ask again.
    return false;
  }
}

/** Writes a line into the next stream ten times a second, whichever process takes it, until it is stopped. */
export function writeLines(url: string, streams: readonly Stream[]) {
  const writing = new Set<Promise<boolean>>();
  let count = 0;
  const next = (): void => {
    const stream = streams[count % streams.length];
    if (!stream) return;
    count += 1;
    const written = write(url, stream, `Line ${count}`);
    writing.add(written);
    void written.finally(() => writing.delete(written));
  };
  const timer = setInterval(next, EVERY_MS);
  return {
    /** Ends with a line in each stream, by which a client notices that it lacks the one before. */
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await Promise.all(writing);
      const last = await Promise.all(streams.map((stream) => write(url, stream, 'The last line')));
      if (last.includes(false)) throw new Error('a line was refused by a site that is well');
    },
  };
}

/** The sequence of the last line of each stream, by its id. */
export async function lastSequences({ pool }: Ground): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ scope: string; last: string }>(
    `select scope, max(sequence) as last from scope_events where scope like 'stream:%' group by scope`,
  );
  return new Map(rows.map(({ scope, last }) => [scope.slice('stream:'.length), Number(last)]));
}
