import { ApiAnswerError, type AskApi } from '../boot-source.ts';
import type { ApiOutcome, OpenMetrics } from './edge-metrics.ts';

const outcomeOf = (error: unknown): ApiOutcome => {
  if (!(error instanceof ApiAnswerError)) return 'away';
  return error.statusCode >= 500 ? '5xx' : '4xx';
};

/** Questions to the API, of which the metrics tell how long they took and how they ended. */
export const observedAsk = (ask: AskApi, open: OpenMetrics | null): AskApi => {
  if (open === null) return ask;
  return async (...question) => {
    const began = performance.now();
    const tell = (outcome: ApiOutcome): void =>
      open.metrics.apiAsked({ outcome, seconds: (performance.now() - began) / 1000 });
    try {
      const answer = await ask(...question);
      tell('2xx');
      return answer;
    } catch (error) {
      tell(outcomeOf(error));
      throw error;
    }
  };
};
