import Replace from 'lucide-react/icons/replace';
import Trash2 from 'lucide-react/icons/trash-2';
import type { Captions } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { IconButton, Inline, Stack, Text, useFormat, useUi } from '@barg/ui-kit';
import { FilePicker } from '../file-picker.tsx';
import { cultureName } from './caption-languages.ts';
import { CAPTION_FILES } from './captions.ts';
import { CaptionsRow as Root } from './captions.styles.ts';

interface CaptionsRowProps {
  captions: Captions;
  isBusy: boolean;
  onReplace: (file: File) => void;
  onRemove: () => void;
}

/** The captions in one language. */
export function CaptionsRow({ captions, isBusy, onReplace, onRemove }: CaptionsRowProps) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const { locale } = useUi();
  const { cueCount: count, language } = captions;
  const name = cultureName(language, locale);
  return (
    <Root aria-label={name}>
      <Stack gap={1}>
        <Text weight="medium">{name}</Text>
        <Text size="caption" tone="muted">
          {t('captions.count', { count, amount: format.number(count) })}
        </Text>
      </Stack>
      <Inline gap={2} wrap="nowrap">
        {!isBusy && (
          <FilePicker
            limit="captions"
            accept={CAPTION_FILES}
            icon={Replace}
            label={t('captions.replace')}
            onPick={onReplace}
          />
        )}
        <IconButton
          icon={Trash2}
          label={t('captions.remove', { language: name })}
          disabled={isBusy}
          onClick={onRemove}
        />
      </Inline>
    </Root>
  );
}
