import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { JobRunner } from './jobs/job-runner.ts';
import type { Config } from './platform/config.ts';
import type { CountryBook } from './platform/countries/country-book.ts';
import type { VisitorCountry } from './platform/countries/visitor-country.ts';
import type { Database } from './platform/database/tables.ts';
import type { FileStore } from './platform/files/file-store.ts';
import type { MediaSigner } from './platform/files/media-signer.ts';
import type { Block, ExportSection } from './platform/hooks.ts';
import type { LiveEngine } from './platform/live/live-engine.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import type { Tracer } from './platform/tracing/tracer.ts';
import type { CryptoGateways } from './platform/payments/crypto/crypto-gateway.ts';
import type { PdfPrinter } from './platform/pdf/pdf-printer.ts';
import type { PaymentGateways } from './platform/payments/payment-gateway.ts';
import type { Replica } from './platform/replica/replica.ts';
import type { SharedRedis } from './platform/redis/open-redis.ts';
import type { Sealer } from './platform/seal.ts';
import type { Work } from './platform/unit-of-work.ts';
import type { SiteState } from './viewing/site-openness.ts';
import type { Viewings } from './platform/live/viewings.ts';
import type { Presence } from './realtime/presence.ts';
import type { RealtimePublisher } from './platform/publisher.ts';
import type { RemovableKinds } from './shared/removable.ts';
import type { ReportableKinds } from './shared/reportable.ts';
import type { Sessions } from './viewing/session-account.ts';

/** What every module may use. Ports are interfaces; their adapters are chosen in build-api.ts. */
export interface Context {
  config: Config;
  /** The pool; for reads. Writes that belong together go through `work`. */
  db: Kysely<Database>;
  /**
   * For finding what a list shows, in operations that are `mayBeOld`: it may read from a replica that is a moment
   * behind. Never decides who may see or do something, and what is shown is loaded by id from `db`.
   */
  lists: Kysely<Database>;
  /** Null where one database does everything. */
  replica: Replica | null;
  work: Work;
  /** What several processes share; null where one is alone. */
  redis: SharedRedis | null;
  publisher: RealtimePublisher;
  presence: Presence;
  files: FileStore;
  /** The ffmpeg for jobs, as found at the start; null when there is none. */
  ffmpeg: string | null;
  /** Signs and checks the URLs of files. */
  mediaSigner: MediaSigner;
  /** Encrypts secrets that are stored in the database. */
  sealer: Sealer;
  jobs: JobRunner;
  live: LiveEngine;
  gateways: PaymentGateways;
  /** Take coins; none where nobody does. */
  crypto: CryptoGateways;
  mailer: Mailer;
  /** Makes PDFs. */
  pdf: PdfPrinter;
  countries: CountryBook;
  visitorCountry: VisitorCountry;
  /** Finds the account of a token. */
  sessions: Sessions;
  /** The export sections of all modules, by name. */
  exportSections: Readonly<Record<string, ExportSection>>;
  /** Each module's handler of a new block. */
  onBlocked: ReadonlyArray<(context: Context, block: Block) => Promise<void>>;
  /** How content is removed, by kind; a kind whose module is missing is absent. */
  removable: Partial<RemovableKinds>;
  /** How reported content is found, by kind; a kind whose module is missing is absent. */
  reportable: Partial<ReportableKinds>;
  /** Whether the site is open, and to whom. */
  site: SiteState;
  /** The video sessions of viewers. */
  viewings: Viewings;
  /** What the process observes of itself; null where nobody may read it. */
  metrics: Metrics | null;
  /** Writes traces; null where nobody takes them. */
  tracer: Tracer | null;
  log: FastifyBaseLogger;
}
