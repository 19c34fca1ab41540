import type { FirstData } from '@barg/contract';

export const PROFILE_DATA = [
  { path: '/performers/:username', query: { endpoint: 'performer', argOf: ({ username }) => username } },
] as const satisfies readonly FirstData[];
