import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from '@barg/runtime/i18n';
import { LazyMenu } from '../../page/lazy-menu.tsx';

interface CommentMenuProps {
  isOwn: boolean;
  /** Whose comment it is. */
  name: string;
  onChoose: (action: 'edit' | 'delete') => void;
}

/** Only the author changes the words; the performer may still remove them. */
export function CommentMenu({ isOwn, name, onChoose }: CommentMenuProps) {
  const { t } = useTranslation('feed');
  const edit = { id: 'edit', label: t('comments.edit'), icon: Pencil, onSelect: () => onChoose('edit') };
  const remove = {
    id: 'delete',
    label: t('comments.delete'),
    icon: Trash2,
    tone: 'danger' as const,
    onSelect: () => onChoose('delete'),
  };
  return <LazyMenu label={t('comments.menu', { name })} items={isOwn ? [edit, remove] : [remove]} />;
}
