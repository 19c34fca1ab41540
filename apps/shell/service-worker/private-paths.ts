/** What belongs to accounts, or moves: never answered from a cache, never put into one. */
export const PRIVATE_PATHS = /^\/(?:api|media|files|socket\.io)(?:\/|$)/;
