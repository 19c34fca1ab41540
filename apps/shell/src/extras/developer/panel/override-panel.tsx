import { useSyncExternalStore, type ReactNode } from 'react';
import type { Override } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Heading, Inline, Stack, Text } from '@barg/ui-kit';
import { Dialog } from '@barg/ui-kit/overlays';
import { useSite } from '../../../site/site-context.ts';
import { applyOverrides, keptOf } from '../change-overrides.ts';
import { OverrideForm } from './override-form.tsx';
import { intentRows, slotRows } from './place-rows.ts';
import { IntentsTable, SlotsTable } from './places.tsx';
import { remoteRows } from './remote-rows.ts';
import { RemotesTable } from './remotes-table.tsx';

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={3}>
      <Heading level={3}>{title}</Heading>
      {children}
    </Stack>
  );
}

/** What this page is made of, as it is at the moment; and the way to take a part of it from elsewhere. */
export default function OverridePanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('developer');
  const site = useSite();
  const { registry, exposes, overrides, overrideOrigins } = site;
  const states = useSyncExternalStore(exposes.subscribe, exposes.list, exposes.list);
  const remotes = remoteRows(site, states);
  const kept = keptOf(overrides);
  const without = (name: string): Override[] => kept.filter((override) => override.name !== name);

  return (
    <Dialog isOpen onClose={onClose} title={t('panel.title')} size="lg">
      <Stack gap={6}>
        <Text tone="muted">{t('panel.intro')}</Text>
        <Section title={t('remotes.title')}>
          <RemotesTable rows={remotes} onReset={(name) => applyOverrides(without(name))} />
          {kept.length > 0 && (
            <Inline>
              <Button onClick={() => applyOverrides([])}>{t('remotes.resetAll')}</Button>
            </Inline>
          )}
        </Section>
        <Section title={t('form.title')}>
          <OverrideForm
            names={remotes.map(({ name }) => name)}
            allowedOrigins={overrideOrigins}
            onApply={(override) => applyOverrides([...without(override.name), override])}
          />
        </Section>
        <Section title={t('slots.title')}>
          <SlotsTable rows={slotRows(registry, states)} />
        </Section>
        <Section title={t('intents.title')}>
          <IntentsTable rows={intentRows(registry, states)} />
        </Section>
      </Stack>
    </Dialog>
  );
}
