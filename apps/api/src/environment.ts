/** How the environment is read, for a web tier without the API. */
export { EnvironmentError, setVariables } from './platform/environment.ts';
