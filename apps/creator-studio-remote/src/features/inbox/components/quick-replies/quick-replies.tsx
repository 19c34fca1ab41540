import MessageSquareText from 'lucide-react/icons/message-square-text';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import {
  Button,
  Card,
  CardTitle,
  EmptyState,
  ErrorState,
  Inline,
  lazyDialog,
  Skeleton,
  Stack,
  Text,
  useToast,
} from '@barg/ui-kit';
import { PlainList } from '../../../../shared/item-list.styles.ts';
import {
  useArrangeQuickRepliesMutation,
  useManagedQuickRepliesQuery,
  type QuickReply,
} from '../../api/quick-replies.ts';
import { QuickReplyRow } from './quick-reply-row.tsx';

const QuickReplyDialog = lazyDialog(async () => ({
  default: (await import('./quick-reply-dialog.tsx')).QuickReplyDialog,
}));

/** As the server allows. */
const MOST = 50;

/** The ids with the one at `from` moved by `by` places. */
const moved = (ids: readonly string[], from: number, by: -1 | 1): string[] => {
  const rest = ids.filter((_, index) => index !== from);
  return [...rest.slice(0, from + by), ...ids.slice(from, from + 1), ...rest.slice(from + by)];
};

/** Texts that she writes often, in her order. */
export function QuickReplies() {
  const { t } = useTranslation('creator-studio');
  const [edited, setEdited] = useState<QuickReply | 'new' | null>(null);
  const { data, error, refetch } = useManagedQuickRepliesQuery();
  const replies = data?.data;
  return (
    <Card aria-label={t('inbox.replies.title')}>
      <Stack gap={3}>
        <CardTitle>{t('inbox.replies.title')}</CardTitle>
        <Text as="p" tone="muted">
          {t('inbox.replies.help')}
        </Text>
        {error && !replies && <ErrorState message={error.message || undefined} onRetry={() => void refetch()} />}
        {!error && !replies && <Skeleton height="146px" />}
        {replies && <Replies replies={replies} onEdit={setEdited} />}
        {replies && (
          <Inline>
            <Button icon={Plus} disabled={replies.length >= MOST} onClick={() => setEdited('new')}>
              {t('inbox.replies.add')}
            </Button>
          </Inline>
        )}
      </Stack>
      {edited && <QuickReplyDialog reply={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </Card>
  );
}

function Replies({ replies, onEdit }: { replies: readonly QuickReply[]; onEdit: (reply: QuickReply) => void }) {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const [arrange, { isLoading }] = useArrangeQuickRepliesMutation();
  const ids = replies.map(({ _id }) => _id);
  const move = async (from: number, by: -1 | 1): Promise<void> => {
    const { error } = await arrange(moved(ids, from, by));
    if (error) toast(toQueryError(error).message || t('shell:errors.default'), { tone: 'danger' });
  };
  if (replies.length === 0) return <EmptyState icon={MessageSquareText} title={t('inbox.replies.empty')} />;
  return (
    <PlainList>
      {replies.map((reply, index) => (
        <li key={reply._id}>
          <QuickReplyRow
            reply={reply}
            isFirst={index === 0}
            isLast={index === replies.length - 1}
            isBusy={isLoading}
            onMove={(by) => void move(index, by)}
            onEdit={() => onEdit(reply)}
          />
        </li>
      ))}
    </PlainList>
  );
}
