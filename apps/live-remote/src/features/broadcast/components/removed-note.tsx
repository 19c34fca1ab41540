import ShieldAlert from 'lucide-react/icons/shield-alert';
import { useTranslation } from '@barg/runtime/i18n';
import { useAskedAgain } from '@barg/session/line';
import { ButtonLink, Card, EmptyState, UserWords } from '@barg/ui-kit';
import { sitePaths } from '../../../shared/paths.ts';
import { useRemovedStreamQuery } from '../api/removed-stream.ts';

/** Says that the site has removed her stream, for as long as that is news, and where she reads why and objects. */
export function RemovedNote() {
  const { t } = useTranslation('live');
  const { data: removal } = useAskedAgain(useRemovedStreamQuery());
  if (!removal) return null;
  return (
    <Card role="status">
      <EmptyState
        icon={ShieldAlert}
        title={t('broadcast.removed')}
        action={
          <ButtonLink variant="primary" to={sitePaths.removals}>
            {t('broadcast.object')}
          </ButtonLink>
        }
      >
        {removal.title && (
          <>
            <UserWords text={removal.title} isLinked={false} />
            {' · '}
          </>
        )}
        {t('broadcast.removedHelp')}
      </EmptyState>
    </Card>
  );
}
