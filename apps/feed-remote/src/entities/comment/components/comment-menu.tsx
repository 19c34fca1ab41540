import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { Comment } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { LazyMenu } from '../../../shared/page/lazy-menu.tsx';
import { useBlock } from '../../moderation/hooks/use-block.ts';
import { useRemovalByOperator } from '../../moderation/hooks/use-removal-by-operator.ts';
import { useReport } from '../../moderation/hooks/use-report.ts';

interface CommentMenuProps {
  comment: Comment;
  mayDelete: boolean;
  onChoose: (action: 'edit' | 'delete') => void;
}

/** The author can edit, the performer delete, an operator remove, others report; the author can be blocked. */
export function CommentMenu({ comment, mayDelete, onChoose }: CommentMenuProps) {
  const { t } = useTranslation('feed');
  const { _id, author, isOwn } = comment;
  const report = useReport({ type: 'comment', _id, performer: author }, author._id);
  const block = useBlock(author);
  const removal = useRemovalByOperator({ type: 'comment', _id }, author._id);
  const edit = { id: 'edit', label: t('comments.edit'), icon: Pencil, onSelect: () => onChoose('edit') };
  const remove = {
    id: 'delete',
    label: t('comments.delete'),
    icon: Trash2,
    tone: 'danger' as const,
    onSelect: () => onChoose('delete'),
  };
  const items = [...(isOwn ? [edit] : []), ...(mayDelete ? [remove] : []), ...removal, ...report, ...block];
  return items.length > 0 && <LazyMenu label={t('comments.menu', { name: author.name })} items={items} />;
}
