import fc from 'fast-check';
import type { TestApi } from '../api.ts';
import { cardCommands, topUpCommand } from './card-commands.ts';
import { coinCommands } from './coin-commands.ts';
import { fanCommands, tipCommand } from './fan-commands.ts';
import { clockCommand, clockCommands } from './clock-command.ts';
import { orderCommands } from './order-commands.ts';
import { payoutCommands } from './payout-commands.ts';
import { refundCommands } from './refund-commands.ts';
import { subscriptionCommands } from './subscription-commands.ts';
import { Reference } from './reference.ts';
import { createWorld, openSite } from './world.ts';

export interface Runs {
  seed: number;
  runs: number;
  /** The most commands of a run. */
  length: number;
}

/** Less than a test may take, 20 minutes in `test:full`. */
const LONGEST_MS = 600_000;

/** Fans begin with something to spend, and performers with something to be paid: most would be refused else. */
const begin = async (api: TestApi) => {
  const [model, real] = [new Reference(), await createWorld(api)];
  const first = [
    ...[topUpCommand(0, 'plain', 15_000n), topUpCommand(1, 'plain', 15_000n)],
    ...[tipCommand(0, 1, 3001n), tipCommand(1, 0, 3003n), clockCommand(9)],
    // What waits for two days, so that what is taken back may be of either.
    ...[tipCommand(0, 0, 1501n), clockCommand(1), tipCommand(1, 0, 1507n)],
    ...[topUpCommand(0, 'plain', null), topUpCommand(1, 'fails', null)],
  ];
  for (const command of first) await command.run(model, real);
  return { model, real };
};

/**
 * Does what people and gateways do, in any order, on the site and in the reference, and compares the two after each
 * command. What fails is made as short as it still fails, and told with its seed; shortening ends where a test would be
 * given up, for then nobody would learn what failed.
 */
export const runModel = async (api: TestApi, { seed, runs, length }: Runs): Promise<void> => {
  await openSite(api);
  const commands = fc.commands(
    [
      ...cardCommands,
      ...coinCommands,
      ...fanCommands,
      ...subscriptionCommands,
      ...refundCommands,
      ...orderCommands,
      ...payoutCommands,
      ...clockCommands,
    ],
    {
      maxCommands: length,
      size: 'max',
    },
  );
  const property = fc.asyncProperty(fc.noBias(commands), (sequence) => fc.asyncModelRun(() => begin(api), sequence));
  await fc.assert(property, { seed, numRuns: runs, interruptAfterTimeLimit: LONGEST_MS, markInterruptAsFailure: true });
};
