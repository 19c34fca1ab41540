export { WORKSPACE as WORKSPACE_ROOT } from '../workspace.ts';
