import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useSetting } from '@barg/session';
import { useAskedAgain } from '@barg/session/line';
import { Button, ButtonLink, lazyDialog } from '@barg/ui-kit';
import { paths } from '../paths.ts';
import { useRefundRequestsInfiniteQuery } from './list-refund-requests.ts';
import type { RefundSubject } from './refund-dialog.tsx';

const RefundDialog = lazyDialog(() => import('./refund-dialog.tsx'));
const DAY_MS = 86_400_000;

interface AskForRefundProps {
  subject: RefundSubject;
  /** Whether it is a payment with coins. */
  isOfCoins?: boolean;
  /** The time from which the days for a request count. */
  since: string;
  size?: 'sm' | 'md';
}

/** Whether a fan has asked for this already, among the newest requests; the server refuses a second one in any case. */
function useIsAsked({ kind, itemId }: RefundSubject, isPossible: boolean): boolean {
  const { data } = useAskedAgain(useRefundRequestsInfiniteQuery(undefined, { skip: !isPossible }));
  const requests = data?.pages.flatMap((page) => page.data) ?? [];
  return requests.some((one) => one.status === 'open' && one.kind === kind && one.itemId === itemId);
}

/** Opens the form for a refund request, while one is still possible; leads to the one that is being looked at. */
export function AskForRefund({ subject, isOfCoins, since, size = 'md' }: AskForRefundProps) {
  const { t } = useTranslation('commerce');
  const days = useSetting('refundRequestDays');
  const [now] = useState(Date.now);
  const [isOpen, setIsOpen] = useState(false);
  const isPossible = new Date(since).getTime() >= now - days * DAY_MS;
  const isAsked = useIsAsked(subject, isPossible);
  if (!isPossible) return null;
  if (isAsked) {
    return (
      <ButtonLink size={size} to={paths.refunds}>
        {t('refunds.isAsked')}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button size={size} onClick={() => setIsOpen(true)}>
        {t('refunds.ask')}
      </Button>
      {isOpen && <RefundDialog subject={subject} isOfCoins={isOfCoins} onClose={() => setIsOpen(false)} />}
    </>
  );
}
