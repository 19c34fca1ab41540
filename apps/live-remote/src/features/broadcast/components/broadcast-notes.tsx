import CircleCheck from 'lucide-react/icons/circle-check';
import Radio from 'lucide-react/icons/radio';
import type { ReactNode } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useCurrentUser } from '@barg/session';
import { ButtonLink, Card, EmptyState, useFormat } from '@barg/ui-kit';
import { sitePaths } from '../../../shared/paths.ts';

/** Information before a broadcast, and what else is set then. */
export function PrepareNote({ children }: { children: ReactNode }) {
  const { t } = useTranslation('live');
  return (
    <Card>
      <EmptyState icon={Radio} title={t('broadcast.prepare')} action={children}>
        {t('broadcast.prepareHelp')}
      </EmptyState>
    </Card>
  );
}

/** The note after the end. */
export function EndedNote({ duration }: { duration: number }) {
  const { t } = useTranslation('live');
  const format = useFormat();
  const user = useCurrentUser();
  const action = user?.username && (
    <ButtonLink to={sitePaths.profile(user.username)}>{t('broadcast.toProfile')}</ButtonLink>
  );
  return (
    <Card role="status">
      <EmptyState icon={CircleCheck} title={t('broadcast.ended')} action={action}>
        {t('broadcast.lasted', { duration: format.duration(duration) })}
      </EmptyState>
    </Card>
  );
}
