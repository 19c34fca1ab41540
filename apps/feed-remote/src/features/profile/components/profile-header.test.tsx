import { screen } from '@testing-library/react';
import { resetSession, stubHttp } from '@barg/session/testing';
import { renderFeed } from '../../../testing/render-feed.tsx';
import { sampleProfile } from '../../../testing/samples.ts';
import { ProfileHeader } from './profile-header.tsx';

beforeEach(() => {
  resetSession();
  stubHttp({});
});

test('what she makes stands among the facts of her', () => {
  renderFeed(<ProfileHeader performer={sampleProfile({ craft: 'Ceramics' })} />);
  expect(screen.getByText('Ceramics')).toBeInTheDocument();
});
