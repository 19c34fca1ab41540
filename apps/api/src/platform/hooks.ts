import type { RawBuilder, Selectable } from 'kysely';
import type { FilesTable } from './database/file-tables.ts';
import type { PurchasesTable } from './database/money-tables.ts';
import type { Hundredths } from './money.ts';

/** Numbers that are shown with items of one kind, and by how much each changes, by the item's id. */
export interface ItemCounts {
  type: PurchasesTable['item_type'];
  counter: 'like_count' | 'comment_count' | 'bookmark_count' | 'purchase_count';
  changes: ReadonlyMap<string, number>;
}

/** What an item is teased by, and whether its performer wants that made of the film. What is not given stays. */
export interface TeaserChange {
  type: 'feed' | 'video';
  id: string;
  changes: { teaser_file_id?: string | null; teaser_from_film?: boolean };
}

/** Somebody whose account is deleted; `name` stands where a name has to. */
export interface Leaving {
  id: string;
  name: string;
}

/** An account, and who may not see it any more: another account, or everybody in some countries. */
export type Block = { hostId: string } & ({ guestId: string } | { countries: readonly string[] });

/**
 * What one module does and others take part in, in the same transaction. Whoever does it calls the hook and knows no
 * module; whoever takes part declares it in its `<noun>.module.ts`.
 */
export interface HookData {
  /** A file is ready: what waited for it goes on. */
  onFileReady: Selectable<FilesTable>;
  /** Nothing can be made of a file. */
  onFileFailed: Selectable<FilesTable>;
  /** Files let go of their bytes: what is kept of them beside their rows goes too. By their ids. */
  onFilesReleased: readonly string[];
  /** A file was made of the bytes of another one: what is kept of that beside its row is of both. By their ids. */
  onFileReused: { from: string; to: string };
  /** Things were done with items, or taken back. */
  onItemsCounted: ItemCounts;
  /** The short film before a locked item changes. */
  onTeaserChanged: TeaserChange;
  /** Somebody bookmarks a thing no longer. */
  onBookmarkRemoved: { userId: string; type: string; id: string };
  /** An account was made; with the code of who brought it here, as it was typed. */
  onRegistered: { userId: string; role: 'user' | 'performer'; referralCode?: string | undefined };
  /** The performer of a running stream was tipped. */
  onStreamTipped: { streamId: string; senderId: string; amount: Hundredths };
  /** An account is kept out from now on. */
  onSuspended: { userId: string };
  /** An account blocks another. */
  onParted: { blockerId: string; blockedId: string };
  /**
   * An account is going to be deleted, before `forget`: what stands against it throws, what runs for it ends, and its
   * balance is given up, which must be what its owner has agreed to.
   */
  onLeaving: { userId: string; forfeited: Hundredths };
  /** Removes what would tell who somebody was. The account's own row and files are emptied after it. */
  forget: Leaving;
}

/** Rows of a query of all that an account gave or did, each with a text `key` that is its own among them. */
export type ExportSection = (userId: string) => RawBuilder<unknown>;
