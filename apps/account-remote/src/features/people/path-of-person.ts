import type { Person } from '@barg/api-client/models';
import { profilePath } from '@barg/contract';
import { PERSON_PATH } from '../../shared/paths.ts';

/** The path of a person's page. */
export const pathOfPerson = ({
  _id,
  username,
  isPerformer,
}: Pick<Person, '_id' | 'username' | 'isPerformer'>): string =>
  isPerformer ? profilePath(username ?? _id) : `${PERSON_PATH}/${_id}`;
