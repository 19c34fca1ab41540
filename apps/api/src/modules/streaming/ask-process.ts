import type { Context } from '../../context.ts';
import type { LiveAnswer } from '../../platform/live/live-engine.ts';
import { prove, PROOF_HEADER } from './asked-by-process.ts';
import { playedAnswer } from './streaming.schema.ts';

/** Longer than an engine takes for an answer, and shorter than a player waits. */
const PATIENCE_MS = 5000;

/** What one process asks another to play: below `/api`, with a type of its own. */
export interface Question {
  path: string;
  type: string;
}

/** Asks another process of the site at its own address. @throws where it does not answer */
export const askProcess = (
  context: Context,
  address: string,
  { path, type, asked }: Question & { asked: object },
): Promise<Response> => {
  const body = JSON.stringify(asked);
  return fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': type, [PROOF_HEADER]: prove(context, body) },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
};

/**
 * Has another process play what it receives, for an account of which is known that it may; null where it does not.
 * @param address of the process; null or empty where nobody is reached
 */
export const playAskedOf = async (
  context: Context,
  address: string | null | undefined,
  question: Question & { asked: object },
): Promise<LiveAnswer | null> => {
  if (!address || address === context.config.internalUrl) return null;
  try {
    const answer = await askProcess(context, address, question);
    if (answer.status === 201) return playedAnswer.parse(await answer.json());
    await answer.body?.cancel();
  } catch (error) {
    const { path } = question;
    context.log.warn({ err: error, address, path, part: 'live' }, 'the process that receives a picture did not answer');
  }
  return null;
};
