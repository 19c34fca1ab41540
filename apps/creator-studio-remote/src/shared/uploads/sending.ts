/** What sends files: in a file of its own, because it is only needed once there is one to send. */
export { sendFile } from './send-file.ts';
export { sendToBucket } from './send-to-bucket.ts';
export { startSending } from './start-sending.ts';
