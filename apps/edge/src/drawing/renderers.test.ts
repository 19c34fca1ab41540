import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import test, { type TestContext } from 'node:test';
import { createRenderers, type RendererSet, type RenderersOptions } from './renderers.ts';
import { fullTest } from '../../../api/src/testing/full-test.ts';

/** A shell's bundle that draws by the given function of the page's data. */
const bundleOf = (draw: string, before = '') => ({
  name: 'barg_server_shell',
  base: '/',
  code: `${before}; var barg_server_shell = { draw: ${draw} };`,
});

const GREETING = "async ({ name }) => ({ html: '<p>' + name + '</p>', styles: '<style>p{}</style>' })";

const setOf = (key: string, draw: string, before?: string): RendererSet => ({
  key,
  readBundles: async () => [bundleOf(draw, before)],
});

function open(t: TestContext, changes: Partial<RenderersOptions> = {}) {
  const reports: string[] = [];
  const renderers = createRenderers({
    report: (message) => reports.push(message),
    hangsAfter: 30_000,
    busyAfter: 30_000,
    ...changes,
  });
  t.after(renderers.stop);
  const drawn = async (set: RendererSet, page: object = {}) => {
    await renderers.prepare(set);
    const attempt = await renderers.draw(set, { drawing: JSON.stringify(page) });
    return 'drawn' in attempt ? attempt.drawn : null;
  };
  return { ...renderers, reports, drawn };
}

test('draws with the bundles of a set, for who asks once they are there', async (t) => {
  const { draw, drawn } = open(t);
  const set = setOf('shell 1', GREETING);
  assert.deepEqual(await draw(set, { drawing: '{"name":"first"}' }), { missing: 'starting' });
  assert.deepEqual(await drawn(set, { name: 'Mahsa' }), { html: '<p>Mahsa</p>', styles: '<style>p{}</style>' });
});

test('a renderer starts when the page that asked for it has been sent, and not before', async (t) => {
  const { draw, prepare } = open(t);
  let reads = 0;
  const set: RendererSet = {
    key: 'late',
    readBundles: async () => {
      reads += 1;
      return [bundleOf(GREETING)];
    },
  };
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  for (let page = 0; page < 3; page += 1)
    assert.deepEqual(await draw(set, { drawing: '{"name":"first"}' }, isAnswered), { missing: 'starting' });
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(reads, 0);
  answer();
  await prepare(set);
  assert.equal(reads, 1);
  assert.ok('drawn' in (await draw(set, { drawing: '{"name":"second"}' })));
});

test('the page that has a renderer started is drawn for nobody first, so that the next one is drawn quickly', async (t) => {
  const { draw, prepare } = open(t);
  const set = setOf('counting', "async ({ name }) => ({ html: name + (drawn += 1), styles: '' })", 'let drawn = 0');
  assert.deepEqual(await draw(set, { drawing: '{"name":"hers "}' }), { missing: 'starting' });
  await prepare(set);
  const next = await draw(set, { drawing: '{"name":"his "}' });
  assert.equal('drawn' in next && next.drawn.html, 'his 2');
});

test('one that hangs at that page has not started, and rests', async (t) => {
  const { draw, prepare, reports } = open(t, { hangsAfter: 200 });
  const set = setOf('hanging', 'async () => { for (;;); }');
  assert.deepEqual(await draw(set, { drawing: '{}' }), { missing: 'starting' });
  await prepare(set);
  assert.deepEqual(await draw(set, { drawing: '{}' }), { missing: 'resting' });
  assert.deepEqual(reports, ['hanging draws nothing: hangs']);
});

test('where too little memory is free nothing is started, and that is said once', async (t) => {
  const { drawn, reports } = open(t, { freeMemory: () => 100 * 1024 * 1024 });
  const set: RendererSet = { key: 'small', readBundles: () => Promise.reject(new Error('was started')) };
  for (let page = 0; page < 3; page += 1) assert.equal(await drawn(set), null);
  assert.deepEqual(reports, ['small draws nothing: too little memory is free for a renderer']);
});

