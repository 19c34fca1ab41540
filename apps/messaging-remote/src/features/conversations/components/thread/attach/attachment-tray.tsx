import { useRef } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import type { Attachment } from '../../../state/attachments-slice.ts';
import { AttachmentTile } from './attachment-tile.tsx';
import { Tray } from './attachment-tray.styles.ts';

interface AttachmentTrayProps {
  chosen: readonly Attachment[];
  /** Called before the last one is removed, with which the tray is unmounted. */
  onEmpty: () => void;
}

/** The attachments of the next message, above the text field. */
export default function AttachmentTray({ chosen, onEmpty }: AttachmentTrayProps) {
  const { t } = useTranslation('messaging');
  const tray = useRef<HTMLUListElement>(null);
  /** Moves the focus to the next attachment, otherwise to the previous one. */
  const leave = (index: number) => {
    const buttons = tray.current?.querySelectorAll<HTMLButtonElement>('[data-remove]');
    const neighbour = buttons?.[index + 1] ?? buttons?.[index - 1];
    if (neighbour) neighbour.focus();
    else onEmpty();
  };
  return (
    <Tray ref={tray} aria-label={t('attach.chosen')}>
      {chosen.map((attachment, index) => (
        <AttachmentTile key={attachment.key} attachment={attachment} onRemove={() => leave(index)} />
      ))}
    </Tray>
  );
}
