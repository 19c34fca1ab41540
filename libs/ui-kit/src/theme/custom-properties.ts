import type { CSSProperties } from 'react';

/**
 * The only use of `style`: values that are known at run time only, as a percentage or a measured position, as custom
 * properties for the rules of a class. All other styles are classes. Null and undefined are left out.
 */
export function customProperties(
  values: Record<`--${string}`, string | number | null | undefined>,
): CSSProperties | undefined {
  const known = Object.entries(values).filter(([, value]) => value != null);
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}
