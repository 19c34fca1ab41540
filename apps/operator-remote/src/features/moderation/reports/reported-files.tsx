import { useState } from 'react';
import type { MediaFile } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Grid, Picture, lazyDialog } from '@barg/ui-kit';
import { OpenPicture } from '../../../shared/open-picture.styles.ts';
import { ReportedFilm } from './reported-files.styles.ts';

const ReportedPictures = lazyDialog(() => import('./reported-pictures.tsx'));

/** The files of a reported item: films play, and pictures open in the viewer. */
export function ReportedFiles({ files }: { files: readonly MediaFile[] }) {
  const { t } = useTranslation('operator');
  const [opened, setOpened] = useState<number | null>(null);
  const pictures = files.filter(({ url, thumbnails }) => !url && thumbnails);
  return (
    <Grid min={140}>
      {files.map((file) => {
        const { _id, url, thumbnails, thumbhash } = file;
        if (url) {
          const poster = thumbnails?.medium.webp;
          return (
            <ReportedFilm key={_id} src={url} poster={poster} aria-label={t('reports.film')} controls preload="none" />
          );
        }
        return (
          <OpenPicture key={_id} type="button" disabled={!thumbnails} onClick={() => setOpened(pictures.indexOf(file))}>
            <Picture source={thumbnails} thumbhash={thumbhash} alt={t('reports.picture')} ratio={1} radius="tile" />
          </OpenPicture>
        );
      })}
      {opened !== null && <ReportedPictures pictures={pictures} startAt={opened} onClose={() => setOpened(null)} />}
    </Grid>
  );
}
