import { useTranslation } from '@barg/runtime/i18n';
import { useCurrentUser } from '@barg/session';
import { Stack, Text, useFormat, useTokens } from '@barg/ui-kit';
import type { ReferralCode } from './referrals-api.ts';

/** The terms of referrals, and the rewards so far. */
export function ReferralTerms({ referral: { terms, brought } }: { referral: ReferralCode }) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const tokens = useTokens();
  const isPerformer = useCurrentUser()?.isPerformer ?? false;
  const { months, cap } = terms;
  const percent = format.percent(terms.percent / 100, { maximumFractionDigits: 2 });
  return (
    <Stack gap={2}>
      {months > 0 && terms.percent > 0 && (
        <Text>
          {t('referrals.terms', { count: months, amount: format.number(months), percent })}{' '}
          {cap !== null && t('referrals.cap', { tokens: tokens(cap) })}{' '}
          {t(isPerformer ? 'referrals.asEarnings' : 'referrals.asGifts')}
        </Text>
      )}
      <Text>
        {t('referrals.total')}{' '}
        <Text as="bdi" weight="bold">
          {format.tokens(brought)}
        </Text>
      </Text>
    </Stack>
  );
}
