import type { MessageLocale } from '../../../../errors/localized-message.ts';
import { ARABIC } from './words-ar.ts';
import { ENGLISH } from './words-en.ts';
import type { NoticeWords } from './notice-words.ts';
import { PERSIAN } from './words-fa.ts';

export const noticeWords: Readonly<Record<MessageLocale, NoticeWords>> = {
  'fa-IR': PERSIAN,
  'en-US': ENGLISH,
  'ar-EG': ARABIC,
};
