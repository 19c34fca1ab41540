import { z } from 'zod';
import { deviceStore } from '@barg/runtime/browser-stores';

const KEY = 'barg.login-link';
const BYTES = 24;
/** As long as the link that was asked for. */
const LIFETIME_MS = 15 * 60_000;

const keptSchema = z.object({
  binding: z.string().min(16),
  until: z.number(),
  remember: z.boolean(),
  returnUrl: z.string().nullable(),
});

/** What this browser knows of a login link that it asked for, and how the login goes on. */
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
 * Makes what only this browser knows, before it asks for a login link. The letter opens a tab of its own, so it is kept
 * for all of them; a link that is asked for once more is bound to the same. Answers the secret, which stands for nothing
 * where nothing is kept: the link asks then, as in another browser.
 */
export function keepLoginBinding(goesOn: Pick<LoginBinding, 'remember' | 'returnUrl'>): string {
  const binding = readKept()?.binding ?? newBinding();
  deviceStore.setItem(KEY, JSON.stringify({ ...goesOn, binding, until: Date.now() + LIFETIME_MS }));
  return binding;
}

/** What this browser knows of the link that it asked for; null where it asked for none, or long ago. */
export const readLoginBinding = (): LoginBinding | null => readKept();

/** Once somebody is in. */
export const forgetLoginBinding = (): void => deviceStore.removeItem(KEY);
