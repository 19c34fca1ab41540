import { useDebouncedValue } from '@barg/ui-kit';

type RefusalOf<Amount> = (amount: Amount) => string | undefined;

/**
 * The amount to ask a preview of, once nobody types any more. Nothing is asked about an amount that the field refuses:
 * it tells why by itself.
 */
export function useAskedAmount<Amount>(amount: Amount, refusalOf: RefusalOf<Amount>) {
  const asked = useDebouncedValue(amount);
  return { asked, isAsked: refusalOf(amount) === undefined && refusalOf(asked) === undefined };
}
