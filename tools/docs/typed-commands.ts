/** The commands of a page that begin like this, and the test that types them, or why none does. */
export type Typed = { begin: readonly string[] } & ({ by: string } | { why: string });

const deploy = 'npm run deploy -- ';
const GUIDES = 'tools/deploy/guides.test.ts';
const FIRST_REMOTE = 'tools/docs/first-remote.full.test.ts';
const OWN_REPOSITORY = 'tools/remote-kit/own-repository.full.test.ts';
const STARTS = 'e2e/specs/85-commands-that-start.spec.ts';

/** Every command of the pages that tell people what to type. A page that is not named here has none. */
export const TYPED: Record<string, readonly Typed[]> = {
  'README.md': [
    { begin: ['npm start'], by: STARTS },
    { begin: ['npm test'], why: 'what runs this test' },
    {
      begin: ['npm run build -w @barg/feed-remote'],
      why: 'the script that the stage "build" of npm test runs for each app',
    },
  ],
  'CONTRIBUTING.md': [
    { begin: ['node --test apps/api/src/modules/auth/auth.test.ts'], why: 'one of the files that npm test runs' },
  ],
  'docs/guides/contracts-and-versions.md': [
    { begin: ['npm run contract:check -- '], by: FIRST_REMOTE },
    { begin: ['BARG_CONTRACT_BASE=HEAD npm test'], why: 'npm test itself, compared with another commit' },
  ],
  'docs/guides/deploying.md': [
    { begin: ['npm start', 'REMOTES_DIR=', 'REMOTES_S3_BUCKET='], by: STARTS },
    { begin: [deploy], by: GUIDES },
    {
      begin: ['CANARY_MIN_FAILED_VISITORS=1 npm start'],
      why: 'npm start with the variable that e2e/specs/23-deployments.spec.ts gives its site',
    },
    {
      begin: ['npm run build -w @barg/feed-remote'],
      why: 'the script that the stage "build" of npm test runs for each app',
    },
  ],
  'docs/guides/files-in-a-bucket.md': [{ begin: ['STORAGE=s3 '], by: STARTS }],
  'docs/guides/languages.md': [{ begin: ['npm test -- --only check,api'], why: 'stages of what runs this test' }],
  'docs/guides/live-engines.md': [
    {
      begin: ['curl -s ', 'curl -i '],
      why: 'asks a server of the reader’s; apps/api/src/testing/janus.ts starts one as the guide says and asks it itself',
    },
  ],
  'docs/guides/money.md': [
    { begin: ['node apps/api/src/testing/stripe-stand-in/main.ts'], by: 'tools/docs/stand-in.test.ts' },
  ],
  'docs/guides/own-repository.md': [
    { begin: ['npm run new-remote -- commerce --take-out'], by: 'tools/remote-kit/taken-out.full.test.ts' },
    {
      begin: ['npm run packages', 'npm run new-remote -- quiz-night', 'npm install', 'npm run types', 'npm run lint'],
      by: OWN_REPOSITORY,
    },
    { begin: ['npm test', 'npm run build', 'npm run test:browser', 'npm run check'], by: OWN_REPOSITORY },
    { begin: [deploy, 'export BARG_DEPLOY_TO=', 'npm publish '], by: OWN_REPOSITORY },
    { begin: ['npx playwright install', 'npm update @barg/'], why: 'fetches from servers that a test does not ask' },
  ],
  'docs/guides/releasing-the-shell.md': [{ begin: [deploy], by: GUIDES }],
  'docs/guides/remote.md': [
    {
      begin: ['RECORD_SIZES=1 npm run build'],
      why: 'npm run build with the variable that npm run sizes gives each app',
    },
  ],
  'docs/guides/several-processes.md': [
    {
      begin: ['cd deploy', 'docker ', 'kubectl '],
      why: 'needs Docker or a cluster; tools/manifests reads what they read, tools/processes runs the same parts',
    },
    { begin: ['node apps/edge/src/main.ts'], why: 'what npm start starts' },
    { begin: ['npm run bench -- memory'], why: 'takes hours; its figures stand in docs/benchmarks.md' },
  ],
  'docs/guides/staging-to-production.md': [{ begin: [deploy], by: GUIDES }],
  'docs/guides/when-something-fails.md': [
    { begin: [`${deploy}webhook `], by: 'tools/deploy/webhook-guide.test.ts' },
    { begin: ['list', 'rollback', 'pause', 'history'].map((command) => deploy + command), by: GUIDES },
    { begin: ['OTEL_EXPORTER_OTLP_ENDPOINT='], by: STARTS },
    { begin: ['npm run dev -- '], by: FIRST_REMOTE },
    { begin: ['npm run contract:check -- '], by: FIRST_REMOTE },
    { begin: ['npm run operator:remove -- '], by: 'tools/operator/remove.test.ts' },
  ],
  'docs/guides/your-first-remote.md': [
    {
      begin: ['npm run ', 'node node_modules/ts7/', 'npx eslint ', 'npx jest ', 'rm -r ', 'git checkout '],
      by: FIRST_REMOTE,
    },
  ],
};
