import type { COMPLETE_LOCALES } from '@barg/contract';

export type MessageLocale = (typeof COMPLETE_LOCALES)[number];

export type LocalizedMessage = Record<MessageLocale, string>;
