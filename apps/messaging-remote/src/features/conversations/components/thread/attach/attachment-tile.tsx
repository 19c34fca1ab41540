import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { useTranslation } from '@barg/runtime/i18n';
import { useAppDispatch } from '@barg/session';
import { IconButton, Progress } from '@barg/ui-kit';
import { isolate } from '../../../../../shared/isolate.ts';
import { dropAttachment, storeAttachment } from '../../../api/store-attachment.ts';
import type { Attachment } from '../../../state/attachments-slice.ts';
import { AttachmentFace } from './attachment-face.tsx';
import { Corner, Middle, Reason, Share, TileBox, TileRoot } from './attachment-tray.styles.ts';

/** A chosen file: how far it is, and how to take it away or try again. */
export function AttachmentTile({ attachment }: { attachment: Attachment }) {
  const { t } = useTranslation('messaging');
  const dispatch = useAppDispatch();
  const { key, status, progress, error } = attachment;
  const name = isolate(attachment.name || t(`files.${attachment.type}`));
  // The outcome lies in the state.
  const retry = () => void dispatch(storeAttachment(key)).catch(() => undefined);
  return (
    <TileRoot>
      <TileBox $isDimmed={status !== 'stored'}>
        <AttachmentFace attachment={attachment} />
      </TileBox>
      {status === 'failed' && (
        <Middle>
          <IconButton icon={RotateCw} variant="media" label={t('attach.again', { name })} onClick={retry} />
        </Middle>
      )}
      {status === 'waiting' && (
        <Share>
          <Progress head="hidden" value={progress} label={t('attach.leaving', { name })} />
        </Share>
      )}
      <Corner>
        <IconButton
          icon={X}
          size="sm"
          variant="media"
          label={t('attach.remove', { name })}
          onClick={() => void dispatch(dropAttachment(key))}
        />
      </Corner>
      {status === 'failed' && <Reason role="alert">{error?.message || t('attach.failed')}</Reason>}
    </TileRoot>
  );
}
