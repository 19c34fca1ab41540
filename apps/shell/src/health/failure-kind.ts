import type { LoadFailure } from '@barg/contract';
import { isTimeout } from './is-timeout.ts';

/** What the federation runtime and webpack's own loader tell of a script that did not come. */
interface LoadError {
  name: string;
  message: string;
  /** webpack: `missing` of a script that ran and did not bring its chunk. */
  type: string;
  /** Where it was fetched from. */
  url: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function describe(error: unknown): LoadError {
  const fields = (typeof error === 'object' && error !== null ? error : {}) as Partial<Record<string, unknown>>;
  const message = textOf(fields.message);
  return {
    name: textOf(fields.name),
    message,
    type: textOf(fields.type),
    url: textOf(fields.request) || (/Script "([^"]+)"/.exec(message)?.[1] ?? ''),
  };
}

/** The head of the answer was there and good. */
function wasAnswered(url: string): boolean {
  if (!URL.canParse(url, location.href)) return false;
  const entries = performance.getEntriesByName(new URL(url, location.href).href) as PerformanceResourceTiming[];
  return entries.some(({ responseStatus }) => responseStatus >= 200 && responseStatus < 300);
}

/**
 * Of what kind the failure of a load was, told from the error that it ended with. `integrity`
 * stands for both what was refused and what {@link wasCutShort}.
 */
export function failureKindOf(error: unknown): LoadFailure {
  const { name, message, type, url } = describe(error);
  if (isTimeout(error)) return 'timeout';
  if (message.includes('ScriptExecutionError')) return message.includes('SyntaxError') ? 'syntax' : 'evaluation';
  // It ran, and brought nothing: it was no container, or no chunk.
  if (type === 'missing' || message.includes('RUNTIME-001')) return 'syntax';
  if (name === 'ChunkLoadError' || message.includes('ScriptNetworkError')) {
    return wasAnswered(url) ? 'integrity' : 'network';
  }
  return 'evaluation';
}

/**
 * Whether an answer that began well never came to its end, which looks the same as bytes that were refused. Only what
 * came whole is in the browser's cache, and it is asked for from there alone. Of another site's file nobody may know.
 */
export async function wasCutShort(error: unknown): Promise<boolean> {
  const { url } = describe(error);
  const { href, origin } = new URL(url, location.href);
  if (origin !== location.origin) return false;
  const answer = await fetch(href, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => null);
  return answer?.ok !== true;
}
