import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { AppError, ErrorOptions } from '../errors/app-error.ts';
import type { WorkState } from '../platform/database/content-tables.ts';
import { tellAccount } from '../platform/tell-account.ts';
import type { Queryable, UnitOfWork } from '../platform/unit-of-work.ts';
import { notAmong } from '../shared/not-among.ts';
import { assertNotHeld, isHeldSql } from '../viewing/taken-down.ts';
import { assertPublishTime } from '../shared/publish-times.ts';
import { settledOnTime } from './settled-on-time.ts';

interface PlannedWork {
  id: string;
  performer_id: string;
  state: WorkState;
  /** While it is scheduled, the moment at which it is to appear. */
  published_at: Date;
  is_due: boolean;
  /** It shows what the site has removed elsewhere, see `isHeldSql`. */
  is_held: boolean;
}

interface Kind<Work extends PlannedWork> {
  table: 'galleries' | 'videos';
  one: 'gallery' | 'video';
  /** One that is not deleted, locked until the transaction ends. */
  lock: (db: Queryable, id: string) => Promise<Work | undefined>;
  update: (
    db: Queryable,
    id: string,
    changes: { state?: WorkState; published_at: Date | ReturnType<typeof sql<Date>> },
  ) => Promise<void>;
  /** Counts and announces one that has just appeared, if there is something to show. */
  onAppeared: (unit: UnitOfWork, work: Work) => Promise<void>;
  /** Tells her of one that does not appear at its moment because it is held. */
  onHeld: (unit: UnitOfWork, work: Work) => Promise<void>;
  AlreadyPublished: new () => AppError;
  PublishTime: new (options: ErrorOptions) => AppError;
}

/** Galleries or videos that appear at a moment of their performer's choosing, see docs/decisions/0182. */
export const plannedWorks = <Work extends PlannedWork>({
  table,
  one,
  lock,
  update,
  onAppeared,
  onHeld,
  ...errors
}: Kind<Work>) => {
  /** One that a stopped server was late with gets the present time, so that it is first in the lists. */
  const publishNow = async (unit: UnitOfWork, work: Work): Promise<void> => {
    await update(unit.db, work.id, { state: 'published', published_at: sql<Date>`now()` });
    await onAppeared(unit, work);
  };
  const settling = settledOnTime({
    one,
    many: table,
    findDue: (db, seen, limit) =>
      db
        .selectFrom(table)
        .select('id')
        .where('deleted_at', 'is', null)
        .where('state', '=', 'scheduled')
        .where('published_at', '<=', sql<Date>`now()`)
        // It appears when it is held no more.
        .where(sql<boolean>`not ${isHeldSql(table)}`)
        .where(notAmong('id', seen))
        .limit(limit)
        .execute(),
    // State, counter and notices change in one transaction under its lock, so each happens once.
    settle: ({ work }: Context, id) =>
      work(async (unit) => {
        const found = await lock(unit.db, id);
        if (found?.state !== 'scheduled' || !found.is_due) return;
        await (found.is_held ? onHeld : publishNow)(unit, found);
        tellAccount(unit, found.performer_id, 'works');
      }),
  });
  return {
    ...settling,
    /**
     * Changes when a locked one appears. Null: now, which changes nothing once it is out, so that a repeated request is
     * not refused. Undefined: unchanged.
     * @throws the given errors where it is out already, and for a moment that is past or very far; FileTakenDownError
     */
    changeTime: async (unit: UnitOfWork, work: Work, publishAt: string | null | undefined): Promise<void> => {
      if (publishAt === undefined) return;
      if (work.state !== 'scheduled') {
        if (publishAt === null) return;
        throw new errors.AlreadyPublished();
      }
      if (publishAt === null) {
        await assertNotHeld(unit.db, table, work.id);
        return publishNow(unit, work);
      }
      const published_at = new Date(publishAt);
      // Planned for it already: it may come any second, and is not refused for that.
      if (published_at.getTime() === work.published_at.getTime()) return;
      await assertPublishTime(unit.db, published_at, errors.PublishTime);
      await update(unit.db, work.id, { published_at });
      await settling.plan(unit, work.id, published_at);
    },
  };
};
