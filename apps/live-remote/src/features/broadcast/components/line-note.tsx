import { useTranslation } from '@barg/runtime/i18n';
import { useIsLineLost } from '@barg/session/line';
import { NoteRoot } from './line-note.styles.ts';

/** A note that the chat is not updated, while the socket is disconnected. */
export function LineNote() {
  const { t } = useTranslation('live');
  const isLost = useIsLineLost();
  return (
    <NoteRoot role="status" tone="danger">
      {isLost && t('broadcast.lineLost')}
    </NoteRoot>
  );
}
