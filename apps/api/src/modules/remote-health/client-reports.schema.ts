import {
  ERROR_FINGERPRINT,
  ERROR_NAME,
  ERROR_PLACES,
  LOAD_FAILURES,
  MAX_REPORTED_EVENTS,
  MAX_NAME_LENGTH,
  MAX_REPORTED_MS,
  NAME_PATTERN,
  REPORTED_VERSION,
  WEB_VITALS,
} from '@barg/contract';
import { z } from 'zod';

const reported = {
  app: z.string().max(MAX_NAME_LENGTH).regex(NAME_PATTERN),
  version: z.string().regex(REPORTED_VERSION),
};
const duration = z.number().int().min(0).max(MAX_REPORTED_MS);

const eventSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('load'), ...reported, ms: duration }),
  z.strictObject({ type: z.literal('failure'), ...reported, kind: z.enum(LOAD_FAILURES) }),
  z.strictObject({
    type: z.literal('error'),
    ...reported,
    place: z.enum(ERROR_PLACES),
    name: z.string().regex(ERROR_NAME),
    fingerprint: z.string().regex(ERROR_FINGERPRINT),
  }),
  z.strictObject({ type: z.literal('vital'), ...reported, vital: z.enum(WEB_VITALS), value: duration }),
]);
export type ReportedEvent = z.output<typeof eventSchema>;

/** No free text, so that nothing personal can be stored by mistake. */
export const clientReportBody = z.strictObject({
  isSampled: z.boolean(),
  events: z.array(eventSchema).min(1).max(MAX_REPORTED_EVENTS),
});
export type ClientReport = z.output<typeof clientReportBody>;
