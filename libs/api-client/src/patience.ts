import type { AxiosRequestConfig } from 'axios';

/** How long an answer to a read is waited for. Milliseconds, until its last byte. */
export const READ_PATIENCE_MS = 30_000;
/**
 * A write may have been done though nothing is heard of it: it is given up after what the API itself asks (a bank, by the
 * payment gateway) has been given up there, so that its answer arrives, and before a proxy ends the call (75 seconds in
 * deploy/haproxy.cfg) with a page that is no answer of the API.
 */
export const WRITE_PATIENCE_MS = 65_000;
/** No limit, as axios and the browser count it. */
const ENDLESS = 0;

const READS = ['GET', 'HEAD'];

const isUpload = (data: unknown): boolean =>
  data instanceof FormData || data instanceof Blob || data instanceof ArrayBuffer || ArrayBuffer.isView(data);

/** What the visitor sends or fetches as a file takes as long as the line and the file need. */
const isFile = ({ data, responseType }: AxiosRequestConfig): boolean =>
  isUpload(data) || responseType === 'blob' || responseType === 'arraybuffer' || responseType === 'stream';

/** How long a call waits for its answer, in milliseconds; 0: without a limit. */
export function patienceOf(call: AxiosRequestConfig): number {
  if (isFile(call)) return ENDLESS;
  return READS.includes((call.method ?? 'get').toUpperCase()) ? READ_PATIENCE_MS : WRITE_PATIENCE_MS;
}
