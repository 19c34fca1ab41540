import { useTranslation } from '@barg/runtime/i18n';
import { Button } from '@barg/ui-kit';
import type { useFile } from '../../../hooks/use-files.ts';
import { Note } from './message-files.styles.ts';

type FileNoteProps = Pick<ReturnType<typeof useFile>, 'status' | 'isGone' | 'hasFailed' | 'reload'> & {
  type: 'photo' | 'video';
};

/** Why a file cannot be seen: it is still prepared, never will be, is gone, or did not load. */
export function FileNote({ type, status, isGone, hasFailed, reload }: FileNoteProps) {
  const { t } = useTranslation('messaging');
  if (hasFailed) {
    return (
      <Note role="alert">
        <p>{t('files.notLoaded')}</p>
        <Button size="sm" onClick={reload}>
          {t('files.again')}
        </Button>
      </Note>
    );
  }
  if (isGone) return <Note>{t('files.gone')}</Note>;
  if (status === 'failed') return <Note>{t('files.broken')}</Note>;
  // Its addresses are on their way.
  if (status === 'ready') return null;
  return <Note role="status">{t(`files.preparing.${type}`)}</Note>;
}
