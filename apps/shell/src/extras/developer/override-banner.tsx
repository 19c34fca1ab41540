import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Inline, Text } from '@barg/ui-kit';
import { Notice } from '../extras.styles.ts';
import { useSite } from '../../site/site-context.ts';
import { applyOverrides, keptOf } from './change-overrides.ts';

/** Says what of this tab is not the deployed site, and what was refused. It stays as long as that is so. */
export default function OverrideBanner({ onDetails }: { onDetails: () => void }) {
  const { t } = useTranslation('developer');
  const { overrides, overrideOrigins } = useSite();
  const [isClosed, setClosed] = useState(false);
  const isKept = keptOf(overrides).length > 0;
  if (isClosed) return null;
  return (
    <Notice aria-label={t('banner.label')}>
      <div role="status">
        {overrides.map(({ name, base, state }) => (
          <Text key={`${name}@${base}`} as="p">
            {t(`banner.${base === '' ? 'unreadable' : state}`, { name, base, origins: overrideOrigins.join(', ') })}
          </Text>
        ))}
      </div>
      <Inline>
        {isKept ? (
          <Button onClick={() => applyOverrides([])}>{t('banner.reset')}</Button>
        ) : (
          <Button onClick={() => setClosed(true)}>{t('banner.close')}</Button>
        )}
        <Button variant="quiet" onClick={onDetails}>
          {t('banner.details')}
        </Button>
      </Inline>
    </Notice>
  );
}
