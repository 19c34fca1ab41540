import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { blankSyntax, textSyntax, wordsSyntax } from './security.mjs';

const linter = new Linter();

const isRefused = (code: string): boolean => {
  const rules = { 'no-restricted-syntax': ['error', ...blankSyntax, ...textSyntax, ...wordsSyntax] as never };
  const languageOptions = {
    parser: tseslint.parser as never,
    parserOptions: { ecmaFeatures: { jsx: true } },
  };
  const found = linter.verify(code, [{ files: ['**/*.tsx'], languageOptions, rules }], { filename: 'x.tsx' });
  assert.ok(
    found.every(({ ruleId }) => ruleId === 'no-restricted-syntax'),
    JSON.stringify(found),
  );
  return found.length > 0;
};

test('people’s words are shown by the kit alone: addresses are links, and each line runs its own way', () => {
  for (const raw of [
    '<p>{post.text}</p>',
    '<Text>{performer.bio}</Text>',
    '<li dir="auto">{option}</li>',
    '<span dir={isOwn ? "auto" : undefined}>{name}</span>',
    '<bdi>{stream.title}</bdi>',
    '<bdi>{question}</bdi>',
  ])
    assert.ok(isRefused(raw), raw);
  for (const shown of [
    '<UserText text={post.text} />',
    '<UserLine as={Heading} level={1} text={title} />',
    '<bdi>{name}</bdi>',
    '<Text>{t("title")}</Text>',
    '<bdi dir="ltr">{postalCode}</bdi>',
  ])
    assert.ok(!isRefused(shown), shown);
});

test('a failed call is told in the words of the server, which say when to come back', () => {
  for (const silent of [
    "if (error) toast(t('failed'), { tone: 'danger' });",
    "const act = async () => { if (error) return toast(t('failed')); };",
    "save().catch(() => toast(t('failed')));",
    '<>{isFailed && <ErrorState onRetry={retry} />}</>',
    'function A() { if (isError) return <ErrorState />; }',
  ])
    assert.ok(isRefused(silent), silent);
  for (const told of [
    "if (error) toast(error.message || t('failed'), { tone: 'danger' });",
    "save().catch((failure) => toast(toQueryError(failure).message || t('failed')));",
    '<>{error && <ErrorState message={error.message} onRetry={retry} />}</>',
    'const places = { failed: (retry) => <ErrorState onRetry={retry} /> };',
    "if (isDone) toast(t('done'));",
    "if (error) toast(error.message || t('failed')); else toast(t('done'));",
  ])
    assert.ok(!isRefused(told), told);
});

test('whether a text is empty is asked of the one rule that knows blank letters', () => {
  for (const asked of [
    'const isEmpty = text.trim() === "";',
    'if (!name.trim()) stop();',
    'if (name.trim()) go();',
    'const label = words.trim() || other;',
    'const given = note.trim() ? note : null;',
    'const schema = z.string().trim().min(1).max(200);',
  ])
    assert.ok(isRefused(asked), asked);
  for (const known of [
    'const isEmpty = showsNothing(text);',
    'const schema = z.string().overwrite(shownWords).min(1);',
    'const q = typed.trim().slice(0, 100);',
  ])
    assert.ok(!isRefused(known), known);
});

test('texts are asked for by their keys', () => {
  for (const own of ['<p>Hello there</p>', '<Button label="Save" />', '<img alt="درخت" src={src} />'])
    assert.ok(isRefused(own), own);
  for (const fine of ["<p>{t('hello')}</p>", '<p>· {count}</p>', '<Field placeholder="https://" />'])
    assert.ok(!isRefused(fine), fine);
});
