import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useAppDispatch } from '@barg/session';
import { IconButton, SendingProgress } from '@barg/ui-kit';
import { dropAttachment, storeAttachment } from '../../../api/store-attachment.ts';
import { hasFailed, isOnItsWay, leavingText, type Attachment } from '../../../state/attachments-slice.ts';
import { AttachmentThumbnail } from './attachment-thumbnail.tsx';
import { Corner, Middle, Reason, Share, TileBox, TileRoot } from './attachment-tray.styles.ts';

interface AttachmentTileProps {
  attachment: Attachment;
  /** Called before it is removed, to move the focus. */
  onRemove: () => void;
}

/** An attachment with its progress, and buttons to remove or retry it. */
export function AttachmentTile({ attachment, onRemove }: AttachmentTileProps) {
  const { t } = useTranslation('messaging');
  const dispatch = useAppDispatch();
  const { key, progress, error } = attachment;
  const isFailed = hasFailed(attachment);
  const name = attachment.name || t(`files.${attachment.type}`);
  const removeButton = useRef<HTMLButtonElement>(null);
  const handleRetry = () => {
    // The pressed button is unmounted while the file is sent.
    removeButton.current?.focus();
    // The result is in the state.
    void dispatch(storeAttachment(key)).catch(() => undefined);
  };
  const handleRemove = () => {
    onRemove();
    dispatch(dropAttachment(key));
  };
  return (
    <TileRoot>
      <TileBox $isDimmed={attachment.fileId === null}>
        <AttachmentThumbnail attachment={attachment} />
      </TileBox>
      {isFailed && !attachment.isUnfit && (
        <Middle>
          <IconButton icon={RotateCw} variant="media" label={t('attach.again', { name })} onClick={handleRetry} />
        </Middle>
      )}
      {isOnItsWay(attachment) && (
        <Share>
          <SendingProgress
            head="hidden"
            value={progress}
            label={t(leavingText(attachment), { name })}
            isWaiting={attachment.state === 'waiting'}
          />
        </Share>
      )}
      <Corner>
        <IconButton
          ref={removeButton}
          data-remove=""
          icon={X}
          size="sm"
          variant="media"
          label={t('attach.remove', { name })}
          onClick={handleRemove}
        />
      </Corner>
      {isFailed && <Reason role="alert">{error ?? t('attach.failed')}</Reason>}
    </TileRoot>
  );
}
