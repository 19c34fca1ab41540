import type { PrivateStream } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useFormat } from '@barg/ui-kit';

/** How a private stream stands, in words; and minutes, counted. */
export function usePrivateWords() {
  const { t } = useTranslation('live');
  const format = useFormat();
  return {
    minutesOf: (count: number): string => t('kind.minutes', { count, amount: format.number(count) }),
    statusOf: ({ status, endReason }: PrivateStream): string =>
      endReason === null ? t(`private.status.${status}`) : t(`private.ends.${endReason}`),
  };
}

/** Whole minutes until what is reserved is used up. */
export const minutesLeft = ({ reservedMinutes, measuredSeconds }: PrivateStream): number =>
  Math.max(0, Math.ceil((reservedMinutes * 60 - measuredSeconds) / 60));

export const isActive = ({ status }: PrivateStream): boolean => status !== 'requested' && status !== 'ended';
