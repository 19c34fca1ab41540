import { useTranslation } from '@barg/runtime/i18n';
import { Progress } from '@barg/ui-kit';
import { useAppSelector } from '@barg/session';
import { attachments, isOnItsWay, leavingText } from '../../../state/attachments-slice.ts';
import { AttachmentThumbnail } from '../attach/attachment-thumbnail.tsx';
import { FilesBox, Leaving, OutgoingTile } from './message-files.styles.ts';

function OutgoingFile({ attachmentKey }: { attachmentKey: string }) {
  const { t } = useTranslation('messaging');
  const attachment = useAppSelector((state) => attachments.selectors.selectAttachment(state, attachmentKey));
  if (!attachment) return null;
  const { type, name, progress } = attachment;
  return (
    <OutgoingTile>
      <AttachmentThumbnail attachment={attachment} />
      {isOnItsWay(attachment) && (
        <Leaving>
          <Progress
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
