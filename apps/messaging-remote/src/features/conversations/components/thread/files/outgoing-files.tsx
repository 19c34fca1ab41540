import FileText from 'lucide-react/icons/file-text';
import Mic from 'lucide-react/icons/mic';
import { useTranslation } from '@barg/runtime/i18n';
import { Icon, SendingProgress } from '@barg/ui-kit';
import { useAppSelector } from '@barg/session';
import { attachments, isOnItsWay, leavingText, type Attachment } from '../../../state/attachments-slice.ts';
import { AttachmentThumbnail } from '../attach/attachment-thumbnail.tsx';
import { FilesBox, Leaving, OutgoingName, OutgoingRow, OutgoingTile } from './message-files.styles.ts';

/** Recordings and documents have nothing to show but that they are on their way. */
function OutgoingLine({ attachment }: { attachment: Attachment }) {
  const { t } = useTranslation('messaging');
  const isVoice = attachment.type === 'audio';
  const name = isVoice ? t('files.audio') : attachment.name;
  return (
    <OutgoingRow>
      <Icon icon={isVoice ? Mic : FileText} />
      <OutgoingName>{name}</OutgoingName>
      {isOnItsWay(attachment) && (
        <SendingProgress
          head="hidden"
          value={attachment.progress}
          label={t(leavingText(attachment), { name })}
          isWaiting={attachment.state === 'waiting'}
        />
      )}
    </OutgoingRow>
  );
}

function OutgoingFile({ attachmentKey }: { attachmentKey: string }) {
  const { t } = useTranslation('messaging');
  const attachment = useAppSelector((state) => attachments.selectors.selectAttachment(state, attachmentKey));
  if (!attachment) return null;
  const { type, name, progress } = attachment;
  if (type === 'audio' || type === 'file') return <OutgoingLine attachment={attachment} />;
  return (
    <OutgoingTile>
      <AttachmentThumbnail attachment={attachment} />
      {isOnItsWay(attachment) && (
        <Leaving>
          <SendingProgress
            isWaiting={attachment.state === 'waiting'}
            head="hidden"
            value={progress}
            label={t(leavingText(attachment), { name: name || t(`files.${type}`) })}
          />
        </Leaving>
      )}
    </OutgoingTile>
  );
}

/** The files of an outgoing message, with their progress. */
export default function OutgoingFiles({ keys }: { keys: readonly string[] }) {
  return (
    <FilesBox $isSingle={keys.length === 1}>
      {keys.map((key) => (
        <OutgoingFile key={key} attachmentKey={key} />
      ))}
    </FilesBox>
  );
}
