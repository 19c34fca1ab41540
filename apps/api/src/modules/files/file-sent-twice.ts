import { InvalidValuesError } from '../../errors/common-errors.ts';

/** The error for a field that names a file while the form also brings one for the same place. */
export const fileSentTwice = (path: string): InvalidValuesError =>
  new InvalidValuesError({ details: [{ path, code: 'unexpected', message: 'a file was sent in its place' }] });
