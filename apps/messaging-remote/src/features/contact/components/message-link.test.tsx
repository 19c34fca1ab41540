import { screen } from '@testing-library/react';
import { resetSession, testPerformer } from '@barg/session/testing';
import { renderMessaging } from '../../../testing/render-messaging.tsx';
import { mahsa, me } from '../../../testing/samples.ts';
import { MessageLink } from './message-link.tsx';

test.each([
  ['a fan', me],
  ['a guest, by way of the login', null],
])('leads %s to the conversation with the performer', (_who, user) => {
  resetSession(user);
  renderMessaging(<MessageLink performer={mahsa} />);
  expect(screen.getByRole('link', { name: /Message.*Mahsa Karimi/ })).toHaveAttribute(
    'href',
    `/messages?to=${mahsa._id}`,
  );
});

test('is not offered to performers: they cannot write to each other', () => {
  resetSession(testPerformer());
  renderMessaging(<MessageLink performer={mahsa} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
