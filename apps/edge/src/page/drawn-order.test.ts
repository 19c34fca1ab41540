import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import test from 'node:test';
import { openDrawn } from '../testing/drawn-deployment.ts';

/** A first screen with three pictures, of which the second is the main one. */
const PICTURES = ['', 'fetchPriority="high" ', 'fetchPriority="high" ']
  .map(
    (priority, index) =>
      `<picture><source type="image/avif" srcSet="/${index}.avif?e=1&amp;s=x 320w" sizes="(min-width: 768px) 307px, 66vw"/>` +
      `<img src="/${index}.webp" alt="a &gt; b" ${priority}class="p"/></picture>`,
  )
  .join('');
const SHELL = `var barg_server_shell = { draw: async () => ({ html: '<main>${PICTURES}</main>', styles: '' }) };`;

const LOADS = /<script [^>]*\bsrc=|<link rel="preload"[^>]*\bas="(?:script|fetch)"/;
const INLINE = /<script>(.*?)<\/script>/gs;

test('a drawn page begins with its first picture, and its scripts wait in a template until it is on the screen', async (t) => {
  const { openWarm } = await openDrawn(t, { shell: SHELL });
  const { body } = await (await openWarm())('/');
  const [first] = body.match(/<link rel="preload"[^>]*>/g) ?? [];
  assert.equal(
    first,
    '<link rel="preload" as="image" type="image/avif" imagesrcset="/1.avif?e=1&amp;s=x 320w" ' +
      'imagesizes="(min-width: 768px) 307px, 66vw" fetchpriority="high">',
  );
  assert.ok(body.indexOf(first) < body.indexOf('<style'));
  const [before = '', later = ''] = body.split('<template id="scripts">');
  assert.doesNotMatch(before, LOADS);
  assert.match(before, /<style id="font-faces" nonce="[^"]+">@font-face\{[^}]*font-display:optional/);
  const [, fonts] = /<template id="fonts">(.*?)<\/template><script>/s.exec(before.replaceAll(/\n/g, '')) ?? [];
  assert.match(fonts ?? '', /href="\/assets\/vazirmatn\.[^"]+" as="font" crossorigin>$/);
  assert.doesNotMatch(before.replace(`${fonts}`, ''), /as="font"/);
  assert.match(before, /id="boot-data"/);
  const waiting = later.slice(0, later.indexOf('</template>'));
  assert.match(waiting, /<script defer src="\/main\.0123abcd\.js"><\/script>/);
  assert.match(waiting, /href="[^"]*remoteEntry\.0123abcd\.js" as="script" integrity="sha384-/);
  assert.match(waiting, /as="fetch"/);
  assert.doesNotMatch(waiting, /as="font"/);
});

test('the policy of a drawn page allows the three scripts that stand in it, and that of others none', async (t) => {
  const { open, openWarm } = await openDrawn(t, { shell: SHELL });
  const drawn = await (await openWarm())('/');
  const scripts = [...drawn.body.matchAll(INLINE)].map(([, script]) => script ?? '');
  const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  assert.equal(hashes.length, 3);
  const policyOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers['content-security-policy']);
  assert.ok(policyOf(drawn).includes(`script-src 'self' ${hashes.join(' ')};`));
  const plain = await (await open(false))('/');
  assert.doesNotMatch(policyOf(plain), /sha256/);
  assert.equal(plain.body.match(INLINE), null);
  assert.match(plain.body.slice(0, plain.body.indexOf('</head>')), LOADS);
  assert.match(plain.body, /<style nonce="[^"]+">@font-face\{[^}]*font-display:swap/);
  assert.doesNotMatch(plain.body, /<template/);
});

test('other pictures wait for the main one of a drawn page', async (t) => {
  const { openWarm } = await openDrawn(t, { shell: SHELL });
  const { body } = await (await openWarm())('/');
  const head = body.slice(0, body.indexOf('</head>'));
  assert.match(
    head,
    /<style nonce="[^"]+">\[data-held\] :is\(picture>img,picture\+img\)\[loading=lazy\]\{display:none\}</,
  );
  assert.match(head, /<script>.*"data-held"\)<\/script>/s);
});

test('a drawn page without a picture asks for none, and nothing waits', async (t) => {
  const { openWarm } = await openDrawn(t);
  const { body } = await (await openWarm())('/');
  assert.doesNotMatch(body, /as="image"|<style[^>]*>\[data-held|setAttribute\(held/);
});

test('without a service worker, which keeps fonts for the next visit, a drawn page asks for them in any case', async (t) => {
  const { openWarm } = await openDrawn(t, { shell: SHELL, serviceWorker: 'off' });
  const { body } = await (await openWarm())('/');
  assert.doesNotMatch(body, /<template id="fonts">/);
  assert.match(body.slice(0, body.indexOf('<template')), /<link rel="preload" [^>]*as="font"/);
});
