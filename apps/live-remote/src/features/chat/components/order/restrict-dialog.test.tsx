import { screen } from '@testing-library/react';
import { renderLive } from '../../../../testing/render-live.tsx';
import { leila, stream } from '../../../../testing/samples.ts';
import RestrictDialog from './restrict-dialog.tsx';

test.each([
  ['performer', 'mute', /in all your streams/],
  ['performer', 'ban', /in all your streams/],
  ['moderator', 'mute', /in all streams of this creator/],
  ['moderator', 'ban', /in all streams of this creator/],
] as const)('a %s reads in whose streams the %s holds', async (role, kind, where) => {
  const person = { _id: leila._id, name: 'Leila' };
  renderLive(<RestrictDialog streamId={stream()._id} {...{ person, kind, role }} onClose={() => {}} />);
  expect(await screen.findByText(where)).toBeInTheDocument();
});
