import { DeployError } from './deploy-error.ts';

const TIMEOUT_MS = 30_000;

/** Asks a site. @throws DeployError when it cannot be reached */
export async function request(url: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    const { cause, message } = error as Error;
    const reason = cause instanceof Error ? cause.message : message;
    throw new DeployError(`${url} cannot be reached: ${reason}\nIs the site running? --to names where it is.`);
  }
}
