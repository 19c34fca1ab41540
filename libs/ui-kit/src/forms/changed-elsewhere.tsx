import { useId } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Stack, Text } from '@barg/ui-kit';

interface ChangedElsewhereProps {
  /** What was saved elsewhere in fields that are changed here too; null: nothing. */
  theirs: Readonly<Record<string, unknown>> | null;
  /** How the fields are called that are shown. */
  labels: Readonly<Record<string, string>>;
  /** Money and moments in the reader's words; undefined for what is shown as it is. */
  shown?: (name: string, value: unknown) => string | undefined;
}

const asItIs = (value: unknown): string => (typeof value === 'string' && value !== '' ? value : '–');

/** In a form that was refused because another tab was faster: what a save from here would replace. */
export function ChangedElsewhere({ theirs, labels, shown }: ChangedElsewhereProps) {
  const { t } = useTranslation('ui');
  const id = useId();
  const lines = Object.entries(theirs ?? {}).filter(([name]) => name in labels);
  if (lines.length === 0) return null;
  return (
    <Stack gap={1} role="note" aria-labelledby={id}>
      <Text id={id} weight="medium">
        {t('form.elsewhere')}
      </Text>
      {lines.map(([name, value]) => (
        <Text as="p" key={name}>
          <Text tone="muted">{labels[name]}</Text> <bdi>{shown?.(name, value) ?? asItIs(value)}</bdi>
        </Text>
      ))}
    </Stack>
  );
}
