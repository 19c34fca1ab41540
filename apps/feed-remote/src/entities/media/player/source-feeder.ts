import { attach } from './attachment.ts';
import type { Attachment, AttachmentEvents, MediaSource } from './media-source.ts';
import type { MediaAddress } from './media-address.ts';
import type { PlayerStore } from './player-store.ts';

/** Milliseconds: a failure so soon after the last one is reported; otherwise the URL is renewed. */
const RECOVER_EVERY_MS = 30_000;

/** Attaches an element's source on the first play, and again after failures. */
export interface SourceFeeder {
  isAttached(): boolean;
  /** Attaches the source and plays it from a position in seconds. */
  start(time: number): Promise<void>;
  chooseHeight(index: number | null): void;
  /** Renews the URL and continues at the same position. */
  recover(): Promise<void>;
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

  const start = async (time: number): Promise<void> => {
    turn += 1;
    const own = turn;
    store.change({ phase: 'playing', isWaiting: true });
    try {
      const made = await attach(element, { source, address, startAt: time, events });
      if (own !== turn) return made.release();
      attachment = made;
      element.playbackRate = store.get().rate;
      await element.play();
    } catch (error) {
      if (own !== turn) return;
      // Autoplay was refused, or somebody paused meanwhile: the play button is visible.
      const isStopped = error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name);
      store.change({ phase: isStopped ? 'paused' : 'failed', isWaiting: false });
    }
  };

  const release = (): void => {
    turn += 1;
    attachment?.release();
    attachment = null;
  };

  const recover = async (): Promise<void> => {
    const { time } = store.get();
    release();
    const own = turn;
    recoveredAt = performance.now();
    store.change({ phase: 'playing', isWaiting: true });
    await address.renew();
    if (own === turn) await start(time);
  };

  const handleFailure = (): void => {
    if (performance.now() - recoveredAt > RECOVER_EVERY_MS) return void recover();
    release();
    store.change({ phase: 'failed', isWaiting: false });
  };

  const events: AttachmentEvents = {
    onHeights: (heights) => {
      store.change({ heights });
      const { chosen } = store.get();
      if (chosen !== null) attachment?.chooseHeight(chosen);
    },
    onHeight: (height) => store.change({ height }),
    onFailure: handleFailure,
  };

  return {
    isAttached: () => attachment !== null,
    start,
    recover,
    release,
    chooseHeight: (index) => attachment?.chooseHeight(index),
  };
};
