/**
 * Uploads: one state machine, a list to show, and the code that sends. Not shared by the shell: it is bundled with the
 * pages that upload, each part with its user.
 */
export { followFile, followStatus } from './follow-file.ts';
export { fingerprintOf, forgetInterruptedUpload, forgetUpload, listInterruptedUploads } from './interrupted-uploads.ts';
export { isPassing } from './is-passing.ts';
export { OneUpload } from './one-upload.ts';
export { useOneUpload } from './use-one-upload.ts';
export { runRequest } from './run-request.ts';
export { runLate } from './run-late.ts';
export { runUpload, type RunningUpload, type UploadChange } from './run-upload.ts';
export { holdName, holdUpload } from './hold-upload.ts';
export { heldNames } from './running-uploads.ts';
export { acquireSlot } from './semaphore.ts';
export { requestOf, type SendOptions } from './send-options.ts';
export { sendToBucket } from './send-to-bucket.ts';
export { startRequest } from './start-request.ts';
export { startTransfer, type Start, type Transfer, type TransferEvents } from './transfer.ts';
export { UploadList, type Step } from './upload-list.ts';
export { pagePorts, type UploadPorts } from './upload-ports.ts';
export { chosenStatus, isUnderWay, missingFrom, type UploadState, type UploadStatus } from './upload-status.ts';
export { goesOn, hasBucket, ONE_REQUEST_BYTES, wayOf } from './upload-way.ts';
export { arrivedFileIds, arrivedKeys, newUpload, type Upload } from './upload.ts';
export { useUploadList } from './use-upload-list.ts';
