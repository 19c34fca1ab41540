import { useEffect } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Link } from '@barg/runtime/router';
import { ErrorState, SkeletonText, Text, UserLine } from '@barg/ui-kit';
import { sitePaths } from '../../../shared/paths.ts';
import type { QuickReplyList } from '../hooks/use-quick-replies.ts';
import { PanelRoot, Replies, Reply } from './quick-replies-panel.styles.ts';

/** The quick replies that fit what is written, above the field. */
export default function QuickRepliesPanel({
  id,
  found,
  activeReply,
  optionId,
  query,
  isSought,
  onChoose,
}: QuickReplyList) {
  const { t } = useTranslation('messaging');
  const activeId = activeReply && optionId(activeReply);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const hasSome = (query.data?.data.length ?? 0) > 0;
  // A message that only begins like a search is not disturbed.
  if (isSought && query.data && found.length === 0) return null;
  return (
    <PanelRoot aria-label={t('replies.open')}>
      {query.error && !query.data && (
        <ErrorState message={query.error.message || undefined} onRetry={() => void query.refetch()} />
      )}
      {!query.error && !query.data && <SkeletonText lines={3} />}
      {found.length > 0 && (
        <Replies id={id} role="listbox" aria-label={t('replies.open')}>
          {found.map((reply) => (
            <Reply
              key={reply._id}
              id={optionId(reply)}
              role="option"
              aria-selected={reply._id === activeReply?._id}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(reply)}
            >
              <UserLine as="span" text={reply.title} />
              <UserLine as={Text} tone="muted" text={reply.text} />
            </Reply>
          ))}
        </Replies>
      )}
      {query.data && !hasSome && (
        <Text as="p" tone="muted">
          {t('replies.empty')}
        </Text>
      )}
      {query.data && (
        <Text as="p" size="caption">
          <Link to={sitePaths.inboxSettings}>{t('replies.manage')}</Link>
        </Text>
      )}
    </PanelRoot>
  );
}
