import type { BootData } from '@barg/contract';

/**
 * The version under which this shell is told of: that of its release, else the hash in the name of its main script, as the
 * web tier reads it.
 */
export const shellVersionOf = ({ shell }: Partial<BootData>): string | undefined =>
  shell ??
  /\/main\.([0-9a-f]{8,16})\.js$/.exec(
    document.querySelector<HTMLScriptElement>('script[src*="/main."]')?.src ?? '',
  )?.[1];
