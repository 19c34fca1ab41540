import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { everyStep, killCampaign } from '../../testing/kill-campaign.ts';

test('wherever a worker dies, each fan has one message once another goes on', async (t) => {
  await killCampaign(await createTestApi(t), everyStep);
});