test('texts are sent once and named by their tag, and no page changes them for another', async (t) => {
  const { draw, prepare } = open(t);
  const set = setOf(
    'shell 1',
    `async ({ name, texts }) => {
      const html = texts.map(({ value }) => value + ' ' + name).join();
      try { texts[0].value = name; texts.push({ value: name }); } catch {}
      return { html, styles: '' };
    }`,
  );
  await prepare(set);
  const htmlOf = async (name: string, tag: string): Promise<string | null> => {
    const texts = { tag, texts: JSON.stringify([{ value: `in ${tag},` }]) };
    const attempt = await draw(set, { drawing: JSON.stringify({ name }), texts });
    return 'drawn' in attempt ? attempt.drawn.html : null;
  };
  assert.equal(await htmlOf('Mahsa', 'fa-IR'), 'in fa-IR, Mahsa');
  assert.equal(await htmlOf('Leila', 'fa-IR'), 'in fa-IR, Leila');
  // More than a renderer keeps: those that it has let go of are sent again.
  const tags = Array.from({ length: 40 }, (_, index) => `tag ${index % 20}`);
  const drawn = await Promise.all(tags.map((tag) => htmlOf('Leila', tag)));
  assert.deepEqual(
    drawn,
    tags.map((tag) => `in ${tag}, Leila`),
  );
  assert.equal(await htmlOf('Mahsa', 'fa-IR'), 'in fa-IR, Mahsa');
});

test('two pages that are drawn at the same time do not meet', async (t) => {
  const { drawn } = open(t);
  const slow = `async ({ name, turns }) => {
    for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setTimeout(resolve, 1));
    return { html: name, styles: '' };
  }`;
  const set = setOf('shell 1', slow);
  await drawn(set, { name: 'warm', turns: 1 });
  const pages = Array.from({ length: 20 }, (_, index) => ({ name: `visitor ${index}`, turns: 20 - index }));
  const answers = await Promise.all(pages.map((page) => drawn(set, page)));
  assert.deepEqual(
    answers.map((answer) => answer?.html),
    pages.map(({ name }) => name),
  );
});

test('what happens to renderers is told, and how many stand', async (t) => {
  const events: string[] = [];
  const { drawn, draw, state } = open(t, { most: 1, onRenderer: (event) => void events.push(event) });
  assert.deepEqual(state(), { alive: 0, memory: 0 });
  await drawn(setOf('first', GREETING), { name: 'Mahsa' });
  assert.equal(state().alive, 1);
  if (process.platform === 'linux') assert.ok(state().memory > 20_000_000);
  await drawn({ key: 'broken', readBundles: () => Promise.reject(new Error('no bundle')) });
  const mortal = setOf('mortal', 'async () => { const all = []; for (;;) all.push(new Array(1e6).fill(1.5)); }');
  await drawn(mortal);
  assert.deepEqual(await draw(mortal, { drawing: '{}' }), { missing: 'resting' });
  assert.deepEqual(events, ['started', 'left', 'failed', 'started', 'fell']);
  assert.deepEqual(state(), { alive: 0, memory: 0 });
});

test('what throws draws nothing, and the next page is drawn', async (t) => {
  const { drawn, reports } = open(t);
  const set = setOf(
    'shell 1',
    "async ({ name }) => { if (!name) throw new Error('no name'); return { html: name, styles: '' }; }",
  );
  assert.equal(await drawn(set), null);
  assert.equal(await drawn(set), null);
  assert.equal((await drawn(set, { name: 'Mahsa' }))?.html, 'Mahsa');
  assert.deepEqual(reports, ['shell 1 draws nothing: no name']);
});

fullTest('what hangs, overeats or is too large costs its own set alone, and no longer than the patience', async (t) => {
  const { drawn, reports } = open(t, { hangsAfter: 4000, most: 10 });
  const bad = {
    hangs: 'async () => { for (;;); }',
    waits: 'async () => new Promise(() => {})',
    overeats: 'async () => { const all = []; for (;;) all.push(new Array(1e6).fill(1.5)); }',
    babbles: "async () => ({ html: 'x'.repeat(5e7), styles: '' })",
  };
  const good = setOf('good', GREETING);
  assert.ok(await drawn(good, { name: 'before' }));
  await drawn(setOf('hangs', bad.hangs));
  const before = performance.now();
  assert.equal(await drawn(setOf('hangs', bad.hangs)), null);
  assert.ok(performance.now() - before < 1000, 'it rests, so nobody waits for it');
  for (const [key, draw] of Object.entries(bad)) {
    const set = setOf(key, draw);
    await drawn(set);
    assert.ok(
      reports.some((message) => message.startsWith(`${key} draws nothing`)),
      key,
    );
  }
  assert.equal((await drawn(good, { name: 'after' }))?.html, '<p>after</p>');
});

