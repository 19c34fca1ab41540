import { LiveEngineError } from '../live-engine.ts';

/** Longer than an engine takes for an answer, and shorter than a player waits. */
const PATIENCE_MS = 5_000;

export interface EngineAnswer {
  status: number;
  headers: Headers;
  body: string;
}

export interface EngineQuestion {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  headers?: Record<string, string>;
  body?: string;
  /** The largest body that is read. */
  most: number;
  patienceMs?: number;
}

/**
 * One request to an engine. Redirections are not followed: the engine is where the configuration says.
 *
 * @throws {LiveEngineError} `unavailable` where it does not answer in time, or with more than `most` bytes
 */
export const askEngine = async (
  url: string,
  { method, headers, body, most, patienceMs = PATIENCE_MS }: EngineQuestion,
): Promise<EngineAnswer> => {
  try {
    const answer = await fetch(url, {
      method,
      ...(headers && { headers }),
      ...(body !== undefined && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    return { status: answer.status, headers: answer.headers, body: await readAtMost(answer, most) };
  } catch (error) {
    if (error instanceof LiveEngineError) throw error;
    // Not the address: it may carry a token.
    throw new LiveEngineError('unavailable', `The live engine did not answer: ${String(error)}`);
  }
};

const readAtMost = async (answer: Response, most: number): Promise<string> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body ?? []) {
    length += part.length;
    // Leaving the loop cancels the rest.
    if (length > most) throw new LiveEngineError('unavailable', 'The live engine answered with too much');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
};
