import type { Person } from '@barg/api-client/models';
import { PERSON_PATH } from '../../shared/paths.ts';

/** Where a person is looked at. */
export const pathOfPerson = ({
  _id,
  username,
  isPerformer,
}: Pick<Person, '_id' | 'username' | 'isPerformer'>): string =>
  isPerformer ? `/${username ?? _id}` : `${PERSON_PATH}/${_id}`;
