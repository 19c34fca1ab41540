import PenLine from 'lucide-react/icons/pen-line';
import SearchX from 'lucide-react/icons/search-x';
import { Suspense, useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { ButtonLink, Card, CardTitle, EmptyState, lazyPart, Stack } from '@barg/ui-kit';
import { CardHead } from '../../../shared/item-list.styles.ts';
import { OwnList } from '../../../shared/own-list.tsx';
import { paths } from '../../../shared/paths.ts';
import { useChosen } from '../../../shared/use-chosen.ts';
import { useSettled } from '../../../shared/use-settled.ts';
import { useOwnPostsInfiniteQuery } from '../api/own-posts.ts';
import { PostFilters, type PostFilter } from './post-filters.tsx';
import { PostRow } from './post-row.tsx';

const ChosenPosts = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "chosen" */ './chosen-posts.tsx')).ChosenPosts,
}));

const EVERYTHING: PostFilter = { typed: '', state: '', audience: '', media: '' };

/** All her posts, those to come first: found, filtered, and changed several at a time. */
export function OwnPosts() {
  const { t } = useTranslation('creator-studio');
  const [filter, setFilter] = useState(EVERYTHING);
  const { chosen, choose, forget, forgetAll } = useChosen();
  const q = useSettled(filter.typed.trim().slice(0, 100));
  const { state, audience, media } = filter;
  const query = useOwnPostsInfiniteQuery({
    ...(q && { q }),
    ...(state && { state }),
    ...(audience && { audience }),
    ...(media && { media }),
  });
  const posts = query.currentData?.pages.flatMap((page) => page.data);

  const handleFilter = (next: PostFilter) => {
    // What the list no longer shows should not change with the rest.
    forgetAll();
    setFilter(next);
  };

  const isFiltered = [q, state, audience, media].some((choice) => choice !== '');
  const action = <ButtonLink to={paths.newPost}>{t('studio.newPost')}</ButtonLink>;
  const empty = isFiltered ? (
    <EmptyState icon={SearchX} title={t('posts.nothingFound')} />
  ) : (
    <EmptyState icon={PenLine} title={t('posts.empty')} action={action} />
  );
  return (
    <Card padding="none" aria-label={t('posts.title')}>
      <CardHead>
        <Stack gap={3}>
          <CardTitle>{t('posts.title')}</CardTitle>
          <PostFilters filter={filter} onChange={handleFilter} />
        </Stack>
        {chosen.length > 0 && (
          <Suspense fallback={null}>
            <ChosenPosts postIds={chosen} onForget={forget} />
          </Suspense>
        )}
      </CardHead>
      <OwnList query={query} items={posts} empty={empty}>
        {posts?.map((post) => (
          <PostRow
            key={post._id}
            post={post}
            isChosen={chosen.includes(post._id)}
            onChoose={choose}
            onDeleted={forget}
          />
        ))}
      </OwnList>
    </Card>
  );
}
