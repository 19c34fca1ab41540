import assert from 'node:assert/strict';
import test from 'node:test';
import { CONTRACT_VERSION, type RemoteDescriptor } from '@barg/contract';
import { contractParts, contractUseOf, contractUseSchema } from '@barg/contract/schemas';
import { z } from 'zod';
import { breaksOf, type Contract } from './breaks.ts';
import { differences } from './schema-differences.ts';

const descriptor: RemoteDescriptor = {
  name: 'quiz',
  contract: CONTRACT_VERSION,
  routes: [],
  nav: [],
  fills: [{ slot: 'post.actions', expose: './a', order: 1 }],
  offers: ['live.actions'],
  intents: [{ intent: 'commerce.tip', expose: './b' }],
};
const quiz = {
  remote: 'quiz',
  version: '0123456789abcdef',
  use: contractUseOf(descriptor, ['commerce.top-up', 'message.created', 'typing.start']),
};

const json = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' }) as Record<string, unknown>;

/** Today's contract with some schemas exchanged; null removes one. */
function changed(changes: {
  [Part in keyof Contract['parts']]?: Record<string, z.ZodType | null>;
}): Contract {
  const parts = contractParts();
  for (const [part, schemas] of Object.entries(changes) as [keyof Contract['parts'], object][]) {
    for (const [name, schema] of Object.entries(schemas) as [string, z.ZodType | null][]) {
      if (schema) parts[part][name] = json(schema);
      else delete parts[part][name];
    }
  }
  return { version: CONTRACT_VERSION, parts };
}

test('today’s contract breaks nothing that was built with it', () => {
  assert.deepEqual(breaksOf(quiz, changed({})), []);
});

test('names what was removed, and only for who uses it', () => {
  const without = changed({
    slots: { 'post.actions': null, 'shell.header': null },
    intents: { 'commerce.top-up': null },
    serverEvents: { 'message.created': null },
  });
  assert.deepEqual(breaksOf(quiz, without), [
    'slot post.actions was removed',
    'intent commerce.top-up was removed',
    'event message.created was removed',
  ]);
});

test('of a build that says only names it judges the names', () => {
  const named = {
    ...quiz,
    use: { ...quiz.use, fills: { 'post.actions': {}, 'gone.slot': {} }, offers: { 'live.actions': {} } },
  };
  assert.deepEqual(breaksOf(named, changed({})), ['slot gone.slot was removed']);
});

test('a new major version is loaded by no shell of another', () => {
  const [reason] = breaksOf(quiz, { ...changed({}), version: '99.0.0' });
  assert.match(reason ?? '', /a shell of 99\.0\.0 does not load it/);
});

test('who fills a slot must go on being given what was promised; more is welcome', () => {
  const performer = z.object({ _id: z.string(), username: z.string(), name: z.string() });
  const more = z.object({ postId: z.string(), performer, isPinned: z.boolean() });
  assert.deepEqual(breaksOf(quiz, changed({ slots: { 'post.actions': more } })), []);
  const less = z.object({ postId: z.number(), performer: performer.omit({ username: true }) });
  assert.deepEqual(breaksOf(quiz, changed({ slots: { 'post.actions': less } })), [
    'slot post.actions: postId is number, not string in what it is given',
    'slot post.actions: performer.username is missing in what it is given',
  ]);
  const later = z.object({ postId: z.string().optional(), performer });
  assert.deepEqual(breaksOf(quiz, changed({ slots: { 'post.actions': later } })), [
    'slot post.actions: postId may be missing in what it is given',
  ]);
});

test('who asks or offers must not have to give more than was asked for', () => {
  const more = changed({ intents: { 'commerce.top-up': z.object({ currency: z.string() }) } });
  assert.deepEqual(breaksOf(quiz, more), ['intent commerce.top-up: currency is missing in what it gives']);
  const optional = changed({ intents: { 'commerce.top-up': z.object({ currency: z.string().optional() }) } });
  assert.deepEqual(breaksOf(quiz, optional), []);
});

test('an answer must go on being what its asker was promised, and what its giver gives', () => {
  const other = changed({ answers: { 'commerce.top-up': z.literal('filled') } });
  assert.deepEqual(breaksOf(quiz, other), ['answer to commerce.top-up: it may be "filled" in what it is given']);
  const more = changed({ answers: { 'commerce.tip': z.object({ tokens: z.number() }) } });
  assert.deepEqual(breaksOf(quiz, more), ['answer to commerce.tip: it is string, not object in what it gives']);
  const { gives, gets, ...before } = quiz.use;
  assert.ok(Object.keys(gives).length + Object.keys(gets).length > 0);
  assert.deepEqual(breaksOf({ use: contractUseSchema.parse(before) }, more), []);
});

test('knows in which direction a union or an enumeration may grow', () => {
  const [few, many] = [json(z.enum(['a', 'b'])), json(z.enum(['a', 'b', 'c']))];
  assert.deepEqual(differences(few, many), []);
  assert.deepEqual(differences(many, few), ['it may be "c"']);
  const [text, nullable] = [json(z.object({ x: z.string() })), json(z.object({ x: z.string().nullable() }))];
  assert.deepEqual(differences(text, nullable), []);
  assert.deepEqual(differences(nullable, text), ['x is null, not string']);
  assert.deepEqual(differences(json(z.array(z.number())), json(z.array(z.string()))), ['it[] is number, not string']);
  assert.deepEqual(differences(json(z.int()), json(z.number())), []);
});
