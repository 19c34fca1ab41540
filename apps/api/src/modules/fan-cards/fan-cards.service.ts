import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { fromHundredths } from '../../platform/money.ts';
import { shownTitleOf } from '../../viewing/movement-subject.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { MOST_LISTS } from '../fan-lists/fan-lists.service.ts';
import { requireMembership } from '../messages/places.ts';
import { findBonds, listListsOf, listOrders, listSales, sumSpent, type Pair } from './fan-cards.repository.ts';
import type { FanCard } from './fan-cards.schema.ts';

/** @throws NotFoundError where the caller takes no part, or the other member is no fan */
const requirePair = async ({ db }: Context, member: Member, conversationId: string): Promise<Pair> => {
  const performerId = member.account.id;
  const { memberIds } = await requireMembership(db, conversationId, member);
  const fan = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', memberIds.find((id) => id !== performerId) ?? performerId)
    .where('role', '=', 'user')
    .executeTakeFirst();
  if (!fan) throw new NotFoundError();
  return { performerId, fanId: fan.id };
};

/** What a performer knows of the fan whom she talks with. @throws NotFoundError */
export const getFanCard = async (context: Context, member: Member, conversationId: string): Promise<FanCard> => {
  const pair = await requirePair(context, member, conversationId);
  const [{ subscription, follow }, spent, lists, sales, orders] = await Promise.all([
    findBonds(context.db, pair),
    sumSpent(context.db, pair),
    listListsOf(context.db, pair, MOST_LISTS),
    listSales(context.db, pair),
    listOrders(context.db, pair),
  ]);
  return {
    fanId: pair.fanId,
    subscription: subscription
      ? {
          status: subscription.status,
          isRunning: subscription.is_running,
          startedAt: subscription.started_at.toISOString(),
          currentPeriodEnd: subscription.current_period_end.toISOString(),
        }
      : null,
    followedAt: follow?.created_at.toISOString() ?? null,
    spent: fromHundredths(spent.all),
    spentRecently: fromHundredths(spent.lately),
    lists: lists.map(({ id, name, is_in: isIn }) => ({ _id: id, name, isIn })),
    sales: sales.map((sale) => ({
      ...{ _id: sale.id, kind: sale.kind, itemType: sale.item_type, title: shownTitleOf(sale) ?? '' },
      ...{ amount: fromHundredths(sale.amount), createdAt: sale.created_at.toISOString() },
    })),
    orders: orders.map(({ id, title, status, created_at }) => ({
      ...{ _id: id, title, status, createdAt: created_at.toISOString() },
    })),
  };
};
