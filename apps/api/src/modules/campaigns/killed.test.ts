import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { everySort, killCampaign } from '../../testing/kill-campaign.ts';

test('a worker dies at each sort of step, and each fan has one message once another goes on', async (t) => {
  await killCampaign(await createTestApi(t), everySort);
});
