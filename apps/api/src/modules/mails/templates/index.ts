import type { Provider } from '../../../platform/database/member-tables.ts';
import type { LetterTemplate } from '../letter.ts';
import { accountReinstated, accountSuspended } from './account-suspended.ts';
import { alreadyRegistered } from './already-registered.ts';
import { contactMessage } from './contact-message.ts';
import { emailVerification } from './email-verification.ts';
import { loginLink } from './login-link.ts';
import { moneyTemplates, type MoneyLetters } from './money/index.ts';
import { noticeLetter, type NoticeLetter } from './notices/notice-letter.ts';
import { passwordReset } from './password-reset.ts';
import { performerApproved } from './performer-approved.ts';
import { performerRefused } from './performer-refused.ts';
import { subscriptionPriceKept, type PriceKeptLetter } from './price-kept.ts';
import { subscriptionPriceRaised, subscriptionUnpaid, type PriceLetter, type UnpaidLetter } from './subscriptions.ts';
import { contentRemoved } from './removals/content-removed.ts';
import { contentRestored, objectionUpheld } from './removals/decisions.ts';
import type { RemovalLetter } from './removals/words.ts';
import { emailChanged } from './security/email-changed.ts';
import { loginLinked, loginUnlinked } from './security/logins.ts';
import type { NoticeData } from './security/notice.ts';
import { payoutDetailsChanged } from './security/payout-details.ts';
import { passwordChanged } from './security/password-changed.ts';
import { recoveryCodesRenewed, recoveryCodeUsed } from './security/recovery-codes.ts';
import { twoStepTurnedOff, twoStepTurnedOn } from './security/two-step.ts';

interface OwnLetters {
  'account-reinstated': { name: string; url: string };
  'account-suspended': { name: string; reason: string; url: string };
  'already-registered': { url: string };
  'contact-message': { name: string; email: string; subject: string; text: string };
  'content-removed': RemovalLetter;
  'content-restored': RemovalLetter;
  'email-verification': { name: string; url: string };
  'login-link': { name: string; url: string };
  /** What is new, by the reader's choice at once or as a digest. */
  notices: NoticeLetter;
  'objection-upheld': RemovalLetter;
  'password-reset': { name: string; url: string };
  'performer-approved': { name: string; url: string };
  'performer-refused': { name: string; reason: string; url: string };
  'subscription-price-kept': PriceKeptLetter;
  'subscription-price-raised': PriceLetter;
  'subscription-unpaid': UnpaidLetter;
}

/** Notices about changes of an account's credentials. */
interface SecurityNotices {
  'email-changed': NoticeData & { newEmail: string };
  'login-linked': NoticeData & { provider: Provider };
  'login-unlinked': NoticeData & { provider: Provider };
  'password-changed': NoticeData;
  'payout-details-changed': NoticeData & { account: string };
  'recovery-code-used': NoticeData & { left: number };
  'recovery-codes-renewed': NoticeData;
  'two-step-turned-off': NoticeData;
  'two-step-turned-on': NoticeData;
}

/** Every letter and its data. A new one is a file here and a line in both lists. */
export type LetterData = OwnLetters & SecurityNotices & MoneyLetters;

export type TemplateName = keyof LetterData;

export const templates: { [Name in TemplateName]: LetterTemplate<LetterData[Name]> } = {
  'account-reinstated': accountReinstated,
  'account-suspended': accountSuspended,
  'already-registered': alreadyRegistered,
  'contact-message': contactMessage,
  'content-removed': contentRemoved,
  'content-restored': contentRestored,
  'email-verification': emailVerification,
  'login-link': loginLink,
  notices: noticeLetter,
  'objection-upheld': objectionUpheld,
  'password-reset': passwordReset,
  'performer-approved': performerApproved,
  'performer-refused': performerRefused,
  'subscription-price-kept': subscriptionPriceKept,
  'subscription-price-raised': subscriptionPriceRaised,
  'subscription-unpaid': subscriptionUnpaid,
  'email-changed': emailChanged,
  'login-linked': loginLinked,
  'login-unlinked': loginUnlinked,
  'password-changed': passwordChanged,
  'payout-details-changed': payoutDetailsChanged,
  'recovery-code-used': recoveryCodeUsed,
  'recovery-codes-renewed': recoveryCodesRenewed,
  'two-step-turned-off': twoStepTurnedOff,
  'two-step-turned-on': twoStepTurnedOn,
  ...moneyTemplates,
};
