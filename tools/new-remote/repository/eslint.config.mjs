import { remoteLint } from '@barg/remote-kit/lint';

export default remoteLint(import.meta.dirname);
