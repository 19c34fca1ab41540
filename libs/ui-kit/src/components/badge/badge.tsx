import type { ReactNode } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useFormat } from '../../format/use-format.ts';
import { BadgeRoot, TestMode, type WordVariant } from './badge.styles.ts';

interface BadgeProps {
  variant: WordVariant;
  children: ReactNode;
}

export const Badge = ({ variant, children }: BadgeProps) => <BadgeRoot $variant={variant}>{children}</BadgeRoot>;

const MOST_SHOWN = 99;

/** A count: nothing for zero, `99+` beyond two digits. */
export const CountBadge = ({ count, variant = 'count' }: { count: number; variant?: 'count' | 'alert' }) => {
  const format = useFormat();
  if (count <= 0) return null;
  const shown = count > MOST_SHOWN ? `${format.number(MOST_SHOWN)}+` : format.number(count);
  return (
    <BadgeRoot $variant={variant}>
      <bdi>{shown}</bdi>
    </BadgeRoot>
  );
};

export const LiveBadge = () => {
  const { t } = useTranslation('ui');
  return <Badge variant="live">{t('live')}</Badge>;
};

/** Says that payments are in test mode and no real money moves. */
export const TestModeBadge = () => {
  const { t } = useTranslation('ui');
  return <TestMode>{t('testMode')}</TestMode>;
};
