import type { Caller } from '../access/roles.ts';
import type { Sight, ViewerKind } from './viewers.ts';
import type { World } from './world-of-viewer.ts';
import type { Ask } from './ask.ts';

/** A way on which a performer, or something of hers, can be reached. */
export interface Path {
  operation: string;
  /** Where one operation has several. */
  name?: string;
  ask: (world: World) => Ask;
  /** What stands in the answer where she is there, and in none else: an id of something of hers. */
  finds?: (world: World) => string;
  /** For whom the answer names her; for those alone for whom she is there when absent. */
  tells?: readonly Sight[];
  /** The status by what she is for the viewer; 200, and 404 where she is gone or put away. */
  status?: Partial<Record<Sight, number>>;
  /** The status for whom she bans from her streams, where they are asked for: 403 `stream.banned` mostly. */
  banned?: number;
  /** Those of the callers whom it is for; everybody whom the operation lets in when absent. */
  callers?: readonly Caller[];
  /** Replaces `status` where more than the sight decides. */
  expect?: (kind: ViewerKind) => number;
}

type Rest = Omit<Path, 'operation' | 'ask'>;

/** One thing, by its address. */
export const one = (operation: string, ask: Path['ask'], rest: Rest = {}): Path => ({ operation, ask, ...rest });

/** What is in a stream: she is there for whom she bans, and it is not. */
export const inStream: Rest = { banned: 403 };

const ALWAYS = { gone: 200, 'put away': 200 } as const;

/** A list: it is answered to everybody, and only where she is there is she in it. */
export const list = (operation: string, ask: Path['ask'], finds?: Path['finds'], rest: Rest = {}): Path => ({
  operation,
  ask,
  ...(finds && { finds }),
  status: ALWAYS,
  ...rest,
});

/** Books, and one's own deeds: they are answered as ever, whoever hides. */
export const kept: Rest = { status: ALWAYS, tells: ['there', 'gone', 'put away'] };

/** What stays for who blocks, so that the block can be taken back. */
export const keptByBlocker: Rest = { status: { 'put away': 200 }, tells: ['there', 'put away'] };
