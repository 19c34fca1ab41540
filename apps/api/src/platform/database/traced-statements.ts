import type { PoolClient } from 'pg';
import type { Tracer } from '../tracing/tracer.ts';

const COMMENT = /\/\*.*?\*\//gs;
const VERB = /^\s*([a-z]+)/i;
const TABLE = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_][a-z0-9_.]*)/i;

/** `select users`: the same for all statements of a kind, so that traces can be grouped by it. */
export const nameOfStatement = (text: string): string => {
  const bare = text.replace(COMMENT, ' ');
  const [verb, table] = [VERB.exec(bare)?.[1] ?? 'statement', TABLE.exec(bare)?.[1]];
  return table === undefined ? verb.toLowerCase() : `${verb.toLowerCase()} ${table}`;
};

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : String((query as { text?: unknown } | undefined)?.text ?? '');

/** PostgreSQL's, such as 23505. Its message may hold what somebody wrote. */
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';

/**
 * Gives each statement that is sent within a span one of its own. What polls by itself, such as the queue, has none.
 * The text is told where values are sent beside it, and so stand not in it; values never are.
 */
export const traceStatements = (client: PoolClient, tracer: Tracer): void => {
  const query = client.query.bind(client);
  client.query = (...args: unknown[]) => {
    if (!tracer.isWithin()) return Reflect.apply(query, client, args);
    const text = textOf(args[0]);
    const span = tracer.begin('statement', nameOfStatement(text), {
      'db.system.name': 'postgresql',
      ...(Array.isArray(args[1]) && { 'db.query.text': text }),
    });
    const answer: unknown = Reflect.apply(query, client, args);
    if (answer instanceof Promise)
      answer.then(
        () => span.end(),
        (error: unknown) => span.end({ failure: codeOf(error) }),
      );
    else span.end();
    return answer;
  };
};
