import type { OwnPerformer } from '@barg/api-client/models';

/** What each section of the performer's account is given. */
export interface SectionProps {
  performer: OwnPerformer;
}
