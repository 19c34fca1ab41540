import ListPlus from 'lucide-react/icons/list-plus';
import { Suspense, useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Card, CardTitle, EmptyState, ErrorState, Inline, lazyPart, Skeleton, Stack } from '@barg/ui-kit';
import { useFanListsQuery } from '../../../shared/fans/fan-lists-api.ts';
import { PlainList } from '../../../shared/item-list.styles.ts';
import { FanListRow } from './fan-list-row.tsx';

const FanListForm = lazyPart(() => import('./fan-list-form.tsx'));

/** Her lists of fans, by hand and by rules. */
export function FanLists() {
  const { t } = useTranslation('creator-studio');
  const { data, error, refetch } = useFanListsQuery();
  const [isMaking, setMaking] = useState(false);
  return (
    <Card aria-label={t('fans.lists')}>
      <Stack gap={3}>
        <Inline>
          <CardTitle>{t('fans.lists')}</CardTitle>
          {!isMaking && (
            <Button size="sm" onClick={() => setMaking(true)}>
              {t('fans.newList')}
            </Button>
          )}
        </Inline>
        {isMaking && (
          <Suspense fallback={<Skeleton height="240px" />}>
            <FanListForm onDone={() => setMaking(false)} />
          </Suspense>
        )}
        {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
        {!error && !data && <Skeleton height="120px" />}
        {data?.data.length === 0 && !isMaking && <EmptyState icon={ListPlus} title={t('fans.noLists')} />}
        <PlainList>
          {data?.data.map((list) => (
            <li key={list._id}>
              <FanListRow list={list} />
            </li>
          ))}
        </PlainList>
      </Stack>
    </Card>
  );
}
