import type { PrivateStream } from '@barg/api-client/models';
import { BehaviorSubject, Subscription } from '@barg/runtime/rxjs';
import { readToken, watchAccountHere } from '@barg/session';
import { on } from '@barg/session/realtime';
import { watchPlayback, type PlaybackSource } from '../../../shared/playback/watch-playback.ts';
import type { Watchable } from '../../../shared/webrtc/index.ts';
import { isActive } from '../components/private-status.ts';
import { sendOwnSide, type OwnSideSource } from './own-side.ts';
import { playOnceSent } from './play-once-sent.ts';
import { tellOff } from './tell-off.ts';

/** The private stream that this tab takes part in, with what it sends and what it receives; null: not of this side. */
export interface PrivateCall {
  id: string;
  own: OwnSideSource | null;
  other: PlaybackSource | null;
}

type Side = Pick<PrivateStream, '_id' | 'hasCamera' | 'status' | 'off'> & { isHers: boolean };

/** The browser's own question before the page is unloaded. */
const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

const hold = (): void => undefined;

/** This tab's own name as a sender. */
const NAME = crypto.randomUUID();

/**
 * The only private stream of the tab. It lives until it is over or the page is unloaded, whatever page of the site is
 * shown: it is paid by the minute, and ends when one of the two ends it, not by navigation.
 */
function createPrivateCall() {
  const call = new BehaviorSubject<PrivateCall | null>(null);
  /** The private stream in whose place another tab or device sends now. */
  const moved = new BehaviorSubject<string | null>(null);
  let holding = new Subscription();
  let keepWindow: (isKept: boolean) => void = hold;
  /** Whether one of the two has begun to send. */
  let isSent = new BehaviorSubject(false);

  const leave = (): void => {
    if (call.getValue() === null) return;
    holding.unsubscribe();
    removeEventListener('beforeunload', ask);
    call.next(null);
    keepWindow(false);
  };

  /** Another tab or device sends now: two would take the stream from each other for ever, as each reconnects. */
  const leaveTo = (id: string): void => {
    // Whoever only watches takes it from nobody.
    if (!call.getValue()?.own) return;
    leave();
    moved.next(id);
  };

  /** Takes note of how it stands, by an event or an answer. */
  const noted = (session: Pick<PrivateStream, '_id' | 'status'>): void => {
    if (call.getValue()?.id !== session._id) return;
    if (!isActive(session)) leave();
    else if (session.status !== 'accepted' && !isSent.getValue()) isSent.next(true);
  };

  const follow = (): void => {
    holding.add(on('private-stream.changed').subscribe(({ data: { session } }) => noted(session)));
    holding.add(
      on('private-stream.published').subscribe(({ data: { sessionId, from } }) => {
        if (call.getValue()?.id === sessionId && from !== NAME) leaveTo(sessionId);
      }),
    );
    // Also when another tab logs out.
    holding.add(
      watchAccountHere((accountId) => {
        if (accountId === null) leave();
      }),
    );
  };

  const begin = ({ _id: id, hasCamera, isHers, status, off }: Side, onKept: (isKept: boolean) => void): void => {
    leave();
    moved.next(null);
    const own = isHers || hasCamera ? sendOwnSide(`/api/private-streams/${id}/whip?from=${NAME}`) : null;
    const isSentHere = new BehaviorSubject(status !== 'accepted');
    isSent = isSentHere;
    const other =
      !isHers || hasCamera
        ? playOnceSent(watchPlayback(`/api/private-streams/${id}/whep`, readToken()), (start) =>
            isSentHere.subscribe((is) => {
              if (is) start();
            }),
          )
        : null;
    other?.setPlaying(true);
    holding = new Subscription();
    if (own) {
      const teller = tellOff(id, off?.[isHers ? 'performer' : 'fan']);
      holding.add(() => teller.stop());
      holding.add(own.subscribe(({ muted }) => teller.say(muted)));
    }
    for (const source of [own, other]) if (source) holding.add((source as Watchable<unknown>).subscribe(hold));
    follow();
    addEventListener('beforeunload', ask);
    call.next({ id, own, other });
    keepWindow = onKept;
    keepWindow(true);
  };

  return {
    getValue: () => call.getValue(),
    subscribe: (next: (value: PrivateCall | null) => void) => call.subscribe(next),
    moved: moved as Watchable<string | null>,
    /**
     * Opens camera and connections of an accepted private stream, once; another one is left for it. `onKept` hears
     * whether it needs a window on the other pages. One that has gone to another tab or device is left there.
     */
    enter: (side: Side, onKept: (isKept: boolean) => void): void => {
      if (call.getValue()?.id !== side._id && moved.getValue() !== side._id) begin(side, onKept);
    },
    /** Goes on here with what has gone to another tab or device, which lets go of it then. */
    takeOver: begin,
    noted,
    leave,
  };
}

export const privateCall = createPrivateCall();
