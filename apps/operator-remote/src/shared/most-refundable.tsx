import { useTranslation } from '@barg/runtime/i18n';
import type { QueryError } from '@barg/session';
import { Button, Inline, Stack, Text, useFormat } from '@barg/ui-kit';

interface Fault {
  path?: unknown;
  maximum?: unknown;
}

/**
 * The most that can be given back of a payment whose tokens are partly spent, in its currency, as the refused preview of
 * all of it says; null where that says nothing, or nothing can be given back.
 */
export const mostRefundable = (error: Partial<QueryError> | undefined): number | null => {
  const faults = Array.isArray(error?.details) ? (error.details as Fault[]) : [];
  const maximum = faults.find(({ path }) => path === 'amount')?.maximum;
  return typeof maximum === 'number' && maximum > 0 ? maximum : null;
};

interface GiveMostProps {
  /** In `currency`; null where all of it can be given back. */
  most: number | null;
  currency: string;
  /** Why it is not all, where nothing else says so. */
  reason?: string | undefined;
  onPress: (most: number) => void;
}

/** Proposes the most that can be given back, which a press takes. */
export function GiveMost({ most, currency, reason, onPress }: GiveMostProps) {
  const { t } = useTranslation('operator');
  const format = useFormat();
  if (most === null) return null;
  return (
    <Stack gap={2}>
      {reason && (
        <Text role="alert" tone="danger">
          {reason}
        </Text>
      )}
      <Inline>
        <Button size="sm" onClick={() => onPress(most)}>
          <bdi>{t('refunds.giveMost', { sum: format.money(most, currency) })}</bdi>
        </Button>
      </Inline>
    </Stack>
  );
}
