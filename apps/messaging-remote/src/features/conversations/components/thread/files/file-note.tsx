import { useTranslation } from '@barg/runtime/i18n';
import { Button } from '@barg/ui-kit';
import type { useFile } from '../../../hooks/use-files.ts';
import { Note } from './message-files.styles.ts';

type FileNoteProps = Pick<ReturnType<typeof useFile>, 'status' | 'isGone' | 'hasFailed' | 'reload'> & {
  type: 'photo' | 'video';
};

/** Why a file is not shown: it is being processed, has failed, is deleted, or did not load. */
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
  // Its URLs are loading.
  if (status === 'ready') return null;
  return <Note role="status">{t(`files.preparing.${type}`)}</Note>;
}
