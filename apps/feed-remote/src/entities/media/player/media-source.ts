import type { MediaAddress } from './media-address.ts';

/** The sources of a file. */
export interface MediaSource {
  /** The HLS playlist; null for sounds, and for films without one. */
  hls: string | null;
  /** The complete file. */
  url: string;
}

/** The options of attaching a source. */
export interface Feed {
  source: MediaSource;
  address: MediaAddress;
  /** In seconds, read as late as possible: somebody may seek while the source is being attached. */
  startAt(): number;
  events: AttachmentEvents;
}

/** Callbacks of an attachment. */
export interface AttachmentEvents {
  /** The available heights, the lowest first; empty if the browser chooses by itself. */
  onHeights(heights: readonly number[]): void;
  /** The current height. */
  onHeight(height: number): void;
  /** The source is about to be attached anew, and stands at 0 until it is back at its position. */
  onRestart(): void;
  /** Loading or decoding has failed. */
  onFailure(): void;
}

/** A source that is attached to an element. */
export interface Attachment {
  /** Seconds from the beginning. Also before the element knows its source's duration. */
  seek(time: number): void;
  /** An index of the heights; null adapts to the bandwidth. */
  chooseHeight(index: number | null): void;
  release(): void;
}
