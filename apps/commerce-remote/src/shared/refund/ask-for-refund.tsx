import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useSetting } from '@barg/session';
import { Button, lazyDialog } from '@barg/ui-kit';
import type { RefundSubject } from './refund-dialog.tsx';

const RefundDialog = lazyDialog(() => import('./refund-dialog.tsx'));
const DAY_MS = 86_400_000;

interface AskForRefundProps {
  subject: RefundSubject;
  /** The time from which the days for a request count. */
  since: string;
  size?: 'sm' | 'md';
}

/** Opens the form for a refund request, while one is still possible. */
export function AskForRefund({ subject, since, size = 'md' }: AskForRefundProps) {
  const { t } = useTranslation('commerce');
  const days = useSetting('refundRequestDays');
  const [now] = useState(Date.now);
  const [isOpen, setIsOpen] = useState(false);
  if (new Date(since).getTime() < now - days * DAY_MS) return null;
  return (
    <>
      <Button size={size} onClick={() => setIsOpen(true)}>
        {t('refunds.ask')}
      </Button>
      {isOpen && <RefundDialog subject={subject} onClose={() => setIsOpen(false)} />}
    </>
  );
}
