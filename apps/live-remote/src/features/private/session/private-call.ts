import type { PrivateStream } from '@barg/api-client/models';
import { BehaviorSubject, Subscription } from '@barg/runtime/rxjs';
import { readToken, watchAccountHere } from '@barg/session';
import { on } from '@barg/session/realtime';
import { watchPlayback, type PlaybackSource } from '../../../shared/playback/watch-playback.ts';
import type { Watchable } from '../../../shared/webrtc/index.ts';
import { isActive } from '../components/private-status.ts';
import { sendOwnSide, type OwnSideSource } from './own-side.ts';

/** The private stream that this tab takes part in, with what it sends and what it receives; null: not of this side. */
export interface PrivateCall {
  id: string;
  own: OwnSideSource | null;
  other: PlaybackSource | null;
}

type Side = Pick<PrivateStream, '_id' | 'hasCamera'> & { isHers: boolean };

/** The browser's own question before the page is unloaded. */
const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

const hold = (): void => undefined;

/**
 * The only private stream of the tab. It lives until it is over or the page is unloaded, whatever page of the site is
 * shown: it is paid by the minute, and ends when one of the two ends it, not by navigation.
 */
function createPrivateCall() {
  const call = new BehaviorSubject<PrivateCall | null>(null);
  let holding = new Subscription();
  let keepWindow: (isKept: boolean) => void = hold;

  const leave = (): void => {
    if (call.getValue() === null) return;
    holding.unsubscribe();
    removeEventListener('beforeunload', ask);
    call.next(null);
    keepWindow(false);
  };

  const follow = (id: string): void => {
    holding.add(
      on('private-stream.changed').subscribe(({ data: { session } }) => {
        if (session._id === id && !isActive(session)) leave();
      }),
    );
    // Also when another tab logs out.
    holding.add(
      watchAccountHere((accountId) => {
        if (accountId === null) leave();
      }),
    );
  };

  return {
    getValue: () => call.getValue(),
    subscribe: (next: (value: PrivateCall | null) => void) => call.subscribe(next),
    /**
     * Opens camera and connections of an accepted private stream, once; another one is left for it. `onKept` hears
     * whether it needs a window on the other pages.
     */
    enter: ({ _id: id, hasCamera, isHers }: Side, onKept: (isKept: boolean) => void): void => {
      if (call.getValue()?.id === id) return;
      leave();
      const own = isHers || hasCamera ? sendOwnSide(`/api/private-streams/${id}/whip`) : null;
      const other = !isHers || hasCamera ? watchPlayback(`/api/private-streams/${id}/whep`, readToken()) : null;
      other?.setPlaying(true);
      holding = new Subscription();
      for (const source of [own, other]) if (source) holding.add((source as Watchable<unknown>).subscribe(hold));
      follow(id);
      addEventListener('beforeunload', ask);
      call.next({ id, own, other });
      keepWindow = onKept;
      keepWindow(true);
    },
    leave,
  };
}

export const privateCall = createPrivateCall();
