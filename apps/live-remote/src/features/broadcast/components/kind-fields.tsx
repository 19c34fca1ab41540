import { Suspense } from 'react';
import type { StartStreamBody } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { lazyPart, Skeleton, Stack } from '@barg/ui-kit';
import { RadioGroup } from '@barg/ui-kit/fields';
import { AUDIENCES } from '../../../shared/stream-kind.ts';

// Fields of numbers are heavy, and most streams have no tickets.
const TicketFields = lazyPart(async () => ({ default: (await import('./ticket-fields.tsx')).TicketFields }));

export type StreamKind = Required<Pick<StartStreamBody, 'audience'>> & {
  /** Tokens of a ticket; null while none is typed. */
  price: number | null;
  /** Planned, in seconds. */
  plannedDuration: number;
};

export const PUBLIC: StreamKind = { audience: 'public', price: null, plannedDuration: 3600 };

/** What the API takes of a kind: price and duration are a ticket's. */
export const kindBody = ({ audience, price, plannedDuration }: StreamKind): Partial<StartStreamBody> =>
  audience === 'ticketed' ? { audience, price: price ?? 0, plannedDuration } : { audience };

export interface KindFieldsProps {
  kind: StreamKind;
  onChange: (kind: StreamKind) => void;
}

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
