import { useEffect } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Link, useLocation } from '@barg/runtime/router';
import { useSetting } from '@barg/session';
import { Button, Inline, Text } from '@barg/ui-kit';
import { Notice } from '../extras.styles.ts';
import { readBootData } from '../../site/boot-data.ts';
import { mayHoldSecret } from '../../site/paths.ts';
import { consent, useConsent } from './consent.ts';
import { allowAnalytics, loadAnalytics } from './load-analytics.ts';

const PRIVACY_PATH = '/page/privacy';

/** The page's policy was written for the settings that it came with: a code that was set later counts from the next. */
const isAdmitted = (): boolean => Boolean(readBootData().settings?.gaCode);

/**
 * Asks once where the operator has set a code; nothing is loaded before the answer, nor on a page that an address with a
 * secret has opened: the script would tell the address of before as soon as the page has cleared it.
 */
export function AnalyticsConsent() {
  const setting = useSetting('gaCode');
  const code = isAdmitted() ? setting : '';
  const answer = useConsent();
  const { pathname } = useLocation();
  const isCounted = answer === 'accepted' && !mayHoldSecret(pathname);
  useEffect(() => {
    if (!code) return;
    allowAnalytics(code, isCounted);
    if (isCounted) loadAnalytics(code);
  }, [code, isCounted, pathname]);
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
