import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { runIdempotent, runStepsOnce, type TwoSteps } from '../platform/idempotency.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { idempotencyOf } from '../plugins/idempotency.ts';

/**
 * Runs a unit of work at most once per Idempotency-Key; a repeated request gets the first one's answer. A failure does
 * not use the key up, so the same request may succeed later.
 */
export const runOnce = <T extends object>(
  context: Context,
  request: FastifyRequest,
  body: (unit: UnitOfWork) => Promise<T>,
): Promise<T> => context.work((unit) => runIdempotent(unit, idempotencyOf(request), () => body(unit)));

/** The same for an act whose look-ups are sent with the claim of the key: a round trip less. */
export const runTwoStepsOnce = <Known, T extends object>(
  context: Context,
  request: FastifyRequest,
  steps: TwoSteps<Known, T>,
): Promise<T> => context.work((unit) => runStepsOnce(unit, idempotencyOf(request), steps));
