import type { ApiError } from '@barg/api-client/http';

/** Whether a retry may succeed: no answer, or the server is busy or still locks the upload. */
export const isPassing = ({ statusCode }: ApiError): boolean =>
  statusCode === 0 || statusCode >= 500 || [409, 423, 429].includes(statusCode);
