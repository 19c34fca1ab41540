import { useState } from 'react';
import type { PerformerVerification } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Card, CardTitle, Grid, Picture, Text, lazyDialog } from '@barg/ui-kit';
import { OpenPicture } from '../../shared/open-picture.styles.ts';

const DocumentViewer = lazyDialog(() => import('./document-viewer.tsx'));

/** The documents of a performer; each opens in the viewer, beside the account's data. */
export function Documents({ performer }: { performer: PerformerVerification }) {
  const { t } = useTranslation('operator');
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <Card>
      <CardTitle>{t('verification.documents')}</CardTitle>
      <Grid min={220}>
        {performer.documents.map(({ kind, file }, index) => (
          <figure key={kind}>
            <OpenPicture type="button" disabled={!file.thumbnails} onClick={() => setOpened(index)}>
              <Picture
                source={file.thumbnails}
                thumbhash={file.thumbhash}
                alt={t(`verification.kinds.${kind}`)}
                ratio={1.5}
                fit="contain"
                radius="tile"
              />
            </OpenPicture>
            <Text as="figcaption" size="caption" tone="muted">
              {t(`verification.kinds.${kind}`)}
            </Text>
          </figure>
        ))}
      </Grid>
      {opened !== null && <DocumentViewer performer={performer} startAt={opened} onClose={() => setOpened(null)} />}
    </Card>
  );
}
