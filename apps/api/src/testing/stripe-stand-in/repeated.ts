import { StandInRefusal, type Standing } from './standing.ts';

export interface Answer {
  status: number;
  body: unknown;
}

/** Keys are kept for a day. */
const KEPT_SECONDS = 86_400;

/** Answers of requests with an idempotency key, the refused ones too: the same again is answered the same. */
export const createRepeats = (standing: Standing) => {
  const kept = new Map<string, { at: number; request: string; answer: string }>();
  return (key: string | undefined, request: string, answer: () => Answer): Answer => {
    if (key === undefined) return answer();
    const before = kept.get(key);
    if (before && standing.now() - before.at < KEPT_SECONDS) {
      if (before.request === request) return JSON.parse(before.answer) as Answer;
      throw new StandInRefusal(400, { type: 'idempotency_error' });
    }
    const made = answer();
    kept.set(key, { at: standing.now(), request, answer: JSON.stringify(made) });
    return made;
  };
};
