import { screen } from '@testing-library/react';
import { resetSession, stubHttp, testPerformer } from '@barg/session/testing';
import { accessFaults } from '@barg/ui-kit/testing';
import { renderStudio } from '../../../testing/render-studio.tsx';
import { ownPerformer } from '../../../testing/samples.ts';
import { Account } from './account.tsx';

const nothing = () => ({ data: [], total: 0 });

/** Sections of which only the full run of the browser's part looks at each, with words that come with what was read. */
test.each([
  ['pictures', 'Welcome video'],
  ['subscription', 'Price of a month'],
  ['links', 'Add a link'],
  ['blocked', 'Save'],
])('the section "%s" is accessible', async (id, seen) => {
  resetSession(testPerformer());
  stubHttp({
    'GET /performers/me/profile': () => ownPerformer(),
    'GET /countries/list': nothing,
    'GET /languages/list': nothing,
    'GET /block/countries': () => ({ countries: ['DE'] }),
    'GET /user-additional': () => ({ crafts: [], linkKinds: [], documentKinds: [] }),
  });
  renderStudio(<Account sectionId={id} />);
  expect((await screen.findAllByText(seen)).length).toBeGreaterThan(0);
  expect(await accessFaults()).toEqual([]);
});
