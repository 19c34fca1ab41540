import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOCALES, namespaceOf, readTexts, textFolders } from './read-texts.ts';

/**
 * Where the specification gives the words: sections 4 and 8 in English, the dialog of section 2 in Persian. That each is
 * said somewhere is seen to by uses.test.ts, which finds texts that nothing asks for.
 */
const WORDS: ReadonlyArray<readonly [situation: string, locale: string, key: string, words: string]> = [
  ['a 401', 'en-US', 'shell:errors.pleaseLogin', 'Please login!'],
  ['any other failure', 'en-US', 'shell:errors.default', 'An error occurred, please try again later'],
  ['a login that failed', 'en-US', 'shell:errors.incorrectCredentials', 'Incorrect credentials!'],
  ['a password not saved', 'en-US', 'shell:errors.saveFailed', 'Error occurred, please try again later'],
  ['a profile not saved', 'en-US', 'ui:form.failed', 'Error occurred, please try again later'],
  ['a profile saved', 'en-US', 'account:saved', 'Changes saved'],
  ['settings saved', 'en-US', 'operator:saved', 'Changes saved'],
  ['a performer’s profile saved', 'en-US', 'creator-studio:account.saved', 'Changes saved'],
  ['a post saved', 'en-US', 'creator-studio:composer.saved', 'Changes saved'],
  ['messages not loaded', 'en-US', 'messaging:errors.load', 'Error occurred, please try again later'],
  ['a deleted message', 'en-US', 'messaging:thread.deleted', 'Message deleted!'],
  ['a deleted message of a stream', 'en-US', 'live:chat.deleted', 'Message deleted'],
  ['the second step', 'fa-IR', 'auth:twoStep.title', 'تایید دومرحلهای'],
  ['its field', 'fa-IR', 'auth:twoStep.placeholder', 'کد تایید'],
  ['turning back from it', 'fa-IR', 'auth:twoStep.cancel', 'لغو'],
  ['answering it', 'fa-IR', 'auth:twoStep.confirm', 'تایید'],
];

const folderOf = new Map(textFolders().map((folder) => [namespaceOf(folder), folder]));

const textOf = async (key: string, locale: string): Promise<string | undefined> => {
  const [namespace = '', name = ''] = key.split(':');
  return (await readTexts(folderOf.get(namespace) ?? '', locale)).get(name);
};

for (const [situation, locale, key, words] of WORDS) {
  test(`${situation}: ${key} has the words of the specification, in every language something`, async () => {
    assert.equal(await textOf(key, locale), words);
    for (const other of LOCALES) assert.ok((await textOf(key, other))?.trim(), `${key} has no ${other} text`);
  });
}
