import pLimit from 'p-limit';
import type { ReleaseFile } from '@barg/releases';
import { integrityOf } from '@barg/releases/sending';
import { DeployError } from './deploy-error.ts';

const TIMEOUT_MS = 15_000;
const PARALLEL = 8;

/** Files that browsers load from the base; texts and descriptors come from the site. */
const isFetched = ({ path }: ReleaseFile): boolean => !/\.(?:json|map|br|gz|txt)$/.test(path);

async function complaintAbout(base: string, { path, integrity }: ReleaseFile, site: string): Promise<string | null> {
  const url = base + path;
  const headers = { origin: site, 'accept-encoding': 'identity' };
  try {
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) return `${url} answers ${answer.status}`;
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (integrityOf(bytes) !== integrity) return `${url} has other bytes than this build`;
    const allowed = answer.headers.get('access-control-allow-origin');
    return allowed === '*' || allowed === site
      ? null
      : `${url} may not be read by ${site} (access-control-allow-origin)`;
  } catch (error) {
    const { cause, message } = error as Error;
    return `${url} cannot be reached: ${cause instanceof Error ? cause.message : message}`;
  }
}

/**
 * Checks that browsers can load a release from its base.
 *
 * @param base ends in a slash
 * @param site the origin of the pages
 * @throws DeployError that names the first file that is missing, differs, or is not readable by CORS
 */
export async function assertServed(base: string, files: readonly ReleaseFile[], site: string): Promise<void> {
  const limit = pLimit(PARALLEL);
  const answers = await Promise.all(
    files.filter(isFetched).map((file) => limit(() => complaintAbout(base, file, site))),
  );
  const complaints = answers.filter((complaint) => complaint !== null);
  const [first] = complaints.toSorted();
  if (first === undefined) return;
  const others = complaints.length > 1 ? `, and so with ${complaints.length - 1} others` : '';
  throw new DeployError(`${first}${others}. Nothing was published: copy the build there first.`);
}
