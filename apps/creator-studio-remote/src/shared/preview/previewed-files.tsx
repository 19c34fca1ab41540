import type { MediaFile } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Grid, Picture, Text, useFormat } from '@barg/ui-kit';
import { PreviewFilm, PreviewSound, WideItem } from './preview.styles.ts';

/** One film or sound of a post, to be played; what it is called while there is nothing to play yet. */
export function PreviewedFile({ file, name }: { file: MediaFile; name: string }) {
  const { t } = useTranslation('creator-studio');
  if (!file.url) {
    return (
      <Text tone="muted">
        {name} <bdi>({t('posts.preview.unready')})</bdi>
      </Text>
    );
  }
  if (file.type.endsWith('audio')) return <PreviewSound src={file.url} aria-label={name} controls preload="none" />;
  const poster = file.thumbnails?.medium.webp;
  return <PreviewFilm src={file.url} poster={poster} aria-label={name} controls playsInline preload="none" />;
}

/** The files of a post that is open: pictures side by side, films and sounds as wide as it is. */
export function PreviewedFiles({ files }: { files: readonly MediaFile[] }) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  if (files.length === 0) return null;
  const numbered = (kind: 'film' | 'sound', index: number) =>
    t(`posts.preview.${kind}`, { number: format.number(index + 1) });
  return (
    <Grid as="ul" min={140} gap={2} aria-label={t('composer.files')}>
      {files.map((file, index) => {
        const kind = file.type.endsWith('audio') ? 'sound' : file.type.endsWith('video') ? 'film' : null;
        return kind ? (
          <WideItem key={file._id}>
            <PreviewedFile file={file} name={numbered(kind, index)} />
          </WideItem>
        ) : (
          <li key={file._id}>
            <Picture source={file.thumbnails} thumbhash={file.thumbhash} alt={file.alt} ratio={4 / 3} sizes="140px" />
          </li>
        );
      })}
    </Grid>
  );
}
