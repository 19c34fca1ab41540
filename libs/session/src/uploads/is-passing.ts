import type { ApiError } from '@barg/api-client/http';

/** No answer, or one that the next attempt may change: the server is busy, or holds the upload for a cut request. */
export const isPassing = ({ statusCode }: ApiError): boolean =>
  statusCode === 0 || statusCode >= 500 || [409, 423, 429].includes(statusCode);
