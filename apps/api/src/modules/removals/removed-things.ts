import type { RawBuilder } from 'kysely';
import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { ReportTargetType } from '../../platform/database/moderation-tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { RemovableKind } from '../../shared/removable.ts';

interface Thing {
  ownerId: string;
  /** All its files, in order. */
  fileIds: string[];
}

/** The `removable` part for a kind. @throws NotFoundError when there is no such module */
export const kindOf = ({ removable }: Pick<Context, 'removable'>, type: ReportTargetType): RemovableKind => {
  const kind = removable[type];
  if (!kind) throw new NotFoundError();
  return kind;
};

/** Content that can be removed, deleted or not; null for an unknown id. */
export const findThing = async (db: Queryable, kind: RemovableKind, id: string): Promise<Thing | null> => {
  const { rows } = await (kind.find(id) as RawBuilder<Thing>).execute(db);
  return rows[0] ?? null;
};
