import ListPlus from 'lucide-react/icons/list-plus';
import { Suspense, useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import {
  Button,
  Card,
  CardTitle,
  EmptyState,
  ErrorState,
  Inline,
  lazyPart,
  ListRow,
  Skeleton,
  Stack,
  useFormat,
  useToast,
} from '@barg/ui-kit';
import { ConfirmDialog } from '@barg/ui-kit/overlays';
import { useDeleteFanListMutation, useFanListsQuery, type FanList } from '../../../shared/fans/fan-lists-api.ts';
import { useRuleWords } from '../../../shared/fans/rule-words.ts';
import { PlainList } from '../../../shared/item-list.styles.ts';

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

function FanListRow({ list: { _id, name, rules, memberCount } }: { list: FanList }) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const words = useRuleWords();
  const toast = useToast();
  const [remove, { isLoading }] = useDeleteFanListMutation();
  const [isAsked, setAsked] = useState(false);
  const handleDelete = async (): Promise<void> => {
    const { error } = await remove(_id);
    setAsked(false);
    if (error) toast(toQueryError(error).message || t('shell:errors.default'));
  };
  const count = memberCount ?? 0;
  const about = rules ? rules.map(words).join(t('fans.and')) : t('fans.count', { count, amount: format.number(count) });
  return (
    <>
      <ListRow
        title={name}
        subtitle={about}
        end={
          <Button size="sm" aria-label={t('fans.deleteNamed', { name })} onClick={() => setAsked(true)}>
            {t('fans.delete')}
          </Button>
        }
      />
      <ConfirmDialog
        isOpen={isAsked}
        title={t('fans.deleteNamed', { name })}
        confirmLabel={t('fans.delete')}
        tone="danger"
        isBusy={isLoading}
        onConfirm={() => void handleDelete()}
        onClose={() => setAsked(false)}
      >
        {t('fans.deleteText')}
      </ConfirmDialog>
    </>
  );
}