test('behind a page that takes long the others do not wait, and are drawn again once it is done', async (t) => {
  const { draw, drawn } = open(t, { busyAfter: 100 });
  const set = setOf(
    'slow',
    "async ({ for: time }) => { const end = Date.now() + time; while (Date.now() < end); return { html: 'x', styles: '' }; }",
  );
  assert.ok(await drawn(set, { for: 0 }));
  const began = performance.now();
  let passed = 0;
  t.mock.method(performance, 'now', () => began + passed);
  const long = draw(set, { drawing: '{"for":500}' });
  passed = 100;
  const behind = draw(set, { drawing: '{"for":0}' });
  passed = 101;
  assert.deepEqual(await draw(set, { drawing: '{"for":0}' }), { missing: 'busy' });
  assert.ok('drawn' in (await behind), 'it came in time');
  assert.ok('drawn' in (await long));
  assert.ok(await drawn(set, { for: 0 }));
});

test('pages that only wait for others do not hang, however long all of them take together', async (t) => {
  const { draw, drawn, reports } = open(t, { hangsAfter: 1500 });
  const set = setOf(
    'slow',
    "async ({ for: time }) => { const end = Date.now() + time; while (Date.now() < end); return { html: 'x', styles: '' }; }",
  );
  assert.ok(await drawn(set, { for: 0 }));
  const pages = Array.from({ length: 12 }, () => draw(set, { drawing: '{"for":200}' }));
  const attempts = await Promise.all(pages);
  assert.ok(attempts.every((attempt) => 'drawn' in attempt));
  assert.deepEqual(reports, []);
  // The one behind which nobody waits is timed as well.
  assert.deepEqual(await draw(set, { drawing: '{"for":20000}' }), { missing: 'ended' });
  assert.deepEqual(reports, ['slow draws nothing: hangs']);
});

test('a bundle that cannot start is reported, and asked no more for a while', async (t) => {
  const { drawn, reports } = open(t);
  let reads = 0;
  const set: RendererSet = {
    key: 'broken',
    readBundles: async () => {
      reads += 1;
      return [bundleOf(GREETING, "throw new Error('at once')")];
    },
  };
  assert.equal(await drawn(set), null);
  assert.equal(await drawn(set), null);
  assert.equal(reads, 1);
  assert.deepEqual(reports, ['broken draws nothing: at once']);
});

test('a bundle finds no process, no files, no network, no environment and no way to make code', async (t) => {
  const server = createServer().listen(0, '127.0.0.1');
  t.after(() => void server.close());
  let calls = 0;
  server.on('connection', () => (calls += 1));
  const { drawn } = open(t);
  const attempts = {
    process: 'typeof process',
    require: 'typeof require',
    fetch: 'typeof fetch',
    socket: 'typeof WebSocket',
    function: "Function('return 1')()",
    hostFunction: "URL.constructor('return process')().env",
    timer: "setTimeout.constructor('return process')().env",
    stream: "ReadableStream.constructor.constructor('return process')()",
    promise: "(async () => {}).constructor('return process')()",
    wasm: 'new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))',
  };
  const tries = Object.entries(attempts).map(
    ([name, code]) => `try { found.${name} = String(${code}); } catch (refusal) { found.${name} = 'refused'; }`,
  );
  const draw = `async () => {
    const found = {};
    ${tries.join('\n')}
    found.import = await import('node:fs').then(() => 'given', () => 'refused');
    return { html: JSON.stringify(found), styles: '' };
  }`;
  const found = JSON.parse((await drawn(setOf('curious', draw)))?.html ?? '{}') as Record<string, string>;
  const unseen = new Set(['undefined', 'refused']);
  assert.deepEqual(
    Object.entries(found).filter(([, value]) => !unseen.has(value)),
    [],
  );
  assert.equal(Object.keys(found).length, Object.keys(attempts).length + 1);
  assert.equal(calls, 0);
});

test('of more sets than may be alive the one that was used first leaves', async (t) => {
  const { drawn } = open(t, { most: 2 });
  let reads = 0;
  const first: RendererSet = {
    key: 'first',
    readBundles: async () => {
      reads += 1;
      return [bundleOf(GREETING)];
    },
  };
  for (const set of [first, setOf('second', GREETING), first, setOf('third', GREETING), first])
    assert.ok(await drawn(set, { name: 'x' }), set.key);
  assert.equal(reads, 1);
  assert.ok(await drawn(setOf('second', GREETING), { name: 'x' }));
  assert.ok(await drawn(setOf('fourth', GREETING), { name: 'x' }));
  assert.ok(await drawn(first, { name: 'x' }));
  assert.equal(reads, 2);
});
