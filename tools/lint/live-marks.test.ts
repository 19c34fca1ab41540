import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const APPS = fileURLToPath(new URL('../../apps/', import.meta.url));

test('every mark that somebody is live falls when the stream ends', () => {
  const marked = readdirSync(APPS)
    .filter((app) => app.endsWith('-remote') || app === 'shell')
    .flatMap((app) =>
      readdirSync(path.join(APPS, app, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(app, 'src', file),
      ),
    )
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .map((file) => ({ file, code: readFileSync(path.join(APPS, file), 'utf8') }))
    .filter(({ code }) => /'live' : 'none'/.test(code));
  assert.ok(marked.length >= 6);
  const deaf = marked.filter(({ code }) => !code.includes('useLiveStreamOf')).map(({ file }) => file);
  assert.deepEqual(deaf, []);
});
