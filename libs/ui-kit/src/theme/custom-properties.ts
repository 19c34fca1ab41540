import type { CSSProperties } from 'react';

/**
 * The one use of `style`: values that no rule can know before, as a share or a place that was measured, for the rules of
 * a class to use. All other looks are classes. What is null or undefined is left out.
 */
export function customProperties(
  values: Record<`--${string}`, string | number | null | undefined>,
): CSSProperties | undefined {
  const known = Object.entries(values).filter(([, value]) => value != null);
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}
