import type { QueryError } from '@barg/session';

const REASONS = ['ended', 'not-yet', 'not-for-this', 'used-by-you', 'used-up'] as const;

/** Why a payment was refused for its coupon, from the error's details; undefined when they do not say. */
export const reasonOf = ({ details }: QueryError): (typeof REASONS)[number] | undefined => {
  const [first] = Array.isArray(details) ? (details as Array<{ code?: unknown }>) : [];
  return REASONS.find((reason) => reason === first?.code);
};
