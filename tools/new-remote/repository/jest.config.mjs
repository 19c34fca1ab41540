import { remoteTests } from '@barg/remote-kit/jest';

export default remoteTests(import.meta.dirname);
