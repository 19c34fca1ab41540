import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';

const WORKSPACE = path.resolve(import.meta.dirname, '../..');

/** Where lines are cut without the kit's `oneLine`, and why their text is cut at its own end there as well. */
const REASONS: Record<string, string> = {
  'apps/account-remote/src/features/people/people.styles.ts': 'the texts below a name, in the language of the page',
  'apps/feed-remote/src/entities/media/player/player-bar.styles.ts': 'a choice of the player',
  'apps/feed-remote/src/entities/performer/components/performer-row.styles.ts':
    'a time in the language of the page; a craft, which is an item of a flex line',
  'apps/feed-remote/src/entities/post/components/post-card.styles.ts': 'a handle that fits, and a time',
  'apps/feed-remote/src/features/profile/components/profile-extras.styles.ts': 'an address, an item of a flex line',
  'apps/live-remote/src/features/watch/components/player.styles.ts': 'a choice of the player',
  'apps/messaging-remote/src/features/conversations/components/thread/thread.styles.ts':
    'how somebody is there, and the words in an empty field, in the language of the page',
  'apps/operator-remote/src/features/frame/operator-frame.styles.ts': 'a link of the frame',
  'libs/ui-kit/src/components/brand-logo/brand-logo.styles.ts': 'a bdi, an item of a flex line',
  'libs/ui-kit/src/components/dots/dots.styles.ts': 'facts, each an item of a flex line',
  'libs/ui-kit/src/components/person/person.styles.ts': 'a bdi, an item of a flex line',
  'libs/ui-kit/src/components/text/one-line.ts': 'the kit’s line itself',
  'libs/ui-kit/src/fields/field.styles.ts': 'fields, which have the direction of their text',
  'libs/ui-kit/src/pickers/combobox.styles.ts': 'a field, which has the direction of its text',
};

test('text of users is cut by `oneLine`: a bare ellipsis cuts a Latin text of a Persian page where it begins', async () => {
  const files = globSync('{apps,libs}/*/src/**/*.{ts,tsx}', { cwd: WORKSPACE }).filter(
    (file) => !file.includes('.test.'),
  );
  const cutting: string[] = [];
  for (const file of files.map((found) => found.replaceAll('\\', '/')))
    if (/text-overflow: ellipsis/.test(await readFile(path.join(WORKSPACE, file), 'utf8'))) cutting.push(file);
  assert.deepEqual(cutting.toSorted(), Object.keys(REASONS).toSorted());
});
