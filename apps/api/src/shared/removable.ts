import type { RawBuilder } from 'kysely';
import type { KeptContent, ReportTargetType } from '../platform/database/moderation-tables.ts';
import type { Queryable, UnitOfWork } from '../platform/unit-of-work.ts';

/** What was removed, with what is needed to bring it back. */
export interface Removed {
  id: string;
  ownerId: string;
  kept: KeptContent;
  fileIds: readonly string[];
}

/** One kind of what operators can take away, and bring back while that is possible; its module says how. */
export interface RemovableKind {
  /** SQL: `ownerId` of such a thing and `fileIds` of all its files in their order, whether it stands or is deleted. */
  find: (id: string) => RawBuilder<unknown>;
  /** Takes it away with its counters and copies; null when none stood. */
  remove: (unit: UnitOfWork, id: string) => Promise<KeptContent | null>;
  bringBack: (unit: UnitOfWork, removed: Removed) => Promise<void>;
  /** Takes its words out for good; the rows stay, because purchases and reports refer to them. */
  erase?: (db: Queryable, removed: Pick<Removed, 'id' | 'kept'>) => Promise<void>;
}

export type RemovableKinds = Readonly<Record<ReportTargetType, RemovableKind>>;

/** Of what is only marked as deleted nothing has to be kept. */
export const marked =
  (remove: (unit: UnitOfWork, id: string) => Promise<boolean>): RemovableKind['remove'] =>
  async (unit, id) =>
    (await remove(unit, id)) ? {} : null;
