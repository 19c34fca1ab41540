import type { Locale } from '@barg/contract';
import { furtherFiles, isFurther } from '../../../../shared/wording/further-file.ts';
import { ARABIC } from './words-ar.ts';
import { ENGLISH } from './words-en.ts';
import type { NoticeWords } from './notice-words.ts';
import { PERSIAN } from './words-fa.ts';

const COMPLETE = { 'fa-IR': PERSIAN, 'en-US': ENGLISH, 'ar-EG': ARABIC };

/** By key and not by the English sentence, because each language has the plural forms of its own. */
const furtherNotices = furtherFiles<NoticeWords>(new URL('./further/', import.meta.url));

export const noticeWordsIn = (locale: Locale): NoticeWords =>
  isFurther(locale) ? furtherNotices(locale) : COMPLETE[locale];
