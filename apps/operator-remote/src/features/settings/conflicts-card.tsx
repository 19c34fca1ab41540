import { useEffect, useRef } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Card, CardTitle, Inline, Stack, Text } from '@barg/ui-kit';
import { useFormContext } from '@barg/ui-kit/forms';
import { Facts } from '../../shared/facts.tsx';
import type { SettingConflict } from './merge-settings.ts';
import { SettingValue } from './setting-value.tsx';
import { Conflict } from './settings.styles.ts';
import type { SettingsForm } from './settings-form-schema.ts';

interface ConflictsCardProps {
  conflicts: readonly SettingConflict[];
  onTakeTheirs: (conflict: SettingConflict) => void;
}

/** Conflicts with another operator's changes, with both values. Mounted anew for each refused save, to announce it. */
export function ConflictsCard({ conflicts, onTakeTheirs }: ConflictsCardProps) {
  const { t } = useTranslation('operator');
  const root = useRef<HTMLDivElement>(null);
  const { watch } = useFormContext<SettingsForm>();
  // Scrolled into view and focused, because the submit button is at the end of the form.
  useEffect(() => root.current?.focus(), []);
  return (
    <div ref={root} role="alert" tabIndex={-1}>
      <Card>
        <CardTitle>{t('settings.conflict.title')}</CardTitle>
        <Stack>
          <Text>{t('settings.conflict.text')}</Text>
          {conflicts.map((conflict) => (
            <Conflict key={conflict.name} aria-label={t(`settings.${conflict.name}`)}>
              <Text weight="medium">{t(`settings.${conflict.name}`)}</Text>
              <Facts
                facts={[
                  { name: t('settings.conflict.theirs'), value: <SettingValue value={conflict.theirs} /> },
                  { name: t('settings.conflict.mine'), value: <SettingValue value={watch(conflict.name)} /> },
                ]}
              />
              <Inline>
                <Button size="sm" onClick={() => onTakeTheirs(conflict)}>
                  {t('settings.conflict.take')}
                </Button>
              </Inline>
            </Conflict>
          ))}
        </Stack>
      </Card>
    </div>
  );
}
