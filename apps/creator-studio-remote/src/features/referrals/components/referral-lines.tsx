import UserPlus from 'lucide-react/icons/user-plus';
import type { ReferralEarning } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Avatar, ButtonLink, Card, Dots, EmptyState, ListRow, Text, Time, useFormat } from '@barg/ui-kit';
import { CardHead } from '../../../shared/item-list.styles.ts';
import { OwnList } from '../../../shared/own-list.tsx';
import { sitePaths } from '../../../shared/paths.ts';
import { useReferralEarningsInfiniteQuery } from '../api/referral-earnings.ts';

/** What each sale brought her, and what was taken back of it. */
export function ReferralLines() {
  const { t } = useTranslation('creator-studio');
  const query = useReferralEarningsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const lines = query.data?.pages.flatMap((page) => page.data);
  const invite = <ButtonLink to={sitePaths.referrals}>{t('referrals.invite')}</ButtonLink>;
  const empty = (
    <EmptyState icon={UserPlus} title={t('referrals.empty')} action={invite}>
      {t('referrals.emptyHelp')}
    </EmptyState>
  );
  return (
    <Card padding="none" aria-label={t('referrals.lines')}>
      <CardHead>
        <Text as="h2" weight="medium">
          {t('referrals.lines')}
        </Text>
      </CardHead>
      <OwnList query={query} items={lines} empty={empty}>
        {lines?.map((line) => (
          <li key={line._id}>
            <ReferralLine line={line} />
          </li>
        ))}
      </OwnList>
    </Card>
  );
}

function ReferralLine({ line: { user, source, amount, availableAt, createdAt } }: { line: ReferralEarning }) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const name = user?.name ?? t('referrals.gone');
  const isAhead = availableAt !== null && new Date(availableAt) > new Date();
  return (
    <ListRow
      start={<Avatar name={name} url={user?.avatarUrl ?? null} size="md" />}
      title={name}
      isStacking
      subtitle={
        <Dots>
          {t(amount < 0 ? 'referrals.takenBack' : `referrals.${source}`)}
          <Time value={createdAt} />
          {isAhead && amount > 0 && (
            <>
              {t('referrals.available')} <Time value={availableAt} format="long" />
            </>
          )}
        </Dots>
      }
      end={
        <Text as="bdi" weight="medium" tone={amount < 0 ? 'danger' : 'brand'}>
          {format.tokens(amount)}
        </Text>
      }
    />
  );
}
