import { useEffect, useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Inline, Text, useUi } from '@barg/ui-kit';
import { Notice } from '../extras.styles.ts';
import { startServiceWorker, tellAppearance } from './service-worker.ts';

/** Registers the service worker, keeps its offline page in the visitor's language, and says when a new version waits. */
export function UpdateNotice() {
  const { locale, themeName } = useUi();
  const [update, setUpdate] = useState<{ apply: () => void } | null>(null);
  useEffect(() => startServiceWorker((apply) => setUpdate({ apply })), []);
  useEffect(() => tellAppearance({ culture: locale, theme: themeName }), [locale, themeName]);
  // What stands there from the start is announced when it gets words.
  return <div role="status">{update && <NewVersion onReload={update.apply} onLater={() => setUpdate(null)} />}</div>;
}

function NewVersion({ onReload, onLater }: { onReload: () => void; onLater: () => void }) {
  const { t } = useTranslation('site');
  return (
    <Notice>
      <Text>{t('update.text')}</Text>
      <Inline>
        <Button onClick={onReload}>{t('update.reload')}</Button>
        <Button variant="quiet" onClick={onLater}>
          {t('install.later')}
        </Button>
      </Inline>
    </Notice>
  );
}
