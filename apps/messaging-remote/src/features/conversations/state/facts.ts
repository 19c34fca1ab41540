import type { Message } from '@barg/api-client/models';
import { createAction } from '@barg/runtime/store';

/** A message came by the socket, from the other side or another device of one's own; `isRead`: before the reader's eyes. */
export const messageReceived = createAction<{ message: Message; isRead: boolean }>('messaging/messageReceived');

/** The server took an outgoing message; `key` is what it was sent with. */
export const messageSent = createAction<{ message: Message; key: string }>('messaging/messageSent');

/** A message lost its text, on whichever device. */
export const messageDeleted = createAction<Message>('messaging/messageDeleted');

/** A message that an operator had removed has its text again. */
export const messageRestored = createAction<Message>('messaging/messageRestored');
