import { directionOf } from '@barg/contract';
import type { StylisPlugin } from '@barg/ui-kit';

/** The safety net for third-party styles in right-to-left cultures; others do not fetch it. */
export async function loadRtlPlugin(culture: string): Promise<StylisPlugin | undefined> {
  if (directionOf(culture) === 'ltr') return undefined;
  return (await import('stylis-plugin-rtl')).default;
}
