import type { OpenAPIV3_1 } from 'openapi-types';
import { buildOpenApi } from '../../openapi-document.ts';

let made: Promise<OpenAPIV3_1.Document> | undefined;

/** The OpenAPI document, made once for all tests of a process: registering and describing every route takes a while. */
export const openApiDocument = (): Promise<OpenAPIV3_1.Document> => (made ??= buildOpenApi());
