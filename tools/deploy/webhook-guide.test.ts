/** What when-something-fails.md says of webhooks, typed and verified as it stands there, at an API that posts them. */
import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import test, { type TestContext } from 'node:test';
import { generateKey } from '@barg/releases';
import { createTestApi } from '../../apps/api/src/testing/api.ts';
import { recordDeployKeys } from '../../apps/api/src/modules/team-webhooks/deploy-keys.ts';
import { openReceiver } from '../../apps/api/src/modules/team-webhooks/testing.ts';
import { guideLines } from '../docs/guide-lines.ts';
import { freePort } from '../free-port.ts';
import { WORKSPACE } from '../workspace.ts';
import { run } from './run.ts';
import { folderFor } from './testing/site.ts';
import { typedIn } from './testing/typed-in.ts';

const GUIDE = 'when-something-fails.md';
const GUIDES_RECEIVER = 'https://ci.example.com/hooks';
const BEGIN = 'npm run deploy -- ';

type Verify = (headers: object, body: string, secret: string) => boolean;

/** The function that the guide gives to receivers. */
async function guidesVerifier(folder: string): Promise<Verify> {
  const guide = await readFile(path.join(WORKSPACE, 'docs/guides', GUIDE), 'utf8');
  const [, source = ''] = /^```js\n(.*?)^```$/ms.exec(guide) ?? [];
  const file = path.join(folder, 'verify.mjs');
  await writeFile(file, source);
  return ((await import(pathToFileURL(file).href)) as { isOfTheSite: Verify }).isOfTheSite;
}

async function setUp(t: TestContext) {
  const [folder, receiver, port] = [await folderFor(t), await openReceiver(t), await freePort()];
  const site = `http://127.0.0.1:${port}`;
  const api = await createTestApi(t, { WEBHOOK_ORIGINS: receiver.origin, PUBLIC_URL: site });
  await api.app.listen({ port, host: '127.0.0.1' });
  const { pem, entry } = generateKey('platform-team', ['feed', 'shell']);
  await recordDeployKeys(api.db, [entry]);
  const keyFile = path.join(folder, 'platform-team-deploy-key.pem');
  await writeFile(keyFile, pem);
  const type = async (line: string, released: string): Promise<string> => {
    const words = line.slice(BEGIN.length).replace(GUIDES_RECEIVER, `${receiver.origin}/hooks`).split(/\s+/);
    const named = words.map((word) => (word === 'feed-remote' ? released : word));
    const { said, failure } = await typedIn(folder, () => run([...named, '--to', site, '--key', keyFile]));
    if (failure) throw failure;
    return said;
  };
  return { ...api, receiver, type, isOfTheSite: await guidesVerifier(folder) };
}

for (const released of ['feed-remote', 'shell']) {
  test(`${GUIDE}: the team of ${released} sets an address, tries it, changes its secret and removes it`, async (t) => {
    const { receiver, runJobs, type, isOfTheSite } = await setUp(t);
    const lines = (await guideLines(GUIDE)).filter((line) => line.startsWith(`${BEGIN}webhook `));
    assert.equal(lines.length, 5, 'the commands are not found any more');
    const said: string[] = [];
    for (const line of lines) {
      said.push(await type(line, released));
      await runJobs();
    }
    const [set = '', tried = '', shown = '', rotated = '', removed = ''] = said;
    const name = released.replace('-remote', '');
    assert.ok(set.startsWith(`${name}: ${receiver.origin}/hooks is told, set by platform-team.\n`), set);
    const [secret = ''] = /whsec_\S+/.exec(set) ?? [];
    assert.match(tried, /is on its way/);
    assert.match(shown, /webhook\.test +delivered +1 +HTTP 204/);
    assert.doesNotMatch(shown, /whsec_/);
    const [after = ''] = /whsec_\S+/.exec(rotated) ?? [];
    assert.match(rotated, /The former secret signs beside the new one for a day\./);
    assert.match(removed, /nobody is told of what happens to it\.\nNobody is told any more\./);

    const [got, ...others] = receiver.received;
    assert.ok(got);
    assert.deepEqual([got.event.type, got.event.remote, others.length], ['webhook.test', name, 0]);
    assert.equal(isOfTheSite(got.headers, got.body, secret), true);
    assert.equal(isOfTheSite(got.headers, got.body, after), false, 'it did not sign this one');
    assert.equal(isOfTheSite(got.headers, `${got.body} `, secret), false, 'changed on its way');
  });
}
