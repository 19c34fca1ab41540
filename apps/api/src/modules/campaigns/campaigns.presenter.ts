import { fromHundredths } from '../../platform/money.ts';
import type { CampaignRow } from './campaigns.repository.ts';
import type { Campaign, CampaignAudience } from './campaigns.schema.ts';

const NOBODY = { gone: 0, blocked: 0, country: 0, left: 0, cap: 0, failed: 0 };

export const presentCampaign = (row: CampaignRow): Campaign => ({
  _id: row.id,
  state: row.state,
  text: row.text,
  fileIds: row.file_ids,
  price: fromHundredths(row.price),
  audience: row.audience as CampaignAudience,
  scheduledAt: row.scheduled_at?.toISOString() ?? null,
  startedAt: row.started_at?.toISOString() ?? null,
  endedAt: row.ended_at?.toISOString() ?? null,
  failure: row.failure,
  recipients: row.recipient_count,
  sent: row.sent_count,
  skipped: { ...NOBODY, ...row.skipped },
  isTakenDown: row.removed_message_id !== null,
  unsent: row.unsent_count,
  bought: row.bought,
  income: fromHundredths(row.income),
  createdAt: row.created_at.toISOString(),
});
