import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { useEffect, useRef } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Inline, Stack, Text, useUi } from '@barg/ui-kit';
import { PrintSheet } from '@barg/ui-kit/print';
import { saveFile } from '@barg/ui-kit/save-file';
import { Codes } from './two-step.styles.ts';
import { useCopy } from './use-copy.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** The recovery codes, which are shown once, with buttons to copy, download and print. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation('account');
  const { siteName } = useUi();
  const copy = useCopy();
  const place = useRef<HTMLDivElement>(null);
  // They stand where a longer form was: on a phone its end would stay in sight, and not they.
  useEffect(() => place.current?.focus(), []);
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
    <div ref={place} tabIndex={-1} role="group" aria-label={t('security.recovery.title')}>
      <Stack>
        <Text tone="muted">{t('security.recovery.explanation')}</Text>
        <Codes aria-label={t('security.recovery.title')}>{list}</Codes>
        <Inline wrap="wrap">
          <Button icon={Copy} onClick={() => void copy(codes.join('\n'))}>
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
        <PrintSheet>
          <h1>{t('security.recovery.fileTitle', { siteName })}</h1>
          <ul>{list}</ul>
        </PrintSheet>
      </Stack>
    </div>
  );
}
