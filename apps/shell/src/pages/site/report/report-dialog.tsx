import { useEffect, useEffectEvent, useState } from 'react';
import type { IntentDialogProps } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { useGoToLogin, useIsGuest } from '@barg/session';
import { Dialog } from '@barg/ui-kit/overlays';
import { ReportForm } from './report-form.tsx';
import { ReportSent } from './report-sent.tsx';

type ReportDialogProps = IntentDialogProps<'site.report'>;

/** Answers `site.report`: members report; guests log in first and come back. */
export default function ReportDialog(props: ReportDialogProps) {
  return useIsGuest() ? <ToLogin {...props} /> : <Report {...props} />;
}

function ToLogin({ payload, onSettled }: ReportDialogProps) {
  const goToLogin = useGoToLogin();
  const leave = useEffectEvent(() => {
    onSettled(null);
    goToLogin({ kind: 'dialog', intent: 'site.report', payload });
  });
  useEffect(() => leave(), []);
  return null;
}

function Report({ payload, onSettled }: ReportDialogProps) {
  const { t } = useTranslation('site');
  const [isSent, setSent] = useState(false);
  const close = () => onSettled(isSent ? 'done' : null);
  return (
    <Dialog isOpen onClose={close} title={t(`report.title.${payload.type}`)} size="sm">
      {isSent ? <ReportSent onClose={close} /> : <ReportForm target={payload} onSent={() => setSent(true)} />}
    </Dialog>
  );
}
