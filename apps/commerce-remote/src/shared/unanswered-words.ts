import type { Unanswered } from '@barg/session/open-request';

/** What is said of an order without an answer; null where there is none. */
export const UNANSWERED_TEXTS = {
  none: null,
  this: 'pay.unanswered',
  other: 'pay.otherUnanswered',
} as const satisfies Record<Unanswered, string | null>;
