import type { LibraryType } from './library.schema.ts';

/** The place of something kept in a library. */
export interface Kept {
  type: LibraryType;
  id: string;
  performerId: string;
  bookmarkedAt: Date | null;
  boughtAt: Date | null;
  /** The later of both. */
  at: Date;
  folderId: string | null;
}
