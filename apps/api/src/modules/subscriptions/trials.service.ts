import type { UnitOfWork } from '../../platform/unit-of-work.ts';
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

/** The current offer. A free trial is recorded; a fan who has had one gets the paid terms. @throws TrialUsedError */
export const offeredTerms = async (unit: UnitOfWork, type: SubscriptionType, asked: Asked): Promise<Terms> => {
  const { offer, isFirst, settings, ...trial } = asked;
  const terms = termsOf(type, offer, { isFirst, settings });
  if (terms.charge > 0n || terms.price === 0n) return terms;
  if (!(await hasHadTrial(unit.db, trial))) {
    await useTrial(unit.db, trial);
    return terms;
  }
  if (type === 'free') throw new TrialUsedError();
  return termsOf(type, offer, { isFirst: false, settings });
};
