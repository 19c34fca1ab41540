/**
 * Zod schemas of what crosses a border at run time: the remote's descriptor, props of slots, payloads of intents, and
 * what travels by socket.
 * The server validates with them; browsers import only the types, from the package's root.
 */
export * from './schemas/contract-use.ts';
export * from './schemas/descriptor.ts';
export * from './schemas/intents.ts';
export * from './schemas/lazy-shared.ts';
export * from './schemas/realtime.ts';
export * from './schemas/slots.ts';
