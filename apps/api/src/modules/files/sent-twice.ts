import { InvalidValuesError } from '../../errors/common-errors.ts';

/** The fault of a field that names a file for a place to which the form brings one itself. */
export const sentTwice = (path: string): InvalidValuesError =>
  new InvalidValuesError({ details: [{ path, code: 'unexpected', message: 'a file was sent in its place' }] });
