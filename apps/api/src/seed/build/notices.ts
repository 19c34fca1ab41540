import { linkTo } from '../../viewing/items.ts';
import type { Liking } from '../plan/liking.ts';
import type { Movement, Plan } from '../plan/movements.ts';
import type { Row } from '../rows.ts';
import type { World } from '../world.ts';
import type { Item } from './item.ts';

const DAYS_TOLD = { ofPayments: 21, ofPosts: 4 };
/** Hours since the demo's accounts last read their notices. */
const HOURS_UNREAD = 10;

type Notice = Omit<Row<'notifications'>, 'id' | 'read_at' | 'created_at'> & { at: Date };

/** Notices to performers about recent activity, and to followers about new items. */
export const buildNotices = (
  world: World,
  { items, plan, liking }: { items: readonly Item[]; plan: Plan; liking: Liking },
): Row<'notifications'>[] => {
  const paid = plan.movements.filter((movement) => movement.at > world.daysAgo(DAYS_TOLD.ofPayments));
  const published = items.filter((item) => item.type === 'feed' && item.publishedAt > world.daysAgo(DAYS_TOLD.ofPosts));
  const lookedAt = world.hoursAgo(HOURS_UNREAD);
  return [...paid.flatMap(noticeOfPayment), ...published.flatMap((post) => noticesOfPost(post, liking))].map(
    ({ at, ...notice }) => ({
      ...notice,
      id: world.newId(at),
      read_at: at < lookedAt ? lookedAt : null,
      created_at: at,
    }),
  );
};

const noticeOfPayment = (movement: Movement): Notice[] => {
  if (movement.kind === 'top-up') return [];
  const { kind, performer, fan, amount, at } = movement;
  return [{ user_id: performer.id, kind, actor_id: fan.id, amount, link: linkOfPayment(movement), at }];
};

const linkOfPayment = (movement: Movement): string | null => {
  if (movement.kind === 'purchase') return linkTo(movement.item);
  if (movement.kind !== 'tip' || movement.source.type !== 'feed') return null;
  return linkTo({ type: 'feed', id: movement.source.id });
};

const noticesOfPost = (post: Item, { follows }: Liking): Notice[] =>
  follows
    .filter((follow) => follow.performer_id === post.performer.id)
    .map((follow) => ({
      user_id: follow.follower_id,
      kind: 'post',
      actor_id: post.performer.id,
      link: linkTo(post),
      at: post.publishedAt,
    }));
