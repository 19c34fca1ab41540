import { streamScope, type ServerEvent, type StreamReaction } from '@barg/contract';
import { newEvent } from '../platform/publisher.ts';

/** Milliseconds whose reactions are told together: a crowd's cost as much as one viewer's. */
const TOGETHER = 1000;

interface Given {
  counts: Map<StreamReaction, number>;
  timer: NodeJS.Timeout;
}

/** Counts what viewers of this process give to streams, and tells it to all who watch. Nothing is kept. */
export const createStreamReactions = (tell: (scope: string, event: ServerEvent) => void) => {
  const streams = new Map<string, Given>();

  const look = (streamId: string): void => {
    const given = streams.get(streamId);
    streams.delete(streamId);
    const reactions = [...(given?.counts ?? [])].map(([reaction, count]) => ({ reaction, count }));
    tell(streamScope(streamId), newEvent('stream.reacted', { streamId, reactions }));
  };

  return {
    add: (streamId: string, reaction: StreamReaction): void => {
      const given = streams.get(streamId) ?? { counts: new Map(), timer: setTimeout(look, TOGETHER, streamId) };
      given.counts.set(reaction, (given.counts.get(reaction) ?? 0) + 1);
      streams.set(streamId, given);
    },
    close: (): void => {
      for (const { timer } of streams.values()) clearTimeout(timer);
      streams.clear();
    },
  };
};

export type StreamReactions = ReturnType<typeof createStreamReactions>;
