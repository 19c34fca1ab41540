import type { ClientEventData, ClientEventName } from '@barg/contract';
import { ASK_AGAIN_MS, isUnanswered, type AckOf, type SocketBus } from './socket-bus.ts';
import { spread } from './spread.ts';

type Bus = Pick<SocketBus, 'status$' | 'emit'>;

/**
 * Asks the server for as long as it has no time to answer. For events that it may be sent any number of times.
 *
 * @returns null where it was asked in vain: nobody wants it any more, or the line is gone; whoever hears that it is there
 * again asks anew
 */
export const createAskUntilAnswered =
  (bus: Bus) =>
  async <N extends ClientEventName>(
    name: N,
    data: ClientEventData<N>,
    isWanted: () => boolean,
  ): Promise<AckOf<N> | null> => {
    while (isWanted() && bus.status$.value === 'connected') {
      const answer = await bus.emit(name, data);
      if (!isUnanswered(answer)) return isWanted() ? answer : null;
      await new Promise((resolve) => {
        setTimeout(resolve, spread(ASK_AGAIN_MS));
      });
    }
    return null;
  };
