import Copy from 'lucide-react/icons/copy';
import type { CryptoStatus } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, ButtonLink, Inline, Skeleton, Stack, Text, Time, useToast } from '@barg/ui-kit';
import { QrCode } from '@barg/ui-kit/qr';
import styled from 'styled-components';

/** An address has no spaces, so it may break anywhere. */
const Address = styled.bdi`
  overflow-wrap: anywhere;
  font-family: monospace;
`;

/** The address and amount to pay, with a QR code and the time that is left. */
export function CoinRequest({ payment }: { payment: CryptoStatus }) {
  const { t } = useTranslation('commerce');
  const { address, missing, coin, uri, payUrl, expiresAt, received } = payment;
  if (missing === null) return <Skeleton height={320} radius="card" />;
  return (
    <Stack gap={3}>
      {uri && <QrCode text={uri} label={t('crypto.qr')} />}
      <Line label={t('crypto.amount')} text={`${missing} ${coin ?? ''}`.trim()} copied={missing} />
      {address && <Line label={t('crypto.address')} text={address} copied={address} />}
      {Number(received) > 0 && (
        <Text tone="muted">{t('crypto.received', { amount: `${received} ${coin ?? ''}` })}</Text>
      )}
      {expiresAt && (
        <Text tone="muted">
          {t('crypto.until')} <Time value={expiresAt} format="dateTime" />
        </Text>
      )}
      {payUrl && (
        <Inline>
          <ButtonLink to={payUrl} target="_blank" rel="noopener noreferrer" reloadDocument variant="primary">
            {t('crypto.payPage')}
          </ButtonLink>
        </Inline>
      )}
    </Stack>
  );
}

function Line({ label, text, copied }: { label: string; text: string; copied: string }) {
  const { t } = useTranslation('commerce');
  const toast = useToast();
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(copied);
      toast(t('crypto.copied'), { tone: 'success' });
    } catch {
      // Browsers have no clipboard without permission or HTTPS; the text can be selected instead.
      toast(t('crypto.notCopied'));
    }
  };
  return (
    <Stack gap={1}>
      <Text size="caption" tone="muted">
        {label}
      </Text>
      <Inline justify="space-between">
        <Address dir="ltr">{text}</Address>
        <Button size="sm" icon={Copy} onClick={() => void handleCopy()}>
          {t('crypto.copy')}
        </Button>
      </Inline>
    </Stack>
  );
}
