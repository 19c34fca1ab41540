import { useEffect } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Link } from '@barg/runtime/router';
import { useSetting } from '@barg/session';
import { Button, Inline, Text } from '@barg/ui-kit';
import { Notice } from '../extras.styles.ts';
import { readBootData } from '../../site/boot-data.ts';
import { consent, useConsent } from './consent.ts';
import { allowAnalytics, loadAnalytics } from './load-analytics.ts';

const PRIVACY_PATH = '/page/privacy';

/** The page's policy was written for the settings that it came with: a code that was set later counts from the next. */
const isAdmitted = (): boolean => Boolean(readBootData().settings?.gaCode);

/** Asks once where the operator has set a code; nothing is loaded before the answer. */
export function AnalyticsConsent() {
  const setting = useSetting('gaCode');
  const code = isAdmitted() ? setting : '';
  const answer = useConsent();
  useEffect(() => {
    if (!code) return;
    allowAnalytics(code, answer === 'accepted');
    if (answer === 'accepted') loadAnalytics(code);
  }, [code, answer]);
  return code && answer === null ? <Question /> : null;
}

function Question() {
  const { t } = useTranslation('site');
  return (
    <Notice aria-label={t('consent.label')}>
      <Text>
        {t('consent.text')} <Link to={PRIVACY_PATH}>{t('consent.more')}</Link>
      </Text>
      <Inline>
        <Button onClick={() => consent.write('accepted')}>{t('consent.accept')}</Button>
        <Button variant="quiet" onClick={() => consent.write('refused')}>
          {t('consent.refuse')}
        </Button>
      </Inline>
    </Notice>
  );
}
