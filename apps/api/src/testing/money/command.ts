import assert from 'node:assert/strict';
import type { AsyncCommand } from 'fast-check';
import { AppError } from '../../errors/app-error.ts';
import { expectedBooks, foundBooks } from './found-books.ts';
import { assertInvariants, assertExactNumbers } from './invariants.ts';
import type { Reference, Refusal } from './reference.ts';
import { runJobs, type World } from './world.ts';

export interface Answer {
  status: number;
  body: { code?: string; data?: unknown };
}

/** How a command should end, and how it has. */
export interface Ends {
  expected: Refusal;
  found: Answer;
}

export type Command = AsyncCommand<Reference, World>;

/** What a command does: to the reference at once, to the site by its calls. Null where there is nothing to do it with. */
export type Act = (ref: Reference, world: World) => Promise<Ends | null>;

/**
 * A command of the model. After it the site has answered what the reference says, every account holds what the reference
 * has, and all invariants hold.
 */
export const command = (
  name: string,
  act: Act,
  isPossible: (ref: Readonly<Reference>) => boolean = () => true,
): Command => ({
  check: isPossible,
  run: async (ref, world) => {
    const ends = await act(ref, world);
    if (ends === null) return;
    const { status, body } = ends.found;
    assert.equal(status === 200 ? null : (body.code ?? `status ${status}`), ends.expected, name);
    assertExactNumbers(body);
    ref.runJobs();
    await runJobs(world);
    assert.deepEqual(await foundBooks(world), expectedBooks(ref.books), `after: ${name}`);
    await assertInvariants(ref, world);
  },
  toString: () => name,
});

/** Calls a service that no route leads to, and answers as a route would. */
export const answerOf = async (call: Promise<unknown>): Promise<Answer> => {
  try {
    return { status: 200, body: { data: await call } };
  } catch (error) {
    if (error instanceof AppError) return { status: error.status, body: { code: error.code } };
    throw error;
  }
};
