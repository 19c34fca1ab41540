export {
  readHistory,
  readLive,
  readState,
  type ChannelHistory,
  type ChannelPlace,
  type ChannelState,
  type RefusedStatement,
  type SignedChannel,
} from './channel.ts';
export { diskStore } from './disk-store.ts';
export { digestOf, MAX_ENVELOPE_BYTES, open, seal } from './envelope.ts';
export { ReleaseError, type ReleaseErrorCode } from './errors.ts';
export { followChannel } from './follow-channel.ts';
export { floorsInFile, floorsInMemory, type Floors } from './floors.ts';
export { integrityOf, listFiles, versionOf } from './file-list.ts';
export {
  ANY_REMOTE,
  ensureLocalKey,
  generateKey,
  LOCAL_KEY_FILE,
  LOCAL_TRUST_FILE,
  readPrivateKey,
  readTrustFile,
  trustedKeys,
  type PrivateKey,
  type TrustedKeyEntry,
  type TrustedKeys,
} from './keys.ts';
export { nextStatement, type Wish } from './next-statement.ts';
export { acceptChannel, acceptFile, acceptRelease, readRelease, type Publishing } from './publish.ts';
export {
  channelSchema,
  LIMITS,
  releaseSchema,
  type Channel,
  type Release,
  type ReleaseFile,
  type ReleaseRef,
} from './statements.ts';
export { RELEASE_FILE, type ReleaseStore } from './store.ts';
export { isAmong } from './visitor-choice.ts';
