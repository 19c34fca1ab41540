import type { Forms } from '../../../../shared/wording/forms.ts';

/**
 * The sentences of notices, but of those about removals, which name what was removed, as the page of notices writes
 * them: `tools/texts/document-words.test.ts` compares. What a letter counts besides stands below them.
 */
export interface NoticeWords {
  /** Who acted, where it is nobody's to know. */
  someone: string;
  /** Of one notice, by kind; `other`: of a kind without a sentence. */
  kinds: Readonly<Record<string, string>> & { other: string };
  /** One actor and some others, by how many others. */
  people: Forms;
  /** Of several actors, by kind. */
  together: Readonly<Record<string, string>> & { other: string };
  /** Of one actor several times, by kind and how often. */
  again: Readonly<Record<string, Forms>>;
  /** Why something failed: sentences, that follow one of a kind. */
  failures: Readonly<Record<string, string>>;
  /** How much is new, above a letter. */
  news: Forms;
  /** Of one conversation in a letter: who wrote, and how many messages. */
  messages: Forms;
}
