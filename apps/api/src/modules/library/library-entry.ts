import type { LibraryType } from './library.schema.ts';

/** The sort key of a thing in a library. */
export interface Kept {
  type: LibraryType;
  id: string;
  performerId: string;
  bookmarkedAt: Date | null;
  boughtAt: Date | null;
  /** When it was bookmarked or bought, whichever was later. */
  at: Date;
  folderId: string | null;
}
