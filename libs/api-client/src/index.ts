// By package name, not by path: inside of a remote only the package name resolves to the shared instance.
export * from '@barg/api-client/http';
export { request } from './mutator.ts';
