import { useCallback, useEffect, useRef, useState } from 'react';
import type { StreamReaction } from '@barg/contract';
import { emit, on } from '@barg/session/realtime';

/** A reaction on its way up the chat. */
export interface Risen {
  id: number;
  reaction: StreamReaction;
  /** Between 0 and 1, across the place where they rise. */
  across: number;
  /** Milliseconds until it begins: those of one second come one after the other. */
  delay: number;
}

/** How long one is drawn, in milliseconds. */
export const RISES_FOR = 2400;
/** A crowd gives more than can be seen; of each kind so many stand for all. */
const MOST_OF_A_KIND = 6;
const MOST_AT_ONCE = 30;
const APART = 140;

type Own = Partial<Record<StreamReaction, number>>;

/** What viewers give to a stream, for as long as it is drawn. One's own is drawn at once, and not again when it is told. */
export const useReactions = (streamId: string) => {
  const [risen, setRisen] = useState<readonly Risen[]>([]);
  const nextId = useRef(0);
  const own = useRef<Own>({});
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  const draw = useCallback((given: readonly StreamReaction[]): void => {
    const added = given.map((reaction, at) => {
      nextId.current += 1;
      return { id: nextId.current, reaction, across: Math.random(), delay: at * APART };
    });
    setRisen((now) => [...now, ...added].slice(-MOST_AT_ONCE));
    const timer = setTimeout(
      () => {
        timers.current.delete(timer);
        setRisen((now) => now.filter((one) => !added.includes(one)));
      },
      RISES_FOR + given.length * APART,
    );
    timers.current.add(timer);
  }, []);

  useEffect(() => {
    const waiting = timers.current;
    const subscription = on('stream.reacted').subscribe(({ data }) => {
      if (data.streamId !== streamId) return;
      const others = data.reactions.flatMap(({ reaction, count }) => {
        const mine = Math.min(count, own.current[reaction] ?? 0);
        own.current[reaction] = (own.current[reaction] ?? 0) - mine;
        return Array.from({ length: Math.min(count - mine, MOST_OF_A_KIND) }, () => reaction);
      });
      if (others.length > 0) draw(others);
    });
    return () => {
      subscription.unsubscribe();
      for (const timer of waiting) clearTimeout(timer);
      waiting.clear();
    };
  }, [streamId, draw]);

  const give = async (reaction: StreamReaction): Promise<void> => {
    own.current[reaction] = (own.current[reaction] ?? 0) + 1;
    draw([reaction]);
    const { ok } = await emit('stream.react', { streamId, reaction });
    // Too many, or the line is lost: it will not be told.
    if (!ok) own.current[reaction] = Math.max(0, (own.current[reaction] ?? 0) - 1);
  };

  return { risen, give };
};
