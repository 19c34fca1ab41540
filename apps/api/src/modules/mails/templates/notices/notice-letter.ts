import type { MessageLocale } from '../../../../errors/localized-message.ts';
import { isolate, type LetterItem, type LetterSite, type LetterTemplate, type LetterWords } from '../../letter.ts';
import { numberIn } from '../shown-values.ts';
import { letterTexts, type LetterTexts } from './letter-texts.ts';
import { counted, noticeSentence, type ToldNotice } from './sentence.ts';

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

const messagesItem = (locale: MessageLocale, texts: LetterTexts, line: MessagesLine): LetterItem => ({
  text: counted(locale, texts.messages, line.count, { name: isolate(line.sender) }),
  quotes: line.excerpts,
  url: line.url,
});

/** Who may not read them is given something else than lists: how the letter looks without. */
const itemsOf = (locale: MessageLocale, texts: LetterTexts, { messages, notices }: NoticeLetter): LetterItem[] => {
  const list = <T>(lines: readonly T[] | string, itemOf: (line: T) => LetterItem): LetterItem[] =>
    typeof lines === 'string' ? [{ text: lines, quotes: [], url: null }] : lines.map(itemOf);
  return [
    ...list(messages, (line) => messagesItem(locale, texts, line)),
    ...list(notices, (line) => ({ text: noticeSentence(locale, line), quotes: [], url: line.url })),
  ];
};

const written =
  (locale: MessageLocale) =>
  (data: NoticeLetter & LetterSite): LetterWords => {
    const texts = letterTexts[locale];
    const { name, period, count, unlisted, siteName, url, settingsUrl, unsubscribeUrl } = data;
    const news = counted(locale, texts.news, count);
    return {
      subject: `${texts.subject[period](news)} — ${siteName}`,
      heading: news,
      paragraphs: [texts.greeting(isolate(name)), texts.since[period]],
      items: itemsOf(locale, texts, data),
      ...(unlisted > 0 && { more: texts.more(numberIn(locale, unlisted)) }),
      action: { label: texts.open(isolate(siteName)), url },
      afterword: texts.why,
      links: [
        { label: texts.settings, url: settingsUrl },
        { label: texts.unsubscribe, url: unsubscribeUrl },
      ],
    };
  };

/** One letter for all that is new: unread messages first, then what happened. */
export const noticeLetter: LetterTemplate<NoticeLetter> = {
  'fa-IR': written('fa-IR'),
  'en-US': written('en-US'),
  'ar-EG': written('ar-EG'),
};
