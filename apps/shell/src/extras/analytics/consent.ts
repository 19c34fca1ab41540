import { useSyncExternalStore } from 'react';
import { storedAnswer } from '../stored-answer.ts';

export type Consent = 'accepted' | 'refused';

export const consent = storedAnswer<Consent>('barg.analytics', ['accepted', 'refused']);

/** What the visitor said about analytics; null before an answer. */
export const useConsent = (): Consent | null => useSyncExternalStore(consent.subscribe, consent.read, () => null);
