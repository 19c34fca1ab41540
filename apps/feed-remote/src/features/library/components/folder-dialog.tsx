import { useId, type FormEvent } from 'react';
import type { LibraryFolder } from '@barg/api-client/models';
import { showsNothing, shownWords } from '@barg/contract/words';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { useUnsentText } from '@barg/session/unsent-drafts';
import { Button } from '@barg/ui-kit';
import { SentNote, TextField } from '@barg/ui-kit/fields';
import { Dialog } from '@barg/ui-kit/overlays';
import { useCreateFolderMutation, useRenameFolderMutation } from '../api/library.ts';

interface FolderDialogProps {
  /** The folder to rename; absent for a new one. */
  folder?: LibraryFolder;
  onDone?: (id: string) => void;
  onClose: () => void;
}

const NAME_LENGTH = 80;

/** Creates or renames a folder. */
export default function FolderDialog({ folder, onDone, onClose }: FolderDialogProps) {
  const { t } = useTranslation('feed');
  const formId = useId();
  const unsent = useUnsentText(`folder:${folder?._id ?? 'new'}`, folder?.name ?? '');
  const { text: name, change: setName } = unsent;
  const [create, creating] = useCreateFolderMutation();
  const [rename, renaming] = useRenameFolderMutation();
  const isSaving = creating.isLoading || renaming.isLoading;
  const failure = creating.error ?? renaming.error;
  const message = failure && (toQueryError(failure).message || t('shell:errors.default'));
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const given = shownWords(name);
    if (!given) return;
    const { error, data } = folder ? await rename({ id: folder._id, name: given }) : await create(given);
    if (error) return;
    unsent.forget(name);
    if (!folder && data) onDone?.((data as LibraryFolder)._id);
    onClose();
  };
  return (
    <Dialog
      isOpen
      size="sm"
      title={t(folder ? 'library.folder.rename' : 'library.folder.create')}
      onClose={onClose}
      isDismissable={!isSaving}
      footer={
        <Button type="submit" form={formId} variant="primary" isLoading={isSaving} disabled={showsNothing(name)}>
          {t('library.folder.save')}
        </Button>
      }
    >
      <form id={formId} onSubmit={(event) => void handleSubmit(event)}>
        <TextField
          label={t('library.folder.name')}
          value={name}
          maxLength={NAME_LENGTH}
          error={message}
          onChange={(event) => setName(event.target.value)}
        />
        <SentNote isSent={unsent.isSent} />
      </form>
    </Dialog>
  );
}
