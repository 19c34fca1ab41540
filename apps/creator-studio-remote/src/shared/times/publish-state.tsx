import { useTranslation } from '@barg/runtime/i18n';
import { Badge, Text, Time, useFormat } from '@barg/ui-kit';
import type { Planned } from './moment-schema.ts';

/** When a gallery or a video came, or that it is planned and for when. */
export function PublishState({ work }: { work: Planned }) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const isPlanned = work.state === 'scheduled';
  return (
    <>
      {isPlanned && <Badge variant="status">{t('posts.states.scheduled')}</Badge>}
      <Text as="span" size="caption" tone="faint">
        {isPlanned ? format.dateTime(work.publishedAt) : <Time value={work.publishedAt} />}
      </Text>
    </>
  );
}
