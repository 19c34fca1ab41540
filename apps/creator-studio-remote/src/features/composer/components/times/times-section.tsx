import { Suspense, useEffect, useRef } from 'react';
import type { OwnFeedPost } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { lazyPart, Skeleton, Stack, Text, useFormat, useUi, layout } from '@barg/ui-kit';
import { FormSwitch, ownTimeZone, useFormContext } from '@barg/ui-kit/forms';
import { laterEnd, type TimesFields } from './times-schema.ts';
import { zoneName } from '../../../../shared/times/zone-name.ts';

// The calendars are heavy, and most posts come at once.
const MomentFields = lazyPart(async () => ({
  default: (await import('../../../../shared/times/moment-fields.tsx')).MomentFields,
}));

/** When the post appears, and when it goes by itself. */
export function TimesSection({ post }: { post: OwnFeedPost | undefined }) {
  const { t } = useTranslation('creator-studio');
  const { locale } = useUi();
  const format = useFormat();
  const { watch, getValues, setValue } = useFormContext<TimesFields>();
  const zone = ownTimeZone();
  const [isLater, isEnding] = [watch('publish.isOn'), watch('expiry.isOn')];
  const wasEnding = useRef(isEnding);
  useEffect(() => {
    // The proposed end lies after a planned publication.
    const day = isEnding && !wasEnding.current ? laterEnd(getValues()) : undefined;
    if (day) setValue('expiry.day', day);
    wasEnding.current = isEnding;
  }, [isEnding, getValues, setValue]);
  const fallback = <Skeleton height={layout.field} radius="control" />;
  const canWait = !post || post.state === 'scheduled';
  const isPlanning = canWait && isLater;
  // Of both moments, told once: with the first that stands here.
  const zoneNote = (
    <Text size="caption" tone="faint">
      {t('composer.times.zone', { zone: zoneName(locale, zone) })}
    </Text>
  );
  return (
    <Stack gap={3}>
      {canWait && <FormSwitch name="publish.isOn" label={t('composer.times.publish')} />}
      {isPlanning && (
        <Suspense fallback={fallback}>
          <MomentFields name="publish" />
        </Suspense>
      )}
      {isPlanning && zoneNote}
      <FormSwitch name="expiry.isOn" label={t('composer.times.expiry')} help={t('composer.times.expiryHelp')} />
      {isEnding && (
        <Suspense fallback={fallback}>
          <MomentFields name="expiry" />
        </Suspense>
      )}
      {isEnding && !isPlanning && zoneNote}
      {post?.state === 'expired' && post.expiresAt && (
        <Text size="caption" tone="muted">
          {t('composer.times.expired', { when: format.dateTime(post.expiresAt) })}
        </Text>
      )}
    </Stack>
  );
}
