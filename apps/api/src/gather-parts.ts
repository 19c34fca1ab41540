import type { Context } from './context.ts';
import type { ApiModule } from './module.ts';

/** Merges the parts of all modules that another module uses, by name. */
export const gatherParts = (
  modules: readonly ApiModule[],
): Pick<Context, 'exportSections' | 'onBlocked' | 'removable' | 'reportable'> => ({
  exportSections: Object.assign({}, ...modules.map(({ exportSections }) => exportSections)),
  onBlocked: modules.flatMap(({ onBlocked }) => onBlocked ?? []),
  removable: Object.assign({}, ...modules.map(({ removable }) => removable)),
  reportable: Object.assign({}, ...modules.map(({ reportable }) => reportable)),
});
