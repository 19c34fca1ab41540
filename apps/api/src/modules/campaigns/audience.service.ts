import type { Queryable } from '../../platform/unit-of-work.ts';
import type { NarrowingList } from '../fan-lists/audience.ts';
import { requireFanLists } from '../fan-lists/fan-lists.service.ts';
import type { FanRule } from '../fan-lists/fan-rules.schema.ts';
import type { CampaignAudience } from './campaigns.schema.ts';
import type { Addressees } from './recipients.repository.ts';

/** What an audience is now. @throws NotFoundError when one of its lists is not there */
export const resolveAudience = async (
  db: Queryable,
  performerId: string,
  { listIds, excludedListIds, rules, excludesBuyers }: CampaignAudience,
  fileIds: readonly string[],
): Promise<Addressees> => ({
  performerId,
  included: await requireFanLists(db, performerId, listIds),
  excluded: await requireFanLists(db, performerId, excludedListIds),
  rules,
  boughtFileIds: excludesBuyers ? fileIds : [],
});

/** Of several of which one has to be met it is one where each is: who was chosen by another stays chosen. */
const isTie = (rule: FanRule): boolean =>
  rule.kind === 'any' ? rule.rules.every(isTie) : rule.kind === 'subscribed' || rule.kind === 'follows';

const tiesOfList = ({ rules }: NarrowingList): FanRule[] => (rules ?? []).filter(isTie);

/**
 * What recipients must still be when their turn comes, as lists of rules of which one is met: whoever was chosen as a
 * subscriber or follower and has left meanwhile gets nothing. What else was asked of them was asked at the start. Empty
 * where somebody may be none of it.
 */
export const tiesOf = ({ included, rules }: Pick<Addressees, 'included' | 'rules'>): FanRule[][] => {
  const own = rules.filter(isTie);
  const ways = included.length === 0 ? [own] : included.map((list) => [...own, ...tiesOfList(list)]);
  return ways.some((way) => way.length === 0) ? [] : ways;
};
