import type { Locale } from '@barg/contract';
import { wordsIn } from '../../../../shared/wording/wording.ts';
import { isolate, type LetterItem, type LetterTemplate } from '../../letter.ts';
import { numberIn } from '../shown-values.ts';
import { letterTexts } from './letter-texts.ts';
import { counted, noticeSentence, type ToldNotice } from './sentence.ts';
import { noticeWordsIn } from './words.ts';

/** A group of notices, and the page where it is seen. */
export type NoticeLine = ToldNotice & { url: string };

/** The unread messages of one conversation. */
export interface MessagesLine {
  /** The name of who wrote them. */
  sender: string;
  count: number;
  /** The beginnings of the last of them that have words and are open to the reader, oldest first. */
  excerpts: readonly string[];
  url: string;
}

/** What has happened for an account since its last letter. */
export interface NoticeLetter {
  name: string;
  period: 'at-once' | 'daily' | 'weekly';
  /** How many notices and messages it tells of, listed or not. */
  count: number;
  messages: readonly MessagesLine[];
  notices: readonly NoticeLine[];
  /** How many groups and conversations are not listed. */
  unlisted: number;
  /** The page of notices. */
  url: string;
  /** Where the account says which letters it wants. */
  settingsUrl: string;
  /** Ends these letters, without a login. */
  unsubscribeUrl: string;
}

const messagesItem = (locale: Locale, { sender, count, excerpts, url }: MessagesLine): LetterItem => ({
  text: counted(locale, noticeWordsIn(locale).messages, count, { name: isolate(sender) }),
  quotes: excerpts,
  url,
});

/** Who may not read them is given something else than lists: how the letter looks without. */
const itemsOf = (locale: Locale, { messages, notices }: NoticeLetter): LetterItem[] => {
  const list = <T>(lines: readonly T[] | string, itemOf: (line: T) => LetterItem): LetterItem[] =>
    typeof lines === 'string' ? [{ text: lines, quotes: [], url: null }] : lines.map(itemOf);
  return [
    ...list(messages, (line) => messagesItem(locale, line)),
    ...list(notices, (line) => ({ text: noticeSentence(locale, line), quotes: [], url: line.url })),
  ];
};

/** One letter for all that is new: unread messages first, then what happened. */
export const noticeLetter: LetterTemplate<NoticeLetter> = (data, locale) => {
  const texts = wordsIn(letterTexts, locale);
  const { name, period, count, unlisted, siteName, url, settingsUrl, unsubscribeUrl } = data;
  const news = counted(locale, noticeWordsIn(locale).news, count);
  return {
    subject: `${texts.subject[period](news)} — ${siteName}`,
    heading: news,
    paragraphs: [texts.greeting(isolate(name)), texts.since[period]],
    items: itemsOf(locale, data),
    ...(unlisted > 0 && { more: texts.more(numberIn(locale, unlisted)) }),
    action: { label: texts.open(isolate(siteName)), url },
    afterword: texts.why,
    links: [
      { label: texts.settings, url: settingsUrl },
      { label: texts.unsubscribe, url: unsubscribeUrl },
    ],
  };
};
