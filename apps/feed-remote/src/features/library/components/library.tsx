import BookmarkIcon from 'lucide-react/icons/bookmark';
import ListChecks from 'lucide-react/icons/list-checks';
import { useTranslation } from '@barg/runtime/i18n';
import {
  Button,
  ButtonLink,
  EmptyState,
  PageHeader,
  Stack,
  VisuallyHidden,
  useFormat,
  usePageTitle,
} from '@barg/ui-kit';
import { ItemList } from '../../../entities/item/components/item-list.tsx';
import { paths } from '../../../shared/page/paths.ts';
import { usePages } from '../../../shared/page/use-pages.ts';
import { bookmarkedType, useLibraryInfiniteQuery, useLibrarySummaryQuery } from '../api/library.ts';
import { useLibraryFilter } from '../hooks/use-library-filter.ts';
import { useSelection } from '../hooks/use-selection.ts';
import { BookmarkTiles } from './bookmark-tiles.tsx';
import { FolderBar } from './folder-bar.tsx';
import { LibraryCard } from './library-card.tsx';
import { LibraryFilters } from './library-filters.tsx';
import { MoveBar } from './move-bar.tsx';
import { ViewChoice } from './view-choice.tsx';

interface NothingKeptProps {
  /** The only filter is a folder. */
  isFolder: boolean;
  onClear: (() => void) | undefined;
}

function NothingKept({ isFolder, onClear }: NothingKeptProps) {
  const { t } = useTranslation('feed');
  if (isFolder) {
    return (
      <EmptyState
        title={t('library.emptyFolder')}
        action={<Button onClick={onClear}>{t('library.wholeLibrary')}</Button>}
      >
        {t('library.emptyFolderHint')}
      </EmptyState>
    );
  }
  if (onClear) {
    return (
      <EmptyState title={t('library.noneLeft')} action={<Button onClick={onClear}>{t('library.clear')}</Button>} />
    );
  }
  return (
    <EmptyState
      icon={BookmarkIcon}
      title={t('library.empty')}
      action={<ButtonLink to={paths.explore}>{t('library.explore')}</ButtonLink>}
    >
      {t('library.emptyHint')}
    </EmptyState>
  );
}

/** Everything that a member has bookmarked or bought, in folders. */
export function Library() {
  const { t } = useTranslation('feed');
  const format = useFormat();
  const filters = useLibraryFilter();
  const selection = useSelection();
  const pages = usePages(useLibraryInfiniteQuery(filters.filter));
  const type = selection.isOn ? null : bookmarkedType(filters.filter);
  const narrowedBy = Object.keys(filters.filter);
  const isNarrowed = narrowedBy.length > 0;
  const isFolder = narrowedBy.length === 1 && narrowedBy[0] === 'folderId';
  usePageTitle(t('library.title'));
  // There is nothing to choose, sort or look for before the first thing is kept.
  const { data: summary } = useLibrarySummaryQuery();
  const hasNothing = summary?.itemCount === 0 && summary.folders.length === 0 && !isNarrowed;
  if (hasNothing) {
    return (
      <>
        <PageHeader title={t('library.title')} />
        <NothingKept isFolder={false} onClear={undefined} />
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={t('library.title')}
        actions={
          <Button
            icon={ListChecks}
            aria-pressed={selection.isOn}
            onClick={selection.isOn ? selection.stop : selection.start}
          >
            {t(selection.isOn ? 'library.stopChoosing' : 'library.choose')}
          </Button>
        }
      />
      <Stack gap={4}>
        <FolderBar
          current={filters.value('folder')}
          onChoose={(id) => filters.set('folder', id)}
          onGone={() => filters.forget('folder')}
        />
        <LibraryFilters filters={filters} />
        <VisuallyHidden role="status">
          {pages.items && t('library.count', { count: pages.total, amount: format.number(pages.total) })}
        </VisuallyHidden>
        <div>
          {type && <ViewChoice view={filters.view} onChoose={filters.setView} />}
          {type && filters.view === 'grid' ? (
            <BookmarkTiles type={type} />
          ) : (
            <ItemList
              name={`library:${JSON.stringify(filters.filter)}`}
              pages={pages}
              empty={<NothingKept isFolder={isFolder} onClear={isNarrowed ? filters.clear : undefined} />}
            >
              {(item) => <LibraryCard key={item._id} item={item} selection={selection} />}
            </ItemList>
          )}
        </div>
        {selection.isOn && <MoveBar selection={selection} />}
      </Stack>
    </>
  );
}
