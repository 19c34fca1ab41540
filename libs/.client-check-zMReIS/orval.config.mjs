import { operationsOnly } from './orval-input.mjs';

/** Operations as plain functions on the one axios instance, one file a tag, types beside them in `models`. */
export default {
  api: {
    input: { target: './openapi.json', override: { transformer: operationsOnly } },
    output: {
      client: 'axios-functions',
      mode: 'tags',
      target: './src/generated/api.ts',
      schemas: './src/generated/models',
      clean: true,
      namingConvention: 'kebab-case',
      override: { mutator: { path: './src/mutator.ts', name: 'request' } },
    },
  },
};
