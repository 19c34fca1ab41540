import { z } from 'zod';
import { deviceStore } from '@barg/runtime/browser-stores';

const KEY = 'barg.login-link';
const BYTES = 24;
/** As long as a login link is valid. */
const LIFETIME_MS = 15 * 60_000;

const keptSchema = z.object({
  binding: z.string().min(16),
  until: z.number(),
  remember: z.boolean(),
  returnUrl: z.string().nullable(),
});

/** This browser's secret of a login link that it asked for, and where to go after the login. */
export type LoginBinding = Pick<z.infer<typeof keptSchema>, 'binding' | 'remember' | 'returnUrl'>;

const newBinding = (): string =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

function readKept(): z.infer<typeof keptSchema> | null {
  try {
    const kept = keptSchema.parse(JSON.parse(deviceStore.getItem(KEY) ?? 'null'));
    return kept.until > Date.now() ? kept : null;
  } catch {
    return null;
  }
}

/**
 * Makes this browser's secret before it asks for a login link. The letter opens a new tab, so it is stored for all
 * tabs; a repeated request uses the same. Returns the secret; where nothing can be stored the link works as in another
 * browser.
 */
export function keepLoginBinding(goesOn: Pick<LoginBinding, 'remember' | 'returnUrl'>): string {
  const binding = readKept()?.binding ?? newBinding();
  deviceStore.setItem(KEY, JSON.stringify({ ...goesOn, binding, until: Date.now() + LIFETIME_MS }));
  return binding;
}

/** This browser's secret; null when it asked for no link, or the link has expired. */
export const readLoginBinding = (): LoginBinding | null => readKept();

/** After the login. */
export const forgetLoginBinding = (): void => deviceStore.removeItem(KEY);
