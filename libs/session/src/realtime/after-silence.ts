import type { Subscription } from '@barg/runtime/rxjs';
import type { AppStore } from '../store/store.ts';
import { liveSlice } from '../user/live-slice.ts';
import { rereadShown } from './reread-shown.ts';
import type { SocketBus } from './socket-bus.ts';
import { spread } from './spread.ts';
import { streamsGoingOn } from './streams-going-on.ts';

/** About so many milliseconds after the line is back: the pages of a process that has ended come back together. */
const PAUSE_MS = 3000;

/**
 * Asks again for what is shown after each reconnect, because the events in between were missed. Streams that began before
 * stand until an answer about their performers is here. Returns how to stop.
 */
export const askAfterSilence = (store: AppStore, { status$ }: Pick<SocketBus, 'status$'>): Subscription => {
  let wasConnected = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Increases with each change of the line, so that answers of an earlier one decide nothing. */
  let turn = 0;

  const ask = async (own: number, begunBefore: Record<string, string>): Promise<void> => {
    const answered = await rereadShown(store);
    if (own !== turn) return;
    const goingOn = streamsGoingOn(store.getState(), begunBefore, answered);
    store.dispatch(liveSlice.actions.lineCameBack({ begunBefore, goingOn }));
  };

  const subscription = status$.subscribe((status) => {
    turn += 1;
    clearTimeout(timer);
    const own = turn;
    const { begun } = liveSlice.selectors.selectLive(store.getState());
    if (status === 'connected' && wasConnected) timer = setTimeout(() => void ask(own, begun), spread(PAUSE_MS));
    // A socket that is opened anew is that of another session.
    if (status === 'connected' || status === 'initialized') wasConnected = status === 'connected';
  });
  subscription.add(() => {
    turn += 1;
    clearTimeout(timer);
  });
  return subscription;
};
