import { createPortal } from 'react-dom';
import styled, { createGlobalStyle } from 'styled-components';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Inline, Stack, Text, useToast, useUi } from '@barg/ui-kit';
import { saveFile } from '../../data/save-file.ts';
import { Codes } from './two-step.styles.ts';

/** On paper there are the codes and nothing else of the page. */
const PrintOnlyCodes = createGlobalStyle`
  @media print {
    body > *:not([data-print='recovery-codes']) {
      display: none !important;
    }
  }
`;

const Sheet = styled.div`
  display: none;
  @media print {
    display: block;
    color: #000;
    background: #fff;
  }
`;

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Shown once, with every way to keep them. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation('account');
  const { siteName } = useUi();
  const toast = useToast();
  const handleCopy = async (): Promise<void> => {
    await navigator.clipboard.writeText(codes.join('\n'));
    toast(t('security.copied'), { tone: 'success' });
  };
  const handleDownload = (): void => {
    const lines = [t('security.recovery.fileTitle', { siteName }), '', ...codes, ''];
    saveFile({
      name: 'recovery-codes.txt',
      content: new Blob([lines.join('\n')], { type: 'text/plain;charset=utf-8' }),
    });
  };
  const list = codes.map((code) => (
    <li key={code}>
      <bdi dir="ltr">{code}</bdi>
    </li>
  ));
  return (
    <Stack>
      <Text tone="muted">{t('security.recovery.explanation')}</Text>
      <Codes aria-label={t('security.recovery.title')}>{list}</Codes>
      <Inline wrap="wrap">
        <Button icon={Copy} onClick={() => void handleCopy()}>
          {t('security.copy')}
        </Button>
        <Button icon={Download} onClick={handleDownload}>
          {t('security.recovery.download')}
        </Button>
        <Button icon={Printer} onClick={() => window.print()}>
          {t('security.recovery.print')}
        </Button>
      </Inline>
      <Button variant="primary" onClick={onDone}>
        {t('security.recovery.done')}
      </Button>
      <PrintOnlyCodes />
      {createPortal(
        <Sheet data-print="recovery-codes" aria-hidden>
          <h1>{t('security.recovery.fileTitle', { siteName })}</h1>
          <ul>{list}</ul>
        </Sheet>,
        document.body,
      )}
    </Stack>
  );
}
