/** What a route may receive; `text` is read at once and never stored as it came. */
export type Received = 'picture' | 'video' | 'audio' | 'document' | 'text';

/** Each file that is kept needs room, a place among those that wait to be prepared, and is none that the site removed. */
const OF_KEPT = ['files.storage_full', 'files.taken_down', 'files.too_many_waiting'] as const;

const REFUSALS = {
  picture: [
    ...OF_KEPT,
    'files.motion_too_large',
    'files.moving_picture',
    'files.picture_too_large',
    'files.unreadable',
  ],
  video: [...OF_KEPT, 'files.unplayable_video', 'files.unreadable'],
  audio: [...OF_KEPT, 'files.unplayable_audio', 'files.unreadable'],
  document: [...OF_KEPT],
  text: [],
} as const satisfies Record<Received, readonly string[]>;

/** The codes with which a file may be refused while it is received (see `examineFile`). */
export const uploadRefusals = (...received: readonly Received[]): readonly string[] =>
  received.flatMap((kind): readonly string[] => REFUSALS[kind]);
