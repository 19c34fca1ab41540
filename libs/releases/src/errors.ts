/** Why a release or a statement was refused. `code` is stable, for programs; `message` is for people. */
export class ReleaseError extends Error {
  readonly code: ReleaseErrorCode;

  constructor(code: ReleaseErrorCode, message: string) {
    super(message);
    this.name = 'ReleaseError';
    this.code = code;
  }
}

export type ReleaseErrorCode =
  | 'release.invalid'
  | 'release.bad_signature'
  | 'release.key_not_trusted'
  | 'release.file_unknown'
  | 'release.file_mismatch'
  | 'release.incomplete'
  | 'release.not_found'
  | 'release.too_large'
  | 'release.too_slow'
  | 'release.collides'
  | 'channel.conflict'
  | 'channel.exchanged'
  | 'channel.missing'
  | 'channel.out_of_order';
