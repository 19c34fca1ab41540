import FileText from 'lucide-react/icons/file-text';
import { signFileUrl } from '@barg/api-client/files';
import type { MessageFile } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { Icon, useFormat, useToast } from '@barg/ui-kit';
import { useFile } from '../../../hooks/use-files.ts';
import { VoiceNote } from '../../../../../entities/voice/components/voice-player.styles.ts';
import { DocumentButton, DocumentName, DocumentSize } from './document-line.styles.ts';

/** Its address is asked for when it is wanted, because it is good for minutes; the server says that it is to be saved. */
const save = async (fileId: string): Promise<void> => {
  const { url } = await signFileUrl({ fileId });
  if (!url) throw new Error('a document has no address');
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
};

/** A document of a message: its name and size, and how it is downloaded. It is never shown in the page. */
export function DocumentLine({ file }: { file: MessageFile }) {
  const { t } = useTranslation('messaging');
  const format = useFormat();
  const toast = useToast();
  const { isGone } = useFile(file);
  const { _id, name = '', size = 0 } = file;
  if (isGone) return <VoiceNote>{t('files.gone')}</VoiceNote>;
  const shown = name === '' ? t('files.file') : name;
  const handleClick = () =>
    void save(_id).catch((failure: unknown) =>
      toast(toQueryError(failure).message || t('files.notLoaded'), { tone: 'danger' }),
    );
  return (
    <DocumentButton
      type="button"
      aria-label={t('files.download', { name: shown, size: format.bytes(size) })}
      onClick={handleClick}
    >
      <Icon icon={FileText} size={24} />
      <DocumentName>{shown}</DocumentName>
      <DocumentSize>{format.bytes(size)}</DocumentSize>
    </DocumentButton>
  );
}
