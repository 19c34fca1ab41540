import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import type { AccountTables } from './account-tables.ts';
import type { CampaignTables } from './campaign-tables.ts';
import type { ContentTables } from './content-tables.ts';
import type { CryptoTables } from './crypto-tables.ts';
import type { FanTables } from './fan-tables.ts';
import type { FileTables } from './file-tables.ts';
import type { GatewayTables } from './gateway-tables.ts';
import type { HealthTables } from './health-tables.ts';
import type { HlsTables } from './hls-tables.ts';
import type { InboxTables } from './inbox-tables.ts';
import type { LiveTables } from './live-tables.ts';
import type { MemberTables } from './member-tables.ts';
import type { ModerationTables } from './moderation-tables.ts';
import type { MoneyTables } from './money-tables.ts';
import type { PaymentTables } from './payment-tables.ts';
import type { PayoutTables } from './payout-tables.ts';
import type { OfferTables } from './offer-tables.ts';
import type { OrderTables } from './order-tables.ts';
import type { PrivateStreamTables } from './private-stream-tables.ts';
import type { RecordingTables } from './recording-tables.ts';
import type { RefundTables } from './refund-tables.ts';
import type { SiteTables } from './site-tables.ts';
import type { StreamChatTables } from './stream-chat-tables.ts';
import type { StreamKeyTables } from './stream-key-tables.ts';
import type { SubscriptionTables } from './subscription-tables.ts';
import type { StreamTables } from './stream-tables.ts';
import type { TalkTables } from './talk-tables.ts';
import type { WebhookTables } from './webhook-tables.ts';

/**
 * Every table of /migrations as TypeScript sees it, by area in the files beside this one. Money and sequences are bigint
 * (hundredths of a token), times are Date, ids are UUID strings. `Generated` marks what the database fills in when an
 * insert leaves it out; jsonb is read as what it holds and written as text.
 */
export interface Database
  extends
    AccountTables,
    CampaignTables,
    ContentTables,
    CryptoTables,
    FanTables,
    FileTables,
    GatewayTables,
    HealthTables,
    InboxTables,
    LiveTables,
    MemberTables,
    ModerationTables,
    MoneyTables,
    PaymentTables,
    PayoutTables,
    OfferTables,
    OrderTables,
    PrivateStreamTables,
    HlsTables,
    RecordingTables,
    RefundTables,
    SiteTables,
    StreamChatTables,
    StreamKeyTables,
    SubscriptionTables,
    StreamTables,
    TalkTables,
    WebhookTables {}

export type Db = Kysely<Database>;
export type Transaction = KyselyTransaction<Database>;
