/** What two deployables must agree on. Types and constants only, so importing it costs a browser nothing. */
export * from './boot.ts';
export * from './descriptor.ts';
export * from './first-calls.ts';
export * from './remote-name.ts';
export * from './shell-segments.ts';
export * from './overrides.ts';
export * from './slots.ts';
export * from './intents.ts';
export * from './events.ts';
export * from './file-limits.ts';
export * from './locales.ts';
export * from './versions.ts';
export * from './visitor-kind.ts';
export * from './password-key.ts';
export * from './notices.ts';
export * from './ways-in.ts';
export * from './client-reports.ts';
