import type { CompleteLocale } from '@barg/contract';

export type MessageLocale = CompleteLocale;

export type LocalizedMessage = Record<MessageLocale, string>;
