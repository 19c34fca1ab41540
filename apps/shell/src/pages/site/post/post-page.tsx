import { directionOf } from '@barg/contract';
import type { Post } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useParams } from '@barg/runtime/router';
import { toQueryError } from '@barg/session';
import { Card, ErrorState, PageHeader, Skeleton, SkeletonText, Stack, Text, Time, useUi } from '@barg/ui-kit';
import { Markdown } from '@barg/ui-kit/markdown';
import { languageName } from '@barg/ui-kit/names';
import { useSitePageQuery } from '../api/posts.ts';
import NotFoundPage from '../not-found-page.tsx';

/** /page/:slug: one of the site's own pages. */
export default function PostPage() {
  const { slug = '' } = useParams();
  const { locale: culture } = useUi();
  const { currentData: post, error, isFetching, refetch } = useSitePageQuery({ slug, culture });
  if (post) return <PostArticle post={post} />;
  if (!error) return <PostSkeleton />;
  const { statusCode, message, requestId } = toQueryError(error);
  if (statusCode === 404) return <NotFoundPage />;
  return (
    <ErrorState
      message={message || undefined}
      requestId={requestId}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}

function PostArticle({ post }: { post: Post }) {
  const { t } = useTranslation('site');
  const { locale: culture } = useUi();
  const { title, body, locale, updatedAt } = post;
  const isOther = locale.split('-')[0] !== culture.split('-')[0];
  return (
    <Stack gap={4}>
      {isOther && (
        <Text tone="muted" role="note">
          {t('page.otherLanguage', { language: languageName(locale, culture) })}
        </Text>
      )}
      <article lang={locale} dir={directionOf(locale)}>
        <PageHeader title={title} />
        <Card padding="md" as="div">
          <Markdown text={body} />
        </Card>
      </article>
      <Text size="caption" tone="faint">
        {t('page.updated')}: <Time value={updatedAt} format="long" />
      </Text>
    </Stack>
  );
}

function PostSkeleton() {
  const { t } = useTranslation('ui');
  return (
    <Stack gap={4} aria-busy aria-label={t('loading')} role="status">
      <Skeleton width="50%" height="36px" />
      <Card padding="md" as="div">
        <SkeletonText lines={14} />
      </Card>
    </Stack>
  );
}
