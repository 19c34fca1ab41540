import { shownWords } from '@barg/contract/words';
import { z } from 'zod';
import { changedFields } from '@barg/session/unsent-drafts';
import { momentFieldsOf, momentSchema, plannedAt, plannedFor, type Planned } from './times/moment-schema.ts';
import { OFFER_FIELDS, priceBody, typedNumber, priceValue, type Offer } from './asking-price.ts';

/** What the fields of a gallery or a video may hold; the API checks the same again. Messages are keys of this remote's texts. */
export const workSchema = z.object({
  title: z.string().overwrite(shownWords).min(1).max(200),
  description: z.string().overwrite(shownWords).max(2000),
  audience: z.enum(['free', 'subscribers', 'paid']),
  price: typedNumber,
});

export type WorkFields = z.infer<typeof workSchema>;

/** The same with the moment at which it appears. */
export const plannedWorkSchema = workSchema.extend({ publish: momentSchema });

export type PlannedWorkFields = z.infer<typeof plannedWorkSchema>;

/** The audience and the price among the fields. */
export const offerOf = ({ audience, price }: WorkFields): Offer => ({ audience, price });

/** The body of the call. */
export const workBody = ({ price, ...words }: WorkFields) => ({
  ...words,
  ...priceBody({ audience: words.audience, price }),
});

export type WorkBody = ReturnType<typeof workBody>;

/** The fields of what is edited, or of something new. */
export const valuesOf = (work?: WorkFields): WorkFields => ({
  title: work?.title ?? '',
  description: work?.description ?? '',
  audience: work?.audience ?? 'free',
  price: priceValue(work),
});

export type PlannedWorkBody = WorkBody & { publishAt: string | null };

/** The whole body of the call, with the moment of publication; null: now, or it is out. */
export const plannedWorkBody = (
  { publish, ...words }: PlannedWorkFields,
  work: Planned | undefined,
): PlannedWorkBody => ({ ...workBody(words), publishAt: plannedFor({ publish }, work) });

/** How the words of a gallery or a video are kept until they are sent. */
export const WORK_DRAFT = {
  together: [OFFER_FIELDS],
  // With a change is kept what it takes the place of: another tab may have changed that before it is sent.
  compared: ['title', 'description', 'audience', 'price'],
};

interface WorkChange {
  /** What the form began with. */
  began: object | undefined;
  /** What it holds, as it was typed. */
  typed: object;
  fields: PlannedWorkFields;
}

/** What was changed of a gallery or a video, with a price never without its audience. */
export const changedWork = (form: WorkChange, work: Planned | undefined): Partial<PlannedWorkBody> =>
  changedFields({
    ...form,
    bodyOf: (fields: PlannedWorkFields): PlannedWorkBody => plannedWorkBody(fields, work),
    together: OFFER_FIELDS,
  });

/** {@link valuesOf}, and when it appears. */
export const plannedValuesOf = (work?: WorkFields & Planned): PlannedWorkFields => ({
  ...valuesOf(work),
  publish: momentFieldsOf(plannedAt(work), 'publish'),
});
