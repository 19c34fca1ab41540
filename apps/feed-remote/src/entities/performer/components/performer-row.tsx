import type { PerformerCard } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useLiveStreamOf } from '@barg/session';
import { Avatar, PersonName, SkeletonCircle, SkeletonText, useFormat } from '@barg/ui-kit';
import { paths } from '../../../shared/page/paths.ts';
import { FollowButton } from './follow-button.tsx';
import { RowFacts, RowLink, RowRoot, RowTerms } from './performer-row.styles.ts';

/** A performer in a list: name, category, price, and a follow button. */
export function PerformerRow({ performer }: { performer: PerformerCard }) {
  const { t } = useTranslation('feed');
  const format = useFormat();
  const liveStreamOf = useLiveStreamOf();
  const { name, username, avatar, craft, monthlyPrice } = performer;
  return (
    <RowRoot>
      <RowLink to={paths.profile(username)}>
        <Avatar name={name} source={avatar} status={liveStreamOf(performer) ? 'live' : 'none'} />
        <RowFacts>
          <PersonName name={name} />
          <RowTerms>
            <bdi>{craft}</bdi>
            <span>
              {craft && <span aria-hidden> · </span>}
              {monthlyPrice === 0
                ? t('performer.free')
                : t('performer.from', { count: monthlyPrice, amount: format.tokens(monthlyPrice) })}
            </span>
          </RowTerms>
        </RowFacts>
      </RowLink>
      <FollowButton performer={performer} />
    </RowRoot>
  );
}

export const PerformerRowSkeleton = () => (
  <RowRoot aria-hidden>
    <SkeletonCircle size={40} />
    <SkeletonText lines={2} />
  </RowRoot>
);
