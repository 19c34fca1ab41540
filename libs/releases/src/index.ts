export { acceptFiles, acceptRelease, expectFile, keepFile, readRelease, type ExpectedFile } from './accept-release.ts';
export {
  readLive,
  readState,
  type ChannelPlace,
  type ChannelState,
  type RefusedStatement,
  type SignedChannel,
  type TrustedStore,
} from './channel.ts';
export { isThere } from './completeness.ts';
export { diskStore } from './disk-store.ts';
export { digestOf, MAX_ENVELOPE_BYTES, open } from './envelope.ts';
export { ReleaseError, type ReleaseErrorCode } from './errors.ts';
export { followChannel } from './follow-channel.ts';
export { floorsInFile, floorsInMemory, type Floors } from './floors.ts';
export { integrityOf, listFiles, versionOf } from './file-list.ts';
export { readHistory, type ChannelHistory, type HistoryPlace } from './history.ts';
export {
  ANY_REMOTE,
  ensureLocalKey,
  LOCAL_TRUST_FILE,
  readTrustFile,
  trustedKeys,
  type TrustedKeyEntry,
  type TrustedKeys,
} from './keys.ts';
export { aboutCanaryOf, nextStatement, type Wish } from './next-statement.ts';
export { generateKey, LOCAL_KEY_FILE, readPrivateKey, type PrivateKey } from './private-key.ts';
export { acceptChannel, type ChannelRules } from './publish.ts';
export { seal } from './signing.ts';
export {
  channelSchema,
  LIMITS,
  releaseSchema,
  type Channel,
  type Release,
  type ReleaseFile,
  type ReleaseRef,
  type Source,
} from './statements.ts';
export { skewOf } from './skew.ts';
export { sourceBeside, sourceOf } from './source-of.ts';
export { RELEASE_FILE, type ReleaseStore } from './store.ts';
export { SURFACE_FILE, surfaceSchema, type Place, type Shape, type Surface } from './surface.ts';
export { isAmong } from './visitor-choice.ts';
export { MAX_WEBHOOK_URL, WEBHOOK_ACTIONS, webhookRequestSchema, type WebhookRequest } from './webhook-request.ts';
export { assertFormsMatch, assertHasChunks } from './whole-build.ts';
export { writeWhole } from './write-whole.ts';
export { tagOfTexts } from './texts-tag.ts';
