import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import test from 'node:test';
import { WORKSPACE } from '../workspace.ts';
import { freeOrder, freePort, readTakenPlaces, remoteApps } from '../workspace-remotes.ts';

/** The figure that a guide has at this place. */
async function figureIn(guide: string, place: RegExp): Promise<number> {
  const text = await readFile(path.join(WORKSPACE, 'docs/guides', guide), 'utf8');
  const [, figure = ''] = place.exec(text) ?? [];
  assert.notEqual(figure, '', `${guide}: ${place} is not found any more`);
  return Number(figure);
}

test('the remote of the guides has the order and the port that the tool gives to the next one', async () => {
  const taken = await readTakenPlaces();
  assert.equal(await figureIn('slots-and-intents.md', /expose: '\.\/invitation', order: (\d+)/), freeOrder(taken));
  assert.equal(await figureIn('your-first-remote.md', /alone: +http:\/\/localhost:(\d+)\//), freePort(taken));
});

test('the site of the guides has as many remotes as there are here', async () => {
  const remotes = await figureIn('contracts-and-versions.md', /breaks none of the (\d+) remotes/);
  assert.equal(remotes, (await remoteApps()).length);
});
