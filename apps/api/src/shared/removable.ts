import type { RawBuilder } from 'kysely';
import type { KeptContent, ReportTargetType } from '../platform/database/moderation-tables.ts';
import type { Queryable, UnitOfWork } from '../platform/unit-of-work.ts';

/** A removal, with what is needed to restore the content. */
export interface Removed {
  id: string;
  ownerId: string;
  kept: KeptContent;
  fileIds: readonly string[];
}

/** How a module removes one kind of content for operators, and restores it. */
export interface RemovableKind {
  /** SQL: `ownerId`, and `fileIds` of all files in order, of existing or deleted content. */
  find: (id: string) => RawBuilder<unknown>;
  /** Deletes it with its counters and copies; null when it did not exist. */
  remove: (unit: UnitOfWork, id: string) => Promise<KeptContent | null>;
  bringBack: (unit: UnitOfWork, removed: Removed) => Promise<void>;
  /** Erases its texts for good; the rows stay, because purchases and reports refer to them. */
  erase?: (db: Queryable, removed: Pick<Removed, 'id' | 'kept'>, unit: UnitOfWork) => Promise<void>;
}

export type RemovableKinds = Readonly<Record<ReportTargetType, RemovableKind>>;

/** For content that is only marked as deleted: nothing has to be kept. */
export const marked =
  (remove: (unit: UnitOfWork, id: string) => Promise<boolean>): RemovableKind['remove'] =>
  async (unit, id) =>
    (await remove(unit, id)) ? {} : null;
