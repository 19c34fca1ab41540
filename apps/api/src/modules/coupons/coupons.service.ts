import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { newId } from '../../platform/ids.ts';
import { fromHundredths, toHundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { beforeId, toPage } from '../../shared/wire.ts';
import { CouponTakenError } from './coupons.errors.ts';
import { countCoupons, endCoupon, endOver, insertCoupon, listCoupons, type CouponRow } from './coupons.repository.ts';
import type { CreateCouponBody } from './coupons.schema.ts';

export const presentCoupon = (row: CouponRow) => ({
  _id: row.id,
  code: row.code,
  percent: row.percent_hundredths === null ? null : row.percent_hundredths / 100,
  amount: row.amount === null ? null : fromHundredths(row.amount),
  purposes: row.purposes,
  maxUses: row.max_uses,
  maxPerFan: row.max_per_fan,
  used: row.used,
  startsAt: row.starts_at?.toISOString() ?? null,
  endsAt: row.ends_at?.toISOString() ?? null,
  endedAt: row.ended_at?.toISOString() ?? null,
});

/** Creates a coupon of a performer for her own items, or of the site (null) for all. @throws CouponTakenError */
export const createCoupon = async (db: Queryable, performerId: string | null, body: CreateCouponBody) => {
  const { code, percent, amount, purposes, maxUses, maxPerFan, startsAt, endsAt } = body;
  await endOver(db, code);
  const row = await insertCoupon(db, {
    id: newId(),
    code,
    performer_id: performerId,
    percent_hundredths: percent === null ? null : Number(toHundredths(percent)),
    amount: amount === null ? null : toHundredths(amount),
    purposes: [...new Set(purposes)],
    max_uses: maxUses,
    max_per_fan: maxPerFan,
    starts_at: startsAt === null ? null : new Date(startsAt),
    ends_at: endsAt === null ? null : new Date(endsAt),
  });
  if (!row) throw new CouponTakenError();
  return presentCoupon(row);
};

/** Ends a coupon permanently; purchases with it stay. @throws NotFoundError */
export const stopCoupon = async (db: Queryable, performerId: string | null, id: string) => {
  const row = await endCoupon(db, performerId, id);
  if (!row) throw new NotFoundError();
  return presentCoupon(row);
};

export const searchCoupons = async (
  { db }: Context,
  performerId: string | null,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) => {
  const [rows, total] = await Promise.all([
    listCoupons(db, performerId, { limit, before: beforeId(cursor) }),
    countCoupons(db, performerId),
  ]);
  const { items, nextCursor } = toPage(rows, limit, (row) => [row.id]);
  return { data: items.map(presentCoupon), total, nextCursor };
};
