import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';

const WORKSPACE = path.resolve(import.meta.dirname, '../..');

/** Somebody writes here: a form, or a field of its own. */
const WRITING = /\buseZodForm\(|\buseForm\(|<(?:TextField|TextArea)\b/;

/** What keeps it: the session's keepers, and what remotes have made of them. */
const KEEPER = /\b(?:useUnsentForm|useUnsentText|useUnsentComment|useComposer)\(|<SectionForm\b/;

/** Where nothing is kept, and why. */
const REASONS: Record<string, string> = {
  'apps/commerce-remote/src/features/caps/components/cap-card.tsx': 'one number',
  'apps/commerce-remote/src/features/cards/components/add-card-dialog.tsx': 'a card, which is kept nowhere',
  'apps/commerce-remote/src/shared/coupon/coupon-field.tsx': 'a code',
  'apps/creator-studio-remote/src/features/coupons/components/coupon-form.tsx': 'a code and two numbers',
  'apps/creator-studio-remote/src/features/payouts/components/bank-dialog.tsx':
    'where money goes, which is kept in no browser',
  'apps/creator-studio-remote/src/features/payouts/components/gateway-dialog.tsx':
    'where money goes, which is kept in no browser',
  'apps/creator-studio-remote/src/features/payouts/components/request-dialog.tsx':
    'an amount, which is asked for when it is known what there is, and a short note with it',
  'apps/commerce-remote/src/features/top-up/components/top-up-form.tsx': 'cards and amounts to be paid',
  'apps/creator-studio-remote/src/features/composer/components/post-form.tsx': 'the server keeps drafts of posts',
  'apps/creator-studio-remote/src/shared/audience/sell-dialog.tsx': 'one number',
  'apps/messaging-remote/src/features/conversations/components/thread/message-field.tsx':
    'the composer around it keeps it',
  'apps/account-remote/src/features/notifications/letters-card.tsx': 'a choice and an hour',
  'apps/account-remote/src/features/preferences/quiet-hours-form.tsx': 'two times of the day',
  'apps/messaging-remote/src/features/conversations/components/thread/acts/reaction-dialog.tsx': 'one sign',
  'apps/operator-remote/src/features/taxes/tax-form.tsx': 'a country, a short name and a number',
  'apps/shell/src/extras/developer/panel/override-form.tsx':
    'an address for developers, which the panel keeps once it is used',
  'apps/account-remote/src/features/data/delete-account-form.tsx': 'a password, and a word that shows that it is meant',
  'apps/account-remote/src/features/data/password-dialog.tsx': 'a password',
  'apps/account-remote/src/features/preferences/small-sums-form.tsx': 'one number',
  'apps/account-remote/src/features/security/password/password-form.tsx': 'passwords',
  'apps/account-remote/src/features/security/two-step/proof-dialog.tsx': 'a password and a code',
  'apps/account-remote/src/features/security/two-step/set-up.tsx': 'a code',
  'apps/shell/src/pages/auth/forgot-password-page.tsx': 'who somebody is',
  'apps/shell/src/pages/auth/login-page.tsx': 'who somebody is, and a password',
  'apps/shell/src/pages/auth/register/performer/about-step.tsx': 'the registration keeps it in the tab',
  'apps/shell/src/pages/auth/register/performer/account-step.tsx': 'the registration keeps it in the tab',
  'apps/shell/src/pages/auth/reset-password-page.tsx': 'a password',
  'apps/shell/src/pages/auth/two-step-dialog.tsx': 'a code',
  'apps/shell/src/pages/auth/verify-email-page.tsx': 'an e-mail address',
};

const keptNowhere = async (): Promise<string[]> => {
  const files = globSync('apps/{shell,*-remote}/src/**/*.{ts,tsx}', { cwd: WORKSPACE });
  const sources = files.filter((file) => !/\.test\.|\/testing\//.test(file)).sort();
  const found = await Promise.all(
    sources.map(async (file) => {
      const text = await readFile(path.join(WORKSPACE, file), 'utf8');
      return WRITING.test(text) && !KEEPER.test(text) ? [file] : [];
    }),
  );
  return found.flat();
};

test('what is typed is kept until it is sent, or it is said here why not', async () => {
  const unkept = await keptNowhere();
  assert.deepEqual(
    unkept.filter((file) => !REASONS[file]),
    [],
    'give the form useUnsentForm or useUnsentText (@barg/session/unsent-drafts)',
  );
  assert.deepEqual(
    Object.keys(REASONS).filter((file) => !unkept.includes(file)),
    [],
    'these keep what is typed, or are gone',
  );
});
