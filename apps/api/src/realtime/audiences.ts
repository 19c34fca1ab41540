import type { SharedRedis } from '../platform/redis/open-redis.ts';
import type { SocketServer } from './socket-session.ts';
import type { ViewerRegister } from './viewer-register.ts';

/** Whom the other processes have among the viewers of a stream. */
export interface Audiences {
  others(streamId: string): Promise<string[]>;
}

const ASKED = 'audience-asked';
/** The most that one process names: few performers ever have so many, and nobody reads so far. */
const MOST = 5000;
/**
 * Asks the other processes at the moment somebody looks: who watches where is kept nowhere else, because many come and
 * go and few performers look. Each process answers for its own sockets, also one that has none; without Redis, or while
 * it is away, there are no others.
 */
export const createAudiences = (
  io: SocketServer,
  viewers: ViewerRegister,
  redis: Pick<SharedRedis, 'isAway'> | null,
): Audiences => {
  io.on(ASKED, (streamId: string, answer: (people: string[]) => void) =>
    answer(viewers.people(streamId).slice(0, MOST)),
  );
  return {
    others: (streamId) => {
      if (!redis || redis.isAway()) return Promise.resolve([]);
      return new Promise((resolve) => {
        // With an error, where one of them has just died, come the answers of the rest.
        const give = (_error: Error | null, answers: string[][]): void => resolve(answers.flat());
        io.serverSideEmit(ASKED, streamId, give);
      });
    },
  };
};
