import X from 'lucide-react/icons/x';
import { useSyncExternalStore } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { IconButton, SendingProgress } from '@barg/ui-kit';
import type { ChatUpload } from '../api/chat-upload.ts';
import { hasFailed } from '../api/upload-failed.ts';
import { ChosenFileRow, ChosenName, ChosenProgress, NotSent } from './chat-files.styles.ts';

/** A file of the next message: how far it is, and a button to take it back. */
export function ChosenFile({ upload, onRemove }: { upload: ChatUpload; onRemove: () => void }) {
  const { t } = useTranslation('live');
  const { name, status: store } = upload;
  const status = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot);
  const isFailed = hasFailed(status);
  return (
    <ChosenFileRow>
      <ChosenName>{name}</ChosenName>
      {status && !isFailed && status.fileId === null && (
        <ChosenProgress>
          <SendingProgress
            head="hidden"
            value={status.progress}
            label={t('files.sending', { name })}
            isWaiting={status.state === 'waiting'}
          />
        </ChosenProgress>
      )}
      {isFailed && <NotSent role="alert">{status?.error ?? t('files.notSent')}</NotSent>}
      <IconButton icon={X} size="sm" label={t('files.remove', { name })} onClick={onRemove} />
    </ChosenFileRow>
  );
}
