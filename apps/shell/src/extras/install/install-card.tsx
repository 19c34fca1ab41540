import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Inline, Text, useUi } from '@barg/ui-kit';
import { Notice } from '../extras.styles.ts';
import { useSite } from '../../site/site-context.ts';
import { storedAnswer } from '../stored-answer.ts';

const answer = storedAnswer('barg.install', ['later', 'asked', 'installed']);

/** The offer to install the site, where the browser makes one: once, and never again after an answer. */
export function InstallCard() {
  const { t } = useTranslation('site');
  const { siteName } = useUi();
  const { installOffer } = useSite();
  const offer = useSyncExternalStore(installOffer.subscribe, installOffer.get, () => null);
  const answered = useSyncExternalStore(answer.subscribe, answer.read, () => null);
  useEffect(() => {
    const remember = (): void => answer.write('installed');
    window.addEventListener('appinstalled', remember);
    return () => window.removeEventListener('appinstalled', remember);
  }, []);
  if (!offer || answered !== null) return null;

  const handleInstall = (): void => {
    answer.write('asked');
    void offer.prompt();
  };

  return (
    <Notice aria-label={t('install.label')}>
      <Text>{t('install.text', { site: siteName })}</Text>
      <Inline>
        <Button onClick={handleInstall}>{t('install.install')}</Button>
        <Button variant="quiet" onClick={() => answer.write('later')}>
          {t('install.later')}
        </Button>
      </Inline>
    </Notice>
  );
}
