import { streamGoalSchema } from '@barg/contract/schemas';
import { z } from 'zod';
import { basedOnOf, seen } from '../../shared/changed-meanwhile.ts';
import { dataOf } from '../../shared/wire.ts';
import { userLine } from '../../shared/user-text.ts';
import { amountSchema } from '../../platform/money.ts';

/** More than any stream was given. */
export const MOST_GOAL = 1_000_000;

export const goalBody = z.object({
  title: userLine({ max: 80 }),
  tokens: amountSchema.min(1).max(MOST_GOAL),
  /** Null: there was no goal. */
  basedOn: basedOnOf({ title: seen.words, tokens: seen.number }),
});

export type GoalChange = z.output<typeof goalBody>;

export const goalAnswer = dataOf(streamGoalSchema.nullable());
