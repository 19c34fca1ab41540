import { attach } from './attachment.ts';
import type { Attachment, AttachmentEvents, MediaSource } from './media-source.ts';
import type { MediaAddress } from './media-address.ts';
import type { PlayerStore } from './player-store.ts';

/** Milliseconds: a failure so soon after the last one is reported; otherwise the URL is renewed. */
const RECOVER_EVERY_MS = 30_000;

/** Attaches an element's source on the first play, and again after failures. */
export interface SourceFeeder {
  isAttached(): boolean;
  /** Whether the element's time is that of the film: a source stands at 0 until it has come to where it begins. */
  isPlaced(): boolean;
  /** Plays on; attaches the source first where there is none, at the stored position. */
  play(): void;
  /** Pauses. While the source is being attached, it is then attached without being played. */
  pause(): void;
  /** Seconds from the beginning. */
  seek(time: number): void;
  chooseHeight(index: number | null): void;
  /** After a failure that was reported: renews the URL and plays on at the same position. */
  retry(): void;
  release(): void;
}

export const createSourceFeeder = (
  element: HTMLMediaElement,
  { source, address }: { source: MediaSource; address: MediaAddress },
  store: PlayerStore,
): SourceFeeder => {
  let attachment: Attachment | null = null;
  /** Increases with each start and end, so that callbacks of earlier ones are ignored. */
  let turn = 0;
  let recoveredAt = -Infinity;
  /** An address is being renewed or a source attached. */
  let isStarting = false;
  /** What was asked for last. Until the source is attached, the element can neither play nor pause. */
  let wantsPlay = false;
  /** Where the source begins, in seconds. */
  let startAt = 0;
  let hasArrived = false;

  const awaitStart = (time: number): void => {
    startAt = time;
    hasArrived = false;
  };

  const showWish = (): void => {
    if (wantsPlay) store.change({ phase: 'playing', isWaiting: true });
  };

  const start = async (): Promise<void> => {
    turn += 1;
    const own = turn;
    isStarting = true;
    awaitStart(store.get().time);
    showWish();
    try {
      const made = await attach(element, { source, address, startAt: () => startAt, events });
      if (own !== turn) return made.release();
      attachment = made;
      isStarting = false;
      element.playbackRate = store.get().rate;
      if (wantsPlay) await element.play();
    } catch (error) {
      if (own !== turn) return;
      isStarting = false;
      // Autoplay was refused, or somebody paused meanwhile: the play button is visible.
      const isStopped = error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name);
      store.change({ phase: isStopped ? 'paused' : 'failed', isWaiting: false });
    }
  };

  const release = (): void => {
    turn += 1;
    isStarting = false;
    attachment?.release();
    attachment = null;
  };

  const recover = async (): Promise<void> => {
    release();
    const own = turn;
    recoveredAt = performance.now();
    isStarting = true;
    showWish();
    await address.renew();
    if (own === turn) await start();
  };

  const handleFailure = (): void => {
    // Something else than this player may have paused it, as another film, the system or a headset.
    wantsPlay = store.get().phase === 'playing';
    if (performance.now() - recoveredAt > RECOVER_EVERY_MS) return void recover();
    release();
    store.change({ phase: 'failed', isWaiting: false });
  };

  const play = (): void => {
    wantsPlay = true;
    const own = turn;
    if (attachment) element.play().catch(() => own === turn && store.change({ phase: 'paused', isWaiting: false }));
    else if (isStarting) showWish();
    else void start();
  };

  const pause = (): void => {
    wantsPlay = false;
    // Told by the element's event.
    if (!element.paused) element.pause();
    else if (store.get().phase === 'playing') store.change({ phase: 'paused', isWaiting: false });
  };

  const seek = (time: number): void => {
    startAt = time;
    attachment?.seek(time);
    // `HAVE_NOTHING`: it goes there once it knows its duration.
    if (element.readyState === 0) hasArrived = false;
  };

  const events: AttachmentEvents = {
    onHeights: (heights) => {
      store.change({ heights });
      const { chosen } = store.get();
      if (chosen !== null) attachment?.chooseHeight(chosen);
    },
    onHeight: (height) => store.change({ height }),
    onRestart: () => awaitStart(store.get().time),
    onFailure: handleFailure,
  };

  return {
    isAttached: () => attachment !== null,
    isPlaced: () => {
      hasArrived ||= startAt === 0 || element.currentTime > 0;
      return attachment !== null && hasArrived;
    },
    play,
    pause,
    seek,
    retry: () => {
      wantsPlay = true;
      void recover();
    },
    release,
    chooseHeight: (index) => attachment?.chooseHeight(index),
  };
};
