import X from 'lucide-react/icons/x';
import { useMemo } from 'react';
import { firstLink } from '@barg/contract/words';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, IconButton } from '@barg/ui-kit';
import { ActBar, ActWords, QuoteName, QuoteText } from '../acts/acts.styles.ts';

interface LinkBarProps {
  text: string;
  withoutPreview: boolean;
  onChange: (isShown: boolean) => void;
}

/** Says that the page of a written link will be shown with the message, and takes that back. */
export default function LinkBar({ text, withoutPreview, onChange }: LinkBarProps) {
  const { t } = useTranslation('messaging');
  const host = useMemo(() => firstLink(text)?.hostname ?? null, [text]);
  if (host === null) return null;
  return (
    <ActBar role="group" aria-label={t('link.label')}>
      <ActWords>
        <QuoteName>{t(withoutPreview ? 'link.without' : 'link.with')}</QuoteName>
        <QuoteText dir="ltr">{host}</QuoteText>
      </ActWords>
      {withoutPreview ? (
        <Button size="sm" variant="quiet" onClick={() => onChange(true)}>
          {t('link.show')}
        </Button>
      ) : (
        <IconButton icon={X} size="sm" label={t('link.leaveOut')} onClick={() => onChange(false)} />
      )}
    </ActBar>
  );
}
