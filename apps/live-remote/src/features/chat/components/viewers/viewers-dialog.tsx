import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { nextPages } from '@barg/session';
import { EmptyState, ErrorState, InfiniteList, lazyDialog, SkeletonText, Stack, Text, useFormat } from '@barg/ui-kit';
import { SearchFilter } from '@barg/ui-kit/fields';
import { Dialog } from '@barg/ui-kit/overlays';
import { useStreamViewersInfiniteQuery } from '../../api/stream-viewers.ts';
import { useReread } from '../../hooks/use-reread.ts';
import { ViewerRow, type Restricting } from './viewer-row.tsx';

const RestrictDialog = lazyDialog(() => import('../order/restrict-dialog.tsx'));

interface ViewersDialogProps {
  streamId: string;
  /** As it is told to everybody. */
  count: number;
  role: 'performer' | 'moderator';
  onClose: () => void;
}

/** Who watches now, by name, and what is done about one of them. */
export default function ViewersDialog({ streamId, count, role, onClose }: ViewersDialogProps) {
  const { t } = useTranslation('live');
  const [words, setWords] = useState('');
  // Here and not in the row, which goes when its viewer does.
  const [restricting, setRestricting] = useState<Restricting | null>(null);
  return (
    <Dialog isOpen onClose={onClose} title={t('people.title')}>
      <Stack gap={3}>
        <SearchFilter label={t('people.search')} value={words} onChange={setWords} />
        <People streamId={streamId} count={count} words={words.trim()} role={role} onRestrict={setRestricting} />
      </Stack>
      {restricting && <RestrictDialog {...{ streamId, role, ...restricting }} onClose={() => setRestricting(null)} />}
    </Dialog>
  );
}

interface PeopleProps extends Omit<ViewersDialogProps, 'onClose'> {
  words: string;
  onRestrict: (restricting: Restricting) => void;
}

function People({ streamId, count, words, role, onRestrict }: PeopleProps) {
  const { t } = useTranslation('live');
  const format = useFormat();
  const query = useStreamViewersInfiniteQuery({ streamId, q: words }, { refetchOnMountOrArgChange: true });
  useReread(count, () => void query.refetch());
  const pages = query.currentData?.pages;
  const people = pages?.flatMap(({ data }) => data) ?? [];
  if (query.isError && people.length === 0)
    return <ErrorState message={query.error.message || undefined} onRetry={() => void query.refetch()} />;
  if (!pages) return <SkeletonText lines={5} />;
  const { guests = 0 } = pages.at(-1) ?? {};
  const amount = format.number(guests);
  return (
    <>
      {people.length === 0 ? (
        <EmptyState icon={Users} title={t(words === '' ? 'people.nobody' : 'people.notFound')} />
      ) : (
        <InfiniteList {...nextPages(query)}>
          {people.map((viewer) => (
            <ViewerRow key={viewer.user._id} streamId={streamId} viewer={viewer} role={role} onRestrict={onRestrict} />
          ))}
        </InfiniteList>
      )}
      {guests > 0 && <Text tone="muted">{t('people.guests', { count: guests, amount })}</Text>}
    </>
  );
}
