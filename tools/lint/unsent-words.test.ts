import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';

const WORKSPACE = path.resolve(import.meta.dirname, '../..');

/** Somebody writes here: a form, or a field of its own. */
const WRITING = /\buseZodForm\(|\buseForm\(|<(?:TextField|TextArea)\b/;

/** What keeps it: the session's keepers, and what remotes have made of them. */
const KEEPER =
  /\b(?:useUnsentForm|useUnsentText|useUnsentWork|useUnsentMessage|useUnsentComment|useComposer)\(|<SectionForm\b/;

/** Empties a field by itself: what was in it is kept nowhere until it is known to have arrived. */
const EMPTYING = /\b(?:change|setText|setWords|setNote|write)\(''\)/;

/** Where nothing is kept, and why. */
const REASONS: Record<string, string> = {
  'apps/commerce-remote/src/features/caps/components/cap-card.tsx': 'one number',
  'apps/commerce-remote/src/features/cards/components/add-card-dialog.tsx': 'a card, which is kept nowhere',
  'apps/commerce-remote/src/features/subscriptions/components/card-order.tsx': 'a card, which is kept nowhere',
  'apps/commerce-remote/src/shared/coupon/coupon-field.tsx': 'a code',
  'apps/creator-studio-remote/src/features/payouts/components/bank-dialog.tsx':
    'where money goes, which is kept in no browser',
  'apps/creator-studio-remote/src/features/payouts/components/gateway-dialog.tsx':
    'where money goes, which is kept in no browser',
  'apps/commerce-remote/src/features/top-up/components/top-up-form.tsx': 'cards and amounts to be paid',
  'apps/creator-studio-remote/src/features/composer/components/post-form.tsx': 'the server keeps drafts of posts',
  'apps/creator-studio-remote/src/shared/audience/sell-dialog.tsx': 'one number',
  'apps/messaging-remote/src/features/conversations/components/thread/message-field.tsx':
    'the composer around it keeps it',
  'apps/account-remote/src/features/notifications/letters-card.tsx': 'a choice and an hour',
  'apps/account-remote/src/features/preferences/quiet-hours-form.tsx': 'two times of the day',
  'apps/messaging-remote/src/features/conversations/components/thread/acts/reaction-dialog.tsx': 'one sign',
  'apps/shell/src/extras/developer/panel/override-form.tsx':
    'an address for developers, which the panel keeps once it is used',
  'apps/account-remote/src/features/data/delete-account-form.tsx': 'a password, and a word that shows that it is meant',
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

/** Forms that keep some of their fields only: which ones they do not, and why. */
const PARTLY: Record<string, string> = {
  'apps/account-remote/src/features/profile/profile-form.tsx': 'e-mail, phone and date of birth are kept on no device',
  'apps/account-remote/src/features/addresses/address-dialog.tsx': 'a phone number is kept on no device',
  'apps/commerce-remote/src/features/orders/components/problem-dialog.tsx': 'all: one of them has no value at first',
  'apps/commerce-remote/src/shared/refund/refund-dialog.tsx': 'all: one of them has no value at first',
  'apps/creator-studio-remote/src/features/account/components/section-form.tsx':
    'e-mail, date of birth and the like are kept on no device; it asks before it is left',
  'apps/creator-studio-remote/src/features/orders/components/problem-card.tsx': 'all: it is its only field',
  'apps/creator-studio-remote/src/features/payouts/components/request-dialog.tsx':
    'an amount is asked for when it is known what there is',
  'apps/shell/src/pages/auth/register/user-form.tsx': 'an e-mail address and a password are kept on no device',
  'apps/shell/src/pages/site/report/report-form.tsx': 'all: one of them has no value at first',
};

/** A form that names the fields it keeps. */
const NAMING = /\buseUnsentForm\(\s*\w+,\s*(?:`(?:[^`])*`|'[^']*'|[^,()]+),\s*(?!undefined\b)[^)\s]/;

/** What is chosen beside a form's fields: files on their way, of the vault, or of the device. */
const CHOOSING = /\b(?:useEarlyFiles|useChatUploads)\(|\buseState<[^>]*\b(?:File|VaultItem)\b/;
/** What holds the page while it would be lost, or keeps it. */
const HOLDING = /\b(?:useStudioGuard|useLeaveGuard|useChatUploads|useComposer)\(/;

const filesThat = async (fits: (text: string) => boolean): Promise<string[]> => {
  const files = globSync('apps/{shell,*-remote}/src/**/*.{ts,tsx}', { cwd: WORKSPACE });
  const sources = files.filter((file) => !/\.test\.|\/testing\//.test(file)).sort();
  const texts = await Promise.all(sources.map((file) => readFile(path.join(WORKSPACE, file), 'utf8')));
  return sources.filter((_file, index) => fits(texts[index] ?? ''));
};

const keptNowhere = () => filesThat((text) => WRITING.test(text) && !KEEPER.test(text));

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

test('a field is emptied by its keeper alone, which knows what has arrived', async () => {
  assert.deepEqual(await filesThat((text) => EMPTYING.test(text) && KEEPER.test(text)), []);
});

test('a form keeps all of its fields, or it is said here which ones it does not', async () => {
  assert.deepEqual(await filesThat((text) => NAMING.test(text)), Object.keys(PARTLY).toSorted());
});

test('what is chosen beside the fields of a form holds the page until it is sent', async () => {
  const choosing = await filesThat((text) => CHOOSING.test(text) && (WRITING.test(text) || KEEPER.test(text)));
  assert.ok(choosing.length > 0);
  const held = await filesThat((text) => HOLDING.test(text));
  assert.deepEqual(
    choosing.filter((file) => !held.includes(file)),
    [],
  );
});
