// Many of the site's own clients in a process: its bus and its following of a stream, over its own transport.
import { streamScope } from '@barg/contract';
import { openSocketIo } from '../../../libs/session/src/realtime/socket-io-transport.ts';
import { createSocketBus } from '../../../libs/session/src/realtime/socket-bus.ts';
import { createTrackScope } from '../../../libs/session/src/realtime/track-scope.ts';
import { answerBench } from './child.ts';
import { createSeen, type Seen } from './seen.ts';

interface Opening {
  url: string;
  /** Each with the last line that it has. */
  viewers: ReadonlyArray<{ token: string; streamId: string; after: number }>;
}

/** As people come to a site that runs: fewer at once than after a restart. */
const AT_ONCE = 20;

const all: Seen[] = [];

/** Resolves when it has joined for the first time. */
function open(url: string, { token, streamId, after }: Opening['viewers'][number]): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const seen = createSeen(streamId, after);
  all.push(seen);
  const bus = createSocketBus({
    openTransport: (listener) => openSocketIo(listener, { url, readToken: () => token }),
    getToken: () => token,
    onRefused: () => console.error(`the session of ${token} was refused`),
  });
  bus.status$.subscribe((status) => {
    if (status === 'disconnect') seen.cut();
  });
  const emit: typeof bus.emit = async (name, data) => {
    const answer = await bus.emit(name, data);
    // The last thing that a client asks after a reconnect: it is answered what it missed.
    if (name === 'catch-up' || (name === 'stream.join' && 'events' in answer)) {
      seen.isBack();
      resolve();
    }
    return answer;
  };
  createTrackScope({ ...bus, emit })(streamScope(streamId), { after }).subscribe((update) =>
    update.kind === 'refetch' ? seen.reloads() : seen.hears(update.event.sequence ?? 0),
  );
  void bus.open();
  return promise;
}

export const answers = answerBench({
  open: async ({ url, viewers }: Opening): Promise<void> => {
    const waiting = [...viewers];
    const openSome = async (): Promise<void> => {
      for (let viewer = waiting.pop(); viewer; viewer = waiting.pop()) await open(url, viewer);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, openSome));
  },
  seen: (_: null) => all.map((seen) => seen.state),
});

export type Viewers = typeof answers;
