import Printer from 'lucide-react/icons/printer';
import type { Receipt } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, ButtonLink, LoadFailure, Inline, Skeleton, Stack, useUi } from '@barg/ui-kit';
import { PrintSheet } from '@barg/ui-kit/print';
import { inHundredths } from '../../../shared/hundredths.ts';
import { paths } from '../../../shared/paths.ts';
import { AskForRefund } from '../../../shared/refund/ask-for-refund.tsx';
import { useReceiptQuery } from '../api/receipt.ts';
import { PdfButton } from './pdf-button.tsx';
import { ReceiptSheet } from './receipt-sheet.tsx';

/** The receipt of a payment, with a button that prints it. */
export default function ReceiptPage({ paymentId }: { paymentId: string }) {
  const { t } = useTranslation('commerce');
  const { currentData: data, error, refetch } = useReceiptQuery({ paymentId, culture: useUi().locale });
  return (
    <Stack gap={4}>
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton height={520} radius="card" />}
      {data && <Printable receipt={data} paymentId={paymentId} />}
      <Inline>
        <ButtonLink to={paths.payments}>{t('receipt.back')}</ButtonLink>
      </Inline>
    </Stack>
  );
}

/** What was given back, or is on its way back, in the receipt's currency. */
const refundedOf = ({ refunds }: Receipt): number => refunds.reduce((sum, { amount }) => sum + amount, 0);

function Printable({ receipt, paymentId }: { receipt: Receipt; paymentId: string }) {
  const { t } = useTranslation('commerce');
  const isLeft = inHundredths(refundedOf(receipt)) < inHundredths(receipt.total);
  return (
    <>
      <ReceiptSheet receipt={receipt} />
      <Inline>
        <Button variant="primary" icon={Printer} onClick={() => window.print()}>
          {t('receipt.print')}
        </Button>
        <PdfButton paymentId={paymentId} number={receipt.number} />
        {isLeft && (
          <AskForRefund
            subject={{ kind: 'payment', itemId: paymentId }}
            isOfCoins={receipt.card === null}
            since={receipt.issuedAt}
          />
        )}
      </Inline>
      <PrintSheet>
        <ReceiptSheet receipt={receipt} />
      </PrintSheet>
    </>
  );
}
