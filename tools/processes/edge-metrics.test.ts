import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { createDeployment, descriptorOf, remoteFiles } from '../../apps/edge/src/testing/deployment.ts';
import { startPart } from './start-part.ts';

test('a web tier whose API is away tells so, and what it serves', async (t) => {
  const team = await createDeployment((close) => t.after(close));
  const { version } = await team.deploy('feed', remoteFiles(descriptorOf('feed')));
  const METRICS_TOKEN = 'a token of thirty-two characters';
  const { url } = await startPart(t, 'edge', {
    METRICS_TOKEN,
    API_URL: 'http://127.0.0.1:1',
    PUBLIC_URL: 'https://barg.example',
    REMOTES_DIR: team.storeDir,
    REMOTES_TRUSTED_KEYS: team.trustFile,
    SHELL_DIR: team.shellDir,
    DATA_DIR: path.join(team.root, 'data'),
  });
  assert.equal((await fetch(`${url}/metrics`)).status, 401);
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const text = await answer.text();
  assert.match(text, /^barg_edge_api_seconds_count\{outcome="away"\} [1-9]/m);
  assert.ok(text.includes(`barg_edge_release{remote="feed",version="${version}"} 1`), text);
  assert.match(text, /^barg_edge_api_waiting 0$/m);
});
