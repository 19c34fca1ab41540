import assert from 'node:assert/strict';
import test from 'node:test';
import { StartError } from '../start-error.ts';
import { startRole } from './start-role.ts';

test('a wrong variable stops the start with its sentence alone', async () => {
  const start = () => startRole({ ROLE: '', PUBLIC_URL: 'barg.example' });
  await assert.rejects(
    start,
    (error) => error instanceof StartError && /variable PUBLIC_URL is not valid/.test(error.message),
  );
});
