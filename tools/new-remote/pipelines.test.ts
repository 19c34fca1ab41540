import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import test, { type TestContext } from 'node:test';
import { parse } from 'yaml';
import { createRepository } from './create-repository.ts';
import { readOptions } from './options.ts';

interface Workflow {
  concurrency?: object;
  jobs: { deploy: { if: string } };
}

interface GitLabPipeline {
  deploy: { resource_group?: string; environment: string };
}

const setUp = async (t: TestContext, ...args: string[]) => {
  const root = await mkdtemp(path.join(os.tmpdir(), 'barg-pipelines-'));
  t.after(() => rm(root, { recursive: true, force: true }));
  const repository = path.join(root, 'own');
  await createRepository(readOptions([...args, '--repository', repository]), repository);
  return (place: string): Promise<string> => readFile(path.join(repository, place), 'utf8');
};

test('the pipelines of a repository publish no older commit after a newer one', async (t) => {
  const read = await setUp(t, 'quiz-night');
  const workflow = parse(await read('.github/workflows/remote.yml')) as Workflow;
  assert.deepEqual(workflow.concurrency, { group: 'remote-${{ github.ref }}', 'cancel-in-progress': true });
  assert.equal(workflow.jobs.deploy.if, "github.ref == 'refs/heads/main'");
  const { deploy } = parse(await read('.gitlab-ci.yml')) as GitLabPipeline;
  assert.deepEqual([deploy.resource_group, deploy.environment], ['production', 'production']);
  assert.match(await read('README.md'), /Prevent outdated deployment jobs/);
});

test('one that was taken out has them too', async (t) => {
  const read = await setUp(t, 'commerce', '--take-out');
  assert.match(await read('.github/workflows/remote.yml'), /cancel-in-progress: true/);
  assert.match(await read('.gitlab-ci.yml'), /resource_group: production/);
  assert.match(await read('README.md'), /Prevent outdated deployment jobs/);
});
