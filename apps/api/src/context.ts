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
import type { PaymentGateways } from './platform/payments/payment-gateway.ts';
import type { Sealer } from './platform/seal.ts';
import type { Work } from './platform/unit-of-work.ts';
import type { SiteState } from './viewing/site-openness.ts';
import type { Viewings } from './platform/live/viewings.ts';
import type { Presence } from './realtime/presence.ts';
import type { RealtimePublisher } from './platform/publisher.ts';
import type { RemovableKinds } from './shared/removable.ts';
import type { ReportableKinds } from './shared/reportable.ts';
import type { Sessions } from './viewing/session-account.ts';

/** What every module may use. Ports are interfaces; the adapters are chosen where the API is put together. */
export interface Context {
  config: Config;
  /** The pool; for reads. Writes that belong together go through `work`. */
  db: Kysely<Database>;
  work: Work;
  publisher: RealtimePublisher;
  presence: Presence;
  files: FileStore;
  /** The ffmpeg that jobs run, as it was found at the start; null where there is none. */
  ffmpeg: string | null;
  /** Makes and checks the addresses by which files leave. */
  mediaSigner: MediaSigner;
  /** Seals what the database must not tell by itself. */
  sealer: Sealer;
  jobs: JobRunner;
  live: LiveEngine;
  gateways: PaymentGateways;
  mailer: Mailer;
  countries: CountryBook;
  visitorCountry: VisitorCountry;
  /** Whose session a token is. */
  sessions: Sessions;
  /** What every module tells somebody of their account, by its name in the download. */
  exportSections: Readonly<Record<string, ExportSection>>;
  /** How every module ends what is open of an account that is blocked. */
  onBlocked: ReadonlyArray<(context: Context, block: Block) => Promise<void>>;
  /** What operators can take away; a kind whose module is not there is missing. */
  removable: Partial<RemovableKinds>;
  /** What members can report; a kind whose module is not there is missing. */
  reportable: Partial<ReportableKinds>;
  /** For whom the site is open. */
  site: SiteState;
  /** Whose picture of which stream runs. */
  viewings: Viewings;
  log: FastifyBaseLogger;
}
