import CircleCheck from 'lucide-react/icons/circle-check';
import Radio from 'lucide-react/icons/radio';
import { useTranslation } from '@barg/runtime/i18n';
import { useCurrentUser } from '@barg/session';
import { ButtonLink, Card, EmptyState, useFormat } from '@barg/ui-kit';
import { sitePaths } from '../../../shared/paths.ts';

/** Information before a broadcast. */
export function PrepareNote() {
  const { t } = useTranslation('live');
  return (
    <Card>
      <EmptyState icon={Radio} title={t('broadcast.prepare')}>
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
