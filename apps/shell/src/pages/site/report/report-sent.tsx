import { useEffect, useRef } from 'react';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, EmptyState } from '@barg/ui-kit';

/** The focused form was removed: the focus moves to the next button, and the result is announced. */
export function ReportSent({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('site');
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.querySelector('button')?.focus(), []);
  return (
    <div role="status" ref={frame}>
      <EmptyState
        icon={CircleCheck}
        title={t('report.sentTitle')}
        action={<Button onClick={onClose}>{t('report.close')}</Button>}
      >
        {t('report.sent')}
      </EmptyState>
    </div>
  );
}
