/** What sends files: in a file of its own, because it is only needed once there is one to send. */
export { sendToBucket } from '@barg/session/uploads';
export { runFile } from './run-file.ts';
export { runProfileFile } from './run-profile-file.ts';
export { runCover } from './run-cover.ts';
