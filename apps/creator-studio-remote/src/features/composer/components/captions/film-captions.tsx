import { useTranslation } from '@barg/runtime/i18n';
import type { Upload } from '@barg/session/uploads';
import { Stack, useFormat } from '@barg/ui-kit';
import CaptionsField from '../../../../shared/captions/captions-field.tsx';
import { arrivedFilms } from '../../../../shared/uploads/post-uploads.ts';
import { FieldGroup, GroupLegend } from '../field-group.styles.ts';
import { FilmTitle } from './film-title.tsx';

/** What is said in each film of the post, for those who do not hear it or speak another language. */
export default function FilmCaptions({ uploads }: { uploads: readonly Upload[] }) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const films = arrivedFilms(uploads);
  return (
    <FieldGroup>
      <GroupLegend>{t('captions.title')}</GroupLegend>
      {films.map(({ fileId, number, upload }) => (
        <Stack key={fileId} as="section" gap={2}>
          {films.length > 1 && (
            <FilmTitle upload={upload} place={t('captions.ofFilm', { number: format.number(number) })} />
          )}
          <CaptionsField fileId={fileId} />
        </Stack>
      ))}
    </FieldGroup>
  );
}
