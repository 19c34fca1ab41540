import { attach, type Attachment, type AttachmentEvents, type MediaSource } from './attachment.ts';
import type { MediaAddress } from './media-address.ts';
import type { PlayerStore } from './player-store.ts';

/** A failure so soon after the last one is told; any other is met with a fresh address. */
const RECOVER_EVERY_MS = 30_000;

/** Keeps an element fed with its source: from the first play, over failures, to its end. */
export interface SourceFeeder {
  isAttached(): boolean;
  /** Attaches the source and plays it from these seconds on. */
  start(time: number): Promise<void>;
  chooseHeight(index: number | null): void;
  /** Asks for a fresh address and goes on where it was. */
  recover(): Promise<void>;
  release(): void;
}

export const createSourceFeeder = (
  element: HTMLMediaElement,
  { source, address }: { source: MediaSource; address: MediaAddress },
  store: PlayerStore,
): SourceFeeder => {
  let attachment: Attachment | null = null;
  /** Counts starts and ends: what belongs to an earlier one than the last has nothing to say any more. */
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
      // A browser that wants to be asked again, or somebody who paused meanwhile: the button is there.
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
