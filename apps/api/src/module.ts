import type { Context } from './context.ts';
import type { JobPart } from './jobs/gather-jobs.ts';
import type { Block, ExportSection } from './platform/hooks.ts';
import type { Hooks } from './platform/unit-of-work.ts';
import type { SocketPart } from './realtime/connection.ts';
import type { ModuleRoutes } from './shared/api-instance.ts';
import type { RemovableKinds } from './shared/removable.ts';
import type { ReportableKinds } from './shared/reportable.ts';

/** What a module is to the API: its `<noun>.module.ts`, one line of `modules/index.ts`. */
export interface ApiModule extends JobPart, Hooks {
  routes?: readonly ModuleRoutes[];
  sockets?: SocketPart;
  /** What it tells somebody of their account, by its name in the download. */
  exportSections?: Readonly<Record<string, ExportSection>>;
  /** What of it operators can take away, by the name it has in a report. */
  removable?: Partial<RemovableKinds>;
  /** How what of it is reported is found, by the name it has in a report. */
  reportable?: Partial<ReportableKinds>;
  /**
   * Ends what somebody has open of an account that does not exist for him any more. Called after the commit and in no
   * transaction, because whoever was put out before it could come back in until then.
   */
  onBlocked?: (context: Context, block: Block) => Promise<void>;
  /** Begins what runs as long as the process works on jobs; answers what ends it. */
  onStart?: (context: Context) => Promise<() => void>;
}
