import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Settings } from '../settings/settings.defaults.ts';
import { termsOf, type Offer, type SubscriptionType, type Terms } from './subscription-terms.ts';
import { TrialUsedError } from './subscriptions.errors.ts';
import { hasHadTrial, useTrial } from './trials.ts';

interface Asked {
  offer: Offer;
  userId: string;
  performerId: string;
  isFirst: boolean;
  settings: Settings;
}

const isTrial = ({ charge, price }: Terms): boolean => charge === 0n && price > 0n;

/** The current offer to a fan. One who has had a free trial gets the paid terms. @throws TrialUsedError */
export const offerTo = async (db: Queryable, type: SubscriptionType, asked: Asked): Promise<Terms> => {
  const { offer, isFirst, settings, ...trial } = asked;
  const terms = termsOf(type, offer, { isFirst, settings });
  if (!isTrial(terms) || !(await hasHadTrial(db, trial))) return terms;
  if (type === 'free') throw new TrialUsedError();
  return termsOf(type, offer, { isFirst: false, settings });
};

/** {@link offerTo}, to one who takes it: a free trial is recorded. @throws TrialUsedError */
export const takeOffer = async (unit: UnitOfWork, type: SubscriptionType, asked: Asked): Promise<Terms> => {
  const { userId, performerId } = asked;
  const terms = await offerTo(unit.db, type, asked);
  if (isTrial(terms)) await useTrial(unit.db, { userId, performerId });
  return terms;
};
