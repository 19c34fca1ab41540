/** The sections of the console in which something waits for an operator. */
export type WaitingSection =
  'verification' | 'payouts' | 'payments' | 'refunds' | 'disputes' | 'reports' | 'removals' | 'messages';

/**
 * The tag of what a section shows, so that it alone is read again when another number waits there. An act of the
 * operator reads the whole console again, by the tag without a section.
 *
 * @example managedPayouts: build.infiniteQuery({ queryFn, providesTags: [sectionTag('payouts')] })
 */
export const sectionTag = (section: WaitingSection) => ({ type: 'Operator', id: section }) as const;
