import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { Button, useToast } from '@barg/ui-kit';
import { downloadReceipt } from '../api/download-receipt.ts';

/** The receipt as a PDF, in the language of the site. */
export function PdfButton({ paymentId, number }: { paymentId: string; number: string }) {
  const { t } = useTranslation('commerce');
  const toast = useToast();
  const [isLoading, setIsLoading] = useState(false);
  const handlePress = async () => {
    setIsLoading(true);
    try {
      await downloadReceipt(paymentId, number);
    } catch (failure) {
      toast(toQueryError(failure).message || t('receipt.pdfFailed'), { tone: 'danger' });
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <Button icon={Download} isLoading={isLoading} onClick={() => void handlePress()}>
      {t('receipt.pdf')}
    </Button>
  );
}
