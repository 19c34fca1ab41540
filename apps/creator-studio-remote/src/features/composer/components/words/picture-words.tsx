import { useTranslation } from '@barg/runtime/i18n';
import type { Upload } from '@barg/session/uploads';
import { Stack, Text, useFormat } from '@barg/ui-kit';
import { FormTextField } from '@barg/ui-kit/forms';
import { FieldGroup, GroupLegend } from '../field-group.styles.ts';
import { ALT_MAX, arrivedPictures } from './picture-words-schema.ts';
import { Thumb, WordsRow } from './picture-words.styles.ts';

/** What each picture shows, in words, for those who do not see it. */
export default function PictureWords({ uploads }: { uploads: readonly Upload[] }) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  return (
    <FieldGroup>
      <GroupLegend>{t('composer.words.title')}</GroupLegend>
      <Text size="caption" tone="muted">
        {t('composer.words.help')}
      </Text>
      <Stack as="ul" gap={3}>
        {arrivedPictures(uploads).map(({ fileId, src, number }) => (
          <WordsRow key={fileId}>
            <Thumb>{src && <img src={src} alt="" />}</Thumb>
            <FormTextField
              name={`altTexts.${fileId}`}
              label={t('composer.words.of', { number: format.number(number) })}
              maxLength={ALT_MAX}
              autoComplete="off"
            />
          </WordsRow>
        ))}
      </Stack>
    </FieldGroup>
  );
}
