import type { StartStreamBody } from '@barg/api-client/models';
import { AUDIENCES } from '../../../shared/stream-kind.ts';

/** The kind of a stream as it is chosen in its form. */
export type StreamKind = Required<Pick<StartStreamBody, 'audience'>> & {
  /** Tokens of a ticket; null while none is typed. */
  price: number | null;
  /** Planned, in seconds. */
  plannedDuration: number;
};

export const PUBLIC: StreamKind = { audience: 'public', price: null, plannedDuration: 3600 };

/** As it is kept beside an unsent title: a title alone would go to everybody. What cannot be read is {@link PUBLIC}. */
export function readKind(kept: string): StreamKind {
  try {
    const kind = JSON.parse(kept) as StreamKind;
    return AUDIENCES.includes(kind.audience) ? { ...PUBLIC, ...kind } : PUBLIC;
  } catch {
    return PUBLIC;
  }
}

/** What the API takes of a kind: price and duration are a ticket's. */
export const kindBody = ({ audience, price, plannedDuration }: StreamKind): Partial<StartStreamBody> =>
  audience === 'ticketed' ? { audience, price: price ?? 0, plannedDuration } : { audience };

export interface KindFieldsProps {
  kind: StreamKind;
  onChange: (kind: StreamKind) => void;
}
