import type { LetterData, TemplateName } from './index.ts';
import { shownOfMoney } from './money/index.ts';

/**
 * The data of each letter that logs nobody in, so that operators may see it in production. Everything not listed is
 * masked, so that a new letter reveals no link or code by omission.
 */
export const shownData: { readonly [Name in TemplateName]?: ReadonlyArray<keyof LetterData[Name] & string> } = {
  'account-reinstated': ['name', 'url'],
  'account-suspended': ['name', 'reason', 'url'],
  'already-registered': ['url'],
  'contact-message': ['name', 'email', 'subject', 'text'],
  'content-removed': ['name', 'type', 'title', 'reason', 'text', 'until', 'url'],
  'content-restored': ['name', 'type', 'title', 'reason', 'text', 'until', 'url'],
  'email-changed': ['name', 'url', 'newEmail'],
  'email-verification': ['name'],
  'login-link': ['name'],
  'login-linked': ['name', 'url', 'provider'],
  'login-unlinked': ['name', 'url', 'provider'],
  // Neither who wrote nor what, and not the address that ends the letters.
  notices: ['name', 'period', 'count', 'unlisted', 'url', 'settingsUrl'],
  'objection-upheld': ['name', 'type', 'title', 'reason', 'text', 'until', 'url'],
  'password-changed': ['name', 'url'],
  'password-reset': ['name'],
  'payout-details-changed': ['name', 'url', 'account'],
  'performer-approved': ['name', 'url'],
  'performer-refused': ['name', 'reason', 'url'],
  'subscription-price-kept': ['name', 'performer', 'price', 'url'],
  'subscription-price-raised': ['name', 'performer', 'plan', 'before', 'price', 'from', 'url'],
  'subscription-unpaid': ['name', 'performer', 'price', 'reason', 'url'],
  'recovery-code-used': ['name', 'url', 'left'],
  'recovery-codes-renewed': ['name', 'url'],
  'two-step-turned-off': ['name', 'url'],
  'two-step-turned-on': ['name', 'url'],
  ...shownOfMoney,
};
