import type { Context } from './context.ts';
import type { JobPart } from './jobs/gather-jobs.ts';
import type { Block, ExportSection } from './platform/hooks.ts';
import type { Hooks } from './platform/unit-of-work.ts';
import type { SocketPart } from './realtime/connection.ts';
import type { SealedColumn } from './shared/sealed-column.ts';
import type { ModuleRoutes } from './shared/api-instance.ts';
import type { RemovableKinds } from './shared/removable.ts';
import type { ReportableKinds } from './shared/reportable.ts';

/** The parts of a module, in its `<noun>.module.ts`; listed in `modules/index.ts`. */
export interface ApiModule extends JobPart, Hooks {
  routes?: readonly ModuleRoutes[];
  sockets?: SocketPart;
  /** Sections of an account's download, by name. */
  exportSections?: Readonly<Record<string, ExportSection>>;
  /** How operators remove and restore its content, by kind as in reports. */
  removable?: Partial<RemovableKinds>;
  /** Where it keeps what is sealed. */
  sealed?: readonly SealedColumn[];
  /** How its reported content is found, by kind as in reports. */
  reportable?: Partial<ReportableKinds>;
  /**
   * Closes what a blocked account has open of the account that blocks it. Called after the commit and outside of a
   * transaction, because before the commit the blocked one could open it again.
   */
  onBlocked?: (context: Context, block: Block) => Promise<void>;
  /** Starts a background task of processes that answer requests; returns how to stop it. */
  onServe?: (context: Context) => Promise<() => void | Promise<void>>;
  /** Starts a background task of processes that run jobs; returns how to stop it. */
  onStart?: (context: Context) => Promise<() => void | Promise<void>>;
}
