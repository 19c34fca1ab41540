import type { RawBuilder } from 'kysely';
import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { ReportTargetType } from '../../platform/database/moderation-tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { RemovableKind } from '../../shared/removable.ts';

interface Thing {
  ownerId: string;
  /** Every file of it, in its order. */
  fileIds: string[];
}

/** What the module of a kind says of it. @throws NotFoundError when there is no such module */
export const kindOf = ({ removable }: Pick<Context, 'removable'>, type: ReportTargetType): RemovableKind => {
  const kind = removable[type];
  if (!kind) throw new NotFoundError();
  return kind;
};

/** Something that can be removed; null when there never was such a thing. */
export const findThing = async (db: Queryable, kind: RemovableKind, id: string): Promise<Thing | null> => {
  const { rows } = await (kind.find(id) as RawBuilder<Thing>).execute(db);
  return rows[0] ?? null;
};
