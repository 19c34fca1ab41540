import Printer from 'lucide-react/icons/printer';
import type { Receipt } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, ButtonLink, ErrorState, Inline, Skeleton, Stack } from '@barg/ui-kit';
import { PrintSheet } from '@barg/ui-kit/print';
import { paths } from '../../../shared/paths.ts';
import { useReceiptQuery } from '../api/receipt.ts';
import { ReceiptSheet } from './receipt-sheet.tsx';

/** The receipt of a payment, as it is printed. */
export default function ReceiptPage({ paymentId }: { paymentId: string }) {
  const { t } = useTranslation('commerce');
  const { data, error, refetch } = useReceiptQuery(paymentId);
  return (
    <Stack gap={4}>
      {error && !data && <ErrorState message={error.message || undefined} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton height={520} radius="card" />}
      {data && <Printable receipt={data} />}
      <Inline>
        <ButtonLink to={paths.payments}>{t('receipt.back')}</ButtonLink>
      </Inline>
    </Stack>
  );
}

function Printable({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('commerce');
  return (
    <>
      <ReceiptSheet receipt={receipt} />
      <Inline>
        <Button variant="primary" icon={Printer} onClick={() => window.print()}>
          {t('receipt.print')}
        </Button>
      </Inline>
      <PrintSheet>
        <ReceiptSheet receipt={receipt} />
      </PrintSheet>
    </>
  );
}
