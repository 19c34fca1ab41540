/**
 * Zod schemas of data that crosses a border at run time: descriptors, props of slots, payloads of intents, socket
 * events. The server validates with them; browsers import only the types, from the package's root.
 */
export * from './schemas/contract-use.ts';
export * from './schemas/descriptor.ts';
export * from './schemas/image-source.ts';
export * from './schemas/intents.ts';
export * from './schemas/lazy-shared.ts';
export * from './schemas/author.ts';
export * from './schemas/message.ts';
export * from './schemas/notification.ts';
export * from './schemas/own-page.ts';
export * from './schemas/private-stream.ts';
export * from './schemas/realtime.ts';
export * from './schemas/shell-build.ts';
export * from './schemas/slots.ts';
export * from './schemas/stream-chat.ts';
export * from './schemas/stream-summary.ts';
