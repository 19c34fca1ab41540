import { startSingleBox } from '@barg/edge';
import { freePort } from '../free-port.ts';
import { atEnd } from '../resources.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const FAN = { username: 'fan@barg.example', password: 'barg-demo-2026', remember: false };

type Variables = Readonly<Record<string, string>>;

/** Starts the whole built product with the demo data in this process. Returns its URL. */
export const startProduct = async (variables?: Variables): Promise<string> =>
  startProductIn(await temporaryFolder('product'), variables);

/** {@link startProduct} with a given data folder. */
export async function startProductIn(dataDir: string, variables: Variables = {}): Promise<string> {
  const port = await freePort();
  const starting = startSingleBox({
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    LIVE_UDP_PORT: '0',
    ...variables,
  });
  atEnd(async () => (await starting).close());
  await starting;
  return `http://localhost:${port}`;
}

/** The token of a fan of the demo data. */
export async function logInAsFan(site: string): Promise<string> {
  const response = await fetch(`${site}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(FAN),
  });
  if (!response.ok) throw new Error(`Logging in was answered with ${response.status}`);
  const { data } = (await response.json()) as { data: { token: string } };
  return data.token;
}
