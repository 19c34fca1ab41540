import type { ManagedPost } from '@barg/api-client/models';
import { OPERATOR_PATH, sitePagePath } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { Link } from '@barg/runtime/router';
import { Badge, ButtonLink, PageHeader, Time, useFormat, useUi, UserLine } from '@barg/ui-kit';
import { DataTable, type Column } from '@barg/ui-kit/table';
import { PagedList } from '../../shared/paged-list.tsx';
import { wordsIn } from '../../shared/words-in.ts';
import { useManagedPostsInfiniteQuery } from './posts-api.ts';

function useColumns(): Column<ManagedPost>[] {
  const { t } = useTranslation('operator');
  const { locale } = useUi();
  const format = useFormat();
  return [
    {
      id: 'title',
      header: t('pages.titleField'),
      isBare: true,
      cell: (post) => (
        <Link to={`${OPERATOR_PATH}/pages/${post._id}`}>
          <UserLine as="strong" text={wordsIn(post.texts, locale)?.title ?? post.slug} />
        </Link>
      ),
    },
    { id: 'slug', header: t('pages.address'), cell: ({ slug }) => <bdi dir="ltr">{sitePagePath(slug)}</bdi> },
    {
      id: 'state',
      header: t('status'),
      cell: ({ isPublished }) => (
        <Badge variant={isPublished ? 'status' : 'pending'}>{t(isPublished ? 'pages.published' : 'pages.draft')}</Badge>
      ),
    },
    { id: 'position', header: t('pages.position'), isNumeric: true, cell: ({ position }) => format.number(position) },
    { id: 'time', header: t('pages.changed'), cell: ({ updatedAt }) => <Time value={updatedAt} /> },
  ];
}

/** The site's own pages. */
export default function PostsPage() {
  const { t } = useTranslation('operator');
  const posts = useManagedPostsInfiniteQuery();
  const columns = useColumns();
  return (
    <>
      <PageHeader
        title={t('sections.pages')}
        actions={
          <ButtonLink to={`${OPERATOR_PATH}/pages/new`} variant="primary">
            {t('pages.new')}
          </ButtonLink>
        }
      />
      <PagedList query={posts} empty={t('pages.empty')}>
        {(items) => <DataTable label={t('sections.pages')} columns={columns} rows={items} keyOf={({ _id }) => _id} />}
      </PagedList>
    </>
  );
}
