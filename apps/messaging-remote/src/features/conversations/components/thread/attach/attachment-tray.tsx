import { useTranslation } from '@barg/runtime/i18n';
import type { Attachment } from '../../../state/attachments-slice.ts';
import { AttachmentTile } from './attachment-tile.tsx';
import { Tray } from './attachment-tray.styles.ts';

/** What is chosen for the next message, above the place where it is written. */
export default function AttachmentTray({ chosen }: { chosen: readonly Attachment[] }) {
  const { t } = useTranslation('messaging');
  return (
    <Tray aria-label={t('attach.chosen')}>
      {chosen.map((attachment) => (
        <AttachmentTile key={attachment.key} attachment={attachment} />
      ))}
    </Tray>
  );
}
