import { useTranslation } from '@barg/runtime/i18n';
import { ButtonLink, Card, CardTitle, EmptyState, Stack } from '@barg/ui-kit';
import { SuggestedPerformers } from '../../../entities/performer/components/suggested-performers.tsx';
import { paths } from '../../../shared/page/paths.ts';

/** The empty state of the feed of followed performers, with suggestions. */
export function FollowingEmpty() {
  const { t } = useTranslation('feed');
  return (
    <Stack>
      <EmptyState
        title={t('home.empty.title')}
        action={<ButtonLink to={paths.explore}>{t('home.empty.action')}</ButtonLink>}
      >
        {t('home.empty.message')}
      </EmptyState>
      <Card>
        <CardTitle>{t('performer.suggestions')}</CardTitle>
        <SuggestedPerformers />
      </Card>
    </Stack>
  );
}
