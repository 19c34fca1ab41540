import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useAppDispatch } from '@barg/session';
import { IconButton, Progress } from '@barg/ui-kit';
import { dropAttachment, storeAttachment } from '../../../api/store-attachment.ts';
import { hasFailed, isOnItsWay, leavingText, type Attachment } from '../../../state/attachments-slice.ts';
import { AttachmentThumbnail } from './attachment-thumbnail.tsx';
import { Corner, Middle, Reason, Share, TileBox, TileRoot } from './attachment-tray.styles.ts';

interface AttachmentTileProps {
  attachment: Attachment;
  /** Before it goes, for the focus that goes with it. */
  onRemove: () => void;
}

/** A chosen file: how far it is, and how to take it away or try again. */
export function AttachmentTile({ attachment, onRemove }: AttachmentTileProps) {
  const { t } = useTranslation('messaging');
  const dispatch = useAppDispatch();
  const { key, progress, error } = attachment;
  const isFailed = hasFailed(attachment);
  const name = attachment.name || t(`files.${attachment.type}`);
  const removeButton = useRef<HTMLButtonElement>(null);
  const handleRetry = () => {
    // The button that was pressed goes while the file leaves.
    removeButton.current?.focus();
    // The outcome lies in the state.
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
      {isFailed && (
        <Middle>
          <IconButton icon={RotateCw} variant="media" label={t('attach.again', { name })} onClick={handleRetry} />
        </Middle>
      )}
      {isOnItsWay(attachment) && (
        <Share>
          <Progress head="hidden" value={progress} label={t(leavingText(attachment), { name })} />
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
