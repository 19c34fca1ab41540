import { serverBundleName } from '@barg/contract';
import type { ExposedComponent, ImportExpose } from '../site/exposes.ts';

/** What a remote's server bundle gives, see tools/webpack/server/exposes-loader.cjs. */
interface RemoteBundle {
  exposes: Readonly<Record<string, () => { default: ExposedComponent }>>;
}

/** A page of a remote whose bundle runs beside the shell's. */
export const findExpose: ImportExpose = async (remote, expose) => {
  const bundle = Reflect.get(globalThis, serverBundleName(remote)) as RemoteBundle | undefined;
  const module = bundle?.exposes[expose]?.();
  if (!module) throw new Error(`${remote} has no page behind ${expose} here`);
  return module.default;
};
