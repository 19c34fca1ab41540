import { Suspense, useEffect } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useAppDispatch } from '@barg/session';
import { Heading, lazyPart, usePageTitle } from '@barg/ui-kit';
import { SearchFilter } from '@barg/ui-kit/fields';
import { resumeSending } from '../../api/send-message.ts';
import { useInboxAddress } from '../../hooks/use-inbox-address.ts';
import { ConversationList, ListSkeleton } from './conversation-list.tsx';
import { InboxBody, InboxHead } from './inbox.styles.ts';
import { InboxTabs, useTabNames } from './inbox-tabs.tsx';

const SearchResults = lazyPart(() => import('./search-results.tsx'));

/** The list of conversations with search and filter, the latest first. */
export function Inbox({ selectedId }: { selectedId: string | undefined }) {
  const { t } = useTranslation('messaging');
  const { list, search, q, setList, setSearch } = useInboxAddress();
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(resumeSending()), [dispatch]);
  const listName = useTabNames()[list];
  // The conversation beside it has a title of its own.
  usePageTitle(selectedId === undefined ? t('inbox.title') : undefined, list === 'all' ? undefined : listName);
  return (
    <>
      <InboxHead>
        <Heading level={1}>{t('inbox.title')}</Heading>
        <SearchFilter label={t('inbox.search')} value={search} onChange={setSearch} />
        <InboxTabs chosen={list} onChoose={setList} />
      </InboxHead>
      <InboxBody>
        {q === '' ? (
          <ConversationList list={list} selectedId={selectedId} />
        ) : (
          <Suspense fallback={<ListSkeleton />}>
            <SearchResults q={q} list={list} selectedId={selectedId} />
          </Suspense>
        )}
      </InboxBody>
    </>
  );
}
