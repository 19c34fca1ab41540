import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import type { OwnStream } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { IconButton, lazyDialog } from '@barg/ui-kit';

const EditDialog = lazyDialog(() => import('./edit-dialog.tsx'));

/** Opens the facts of the running stream. */
export function EditButton({ stream }: { stream: OwnStream }) {
  const { t } = useTranslation('live');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton variant="outlined" size="lg" icon={Pencil} label={t('edit.title')} onClick={() => setOpen(true)} />
      {isOpen && <EditDialog stream={stream} onClose={() => setOpen(false)} />}
    </>
  );
}
