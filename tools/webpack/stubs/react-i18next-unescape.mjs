/** Only `Trans` reads entities in texts, and the site has none: see libs/runtime/src/i18n.ts. */
export const unescape = (text) => text;
