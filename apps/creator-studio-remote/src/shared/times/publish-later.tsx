import { Suspense } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { lazyPart, Skeleton, Stack, Text, useUi, layout } from '@barg/ui-kit';
import { FormSwitch, ownTimeZone, useFormContext } from '@barg/ui-kit/forms';
import type { MomentValues, Planned } from './moment-schema.ts';
import { zoneName } from './zone-name.ts';

// The calendars are heavy, and most works come at once.
const MomentFields = lazyPart(async () => ({ default: (await import('./moment-fields.tsx')).MomentFields }));

/** When a gallery or a video appears, as long as it is not out. */
export function PublishLater({ work }: { work: Planned | undefined }) {
  const { t } = useTranslation('creator-studio');
  const { locale } = useUi();
  const isLater = useFormContext<{ publish: MomentValues }>().watch('publish.isOn');
  if (work && work.state !== 'scheduled') return null;
  return (
    <Stack gap={3}>
      <FormSwitch name="publish.isOn" label={t('composer.times.publish')} />
      {isLater && (
        <>
          <Suspense fallback={<Skeleton height={layout.field} radius="control" />}>
            <MomentFields name="publish" />
          </Suspense>
          <Text size="caption" tone="faint">
            {t('composer.times.zone', { zone: zoneName(locale, ownTimeZone()) })}
          </Text>
        </>
      )}
    </Stack>
  );
}
