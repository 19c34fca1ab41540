// By the package's name, not by path: inside a remote the shared instance answers to that name only.
export * from '@barg/api-client/http';
export { request } from './mutator.ts';
