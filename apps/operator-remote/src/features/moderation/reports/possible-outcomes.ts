import type { ReportInContext } from '@barg/api-client/models';

const OUTCOMES = ['none', 'content-removed', 'account-suspended'] as const;
export type Outcome = (typeof OUTCOMES)[number];

type Judged = Pick<ReportInContext, 'type' | 'since' | 'owner' | 'ownerState'> & {
  content: Pick<ReportInContext['content'], 'copies'>;
};

/** Whether there is something to remove: a profile stays one, and of a mass message its other copies do. */
const isRemovable = ({ type, since, ownerState, content }: Judged): boolean => {
  if (type === 'user' || type === 'performer') return ownerState !== 'left';
  if (since === 'taken-back' || since === 'deleted') return content.copies !== null;
  return since !== 'removed';
};

/** What an operator can still do about a report, after what its author and others have done meanwhile. */
export const possibleOutcomes = (report: Judged): Outcome[] =>
  OUTCOMES.filter((outcome) => {
    if (outcome === 'content-removed') return isRemovable(report);
    if (outcome === 'account-suspended') return report.owner !== null && report.ownerState === 'active';
    return true;
  });
