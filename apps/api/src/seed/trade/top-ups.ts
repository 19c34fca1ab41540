import { toHundredths } from '../../platform/money.ts';
import type { People } from '../build/people.ts';
import { topUps } from '../data/cases.ts';
import { byTime, type Movement } from '../plan/movements.ts';
import type { World } from '../world.ts';

/** Adds what the buyers of orders, the givers and the disputing have paid for; the rest of the demo stays as it is. */
export const withTradeTopUps = (world: World, people: People, movements: readonly Movement[]): Movement[] => {
  const added = topUps.map(({ fan: username, tokens, daysAgo }): Movement => {
    const fan = people.find(username);
    if (fan.kind !== 'fan') throw new Error(`${username} has no wallet`);
    return { kind: 'top-up', fan, at: world.daysAgo(daysAgo), amount: toHundredths(tokens) };
  });
  return [...movements, ...added].sort(byTime);
};
