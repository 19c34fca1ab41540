import {
  goesOn,
  startRequest,
  startTransfer,
  type Start,
  type Transfer,
  type TransferEvents,
} from '@barg/session/uploads';
import { sendFile } from './send-file.ts';

/** Starts a file of a post on its way: in parts where it is large, or was begun so; else as a whole. */
export const startSending = (file: File, start: Start, events: TransferEvents): Transfer =>
  goesOn(file, start.uploadId)
    ? startTransfer(file, start, events)
    : startRequest((options) => sendFile(file, start.type, options), events);
