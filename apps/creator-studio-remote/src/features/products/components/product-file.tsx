import FileUp from 'lucide-react/icons/file-up';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from '@barg/runtime/i18n';
import type { Upload } from '@barg/session/uploads';
import { Button, Card, CardTitle, Inline, Stack, Text, UserLine } from '@barg/ui-kit';
import { FilePicker } from '../../../shared/file-picker.tsx';
import { EarlyFileState } from '../../../shared/uploads/early-file-state.tsx';

const FILES = '.pdf,.epub,.zip,.docx,.xlsx,.pptx,.ttf,.otf,.tif,.tiff,.psd,image/*,audio/*,video/*';

interface ProductFileProps {
  /** The name of the file that the product has. */
  stored: string | null;
  /** The one that was chosen. */
  file: Upload | undefined;
  isMissing: boolean;
  onPick: (file: File) => void;
  onPause: () => void;
  onResume: () => void;
  onRemove: () => void;
}

/** The file that the buyers of a product download. */
export function ProductFile({ stored, file, isMissing, onPick, onPause, onResume, onRemove }: ProductFileProps) {
  const { t } = useTranslation('creator-studio');
  const name = file?.name ?? stored;
  return (
    <Card aria-label={t('products.file.title')}>
      <CardTitle>{t('products.file.title')}</CardTitle>
      <Stack gap={3}>
        <Text tone="muted">{t('products.file.help')}</Text>
        {name !== null && <UserLine as={Text} weight="medium" clamp={1} text={name} />}
        {file && <EarlyFileState file={file} onPause={onPause} onResume={onResume} />}
        {isMissing && (
          <Text tone="danger" role="alert">
            {t('products.file.missing')}
          </Text>
        )}
        <Inline>
          <FilePicker
            limit="download"
            accept={FILES}
            icon={FileUp}
            label={t(name === null ? 'products.file.choose' : 'products.file.replace')}
            onPick={onPick}
          />
          {file && (
            <Button icon={Trash2} onClick={onRemove}>
              {t('videos.unpick')}
            </Button>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
