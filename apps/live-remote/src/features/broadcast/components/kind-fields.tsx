import { Suspense } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { lazyPart, Skeleton, Stack } from '@barg/ui-kit';
import { RadioGroup } from '@barg/ui-kit/fields';
import { AUDIENCES } from '../../../shared/stream-kind.ts';
import type { KindFieldsProps } from './chosen-kind.ts';

// Fields of numbers are heavy, and most streams have no tickets.
const TicketFields = lazyPart(async () => ({ default: (await import('./ticket-fields.tsx')).TicketFields }));

/** Who may watch; for a stream with tickets what they cost and what time they promise. */
export function KindFields({ kind, onChange }: KindFieldsProps) {
  const { t } = useTranslation('live');
  const options = AUDIENCES.map((value) => ({ value, label: t(`audience.${value}`), help: t(`kind.${value}`) }));
  return (
    <Stack gap={3}>
      <RadioGroup
        name="audience"
        label={t('kind.audience')}
        options={options}
        value={kind.audience}
        onChange={(value) => onChange({ ...kind, audience: AUDIENCES.find((one) => one === value) ?? 'public' })}
      />
      {kind.audience === 'ticketed' && (
        <Suspense fallback={<Skeleton height="160px" radius="control" />}>
          <TicketFields kind={kind} onChange={onChange} />
        </Suspense>
      )}
    </Stack>
  );
}
