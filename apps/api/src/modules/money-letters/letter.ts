import type { Notification } from '@barg/contract';
import type { LetterData, TemplateName } from '../mails/templates/index.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

/** What a letter is about, as the movement that has it written says. */
export interface Subject {
  /** The account that is told. */
  userId: string;
  /** The id of the order, refund, dispute, payout, … */
  about: string;
  /** Tokens, where the movement has an amount of its own. */
  amount: number | null;
  /** Why, where the notice says so. */
  failure?: Notification['failure'] | null;
  /** The name of a performer who is gone, as it was: the books have another one by now. */
  name?: string | null;
}

/** A letter but for what all of them have: the name of who is told, and the address of the page. */
type Without<Name extends TemplateName> = {
  template: Name;
  data: Omit<LetterData[Name], 'name' | 'url'>;
  /** The path of the page where it is seen or mended. */
  page: string;
};

export type Letter = { [Name in TemplateName]: Without<Name> }[TemplateName];

/** Writes a letter from the books as they are now; null where there is nothing to tell any more. */
export type Compose = (db: Queryable, subject: Subject) => Promise<Letter | null>;
