import fc from 'fast-check';
import { orderJobs } from '../../modules/orders/orders.jobs.ts';
import { renewSubscription } from '../../modules/subscriptions/renewal.service.ts';
import { command, type Command } from './command.ts';
import { passDays as passDaysReally } from './pass-time.ts';
import { passDays } from './reference-time.ts';

export const clockCommand = (days: number): Command =>
  command(`${days} days pass`, async (ref, world) => {
    passDays(ref, days);
    const { context, db } = world.api;
    await passDaysReally(db, days);
    // One after the other as the reference has them: of two that are due at the same moment either may come first.
    for (const id of world.subscriptions) await context.work((unit) => renewSubscription(unit, id, new Date()));
    await orderJobs['settle-orders'](context, {});
    return { expected: null, found: { status: 200, body: {} } };
  });

export const clockCommands: Array<fc.Arbitrary<Command>> = [
  fc.constantFrom(1, 2, 3).map(clockCommand),
  fc.constantFrom(8, 10, 14).map(clockCommand),
  fc.constantFrom(22, 30, 31).map(clockCommand),
];
