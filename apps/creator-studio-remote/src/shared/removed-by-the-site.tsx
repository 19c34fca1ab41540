import type { ReactNode } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { ButtonLink, Inline, Text } from '@barg/ui-kit';
import { sitePaths } from './paths.ts';

/** Says that the site has removed something of hers, and leads to where she reads why and objects. */
export function RemovedByTheSite({ children }: { children: ReactNode }) {
  const { t } = useTranslation('creator-studio');
  return (
    <>
      <Text tone="danger">{children}</Text>
      <Inline>
        <ButtonLink to={sitePaths.removals}>{t('account.removed.object')}</ButtonLink>
      </Inline>
    </>
  );
}
