import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { Button, Stack, Text } from '@barg/ui-kit';
import { usePerformersQuery } from '../api/performers.ts';
import { PerformerRow, PerformerRowSkeleton } from './performer-row.tsx';
import { RowList } from './performer-row.styles.ts';

const PLACES = 3;

/** A few performers whom the visitor does not follow yet. */
export function SuggestedPerformers() {
  const { t } = useTranslation('feed');
  const { data: performers, error, isFetching, refetch } = usePerformersQuery({ from: 'suggested' });
  if (error && !performers) {
    return (
      <Stack gap={2} role="alert">
        <Text tone="muted">{toQueryError(error).message || t('ui:error.title')}</Text>
        <Button variant="quiet" isLoading={isFetching} onClick={() => void refetch()}>
          {t('ui:retry')}
        </Button>
      </Stack>
    );
  }
  if (performers?.length === 0) return <Text tone="muted">{t('performer.allFollowed')}</Text>;
  return (
    <RowList>
      {performers
        ? performers.map((performer) => <PerformerRow key={performer._id} performer={performer} />)
        : Array.from({ length: PLACES }, (_, index) => <PerformerRowSkeleton key={index} />)}
    </RowList>
  );
}
