import { fireEvent, screen, waitFor } from '@testing-library/react';
import { loadAnewFor } from '@barg/session/load-anew';
import { resetSession, TestSession } from '@barg/session/testing';
import { renderWithUi } from '@barg/ui-kit/testing';
import auth from '../../../locales/auth/en-US.json';
import { useRecaptcha } from './bot-check.tsx';

jest.mock('@barg/session/load-anew', () => ({ loadAnewFor: jest.fn(() => false) }));

const scriptOfGoogle = () => document.head.querySelector('script[src*="recaptcha"]');

function Check() {
  return useRecaptcha('key').notice;
}

beforeEach(() => {
  resetSession();
  Object.assign(performance, { getEntriesByType: () => [{ name: location.href }] });
});

test('a page whose policy does not let Google’s box in says so, and is loaded anew where it came without the key', async () => {
  renderWithUi(<Check />, { texts: { auth }, wrapper: TestSession });
  const script = await waitFor(() => scriptOfGoogle() ?? Promise.reject(new Error('not yet')));
  expect(loadAnewFor).not.toHaveBeenCalled();
  fireEvent.error(script);
  expect(await screen.findByText(auth.botCheck.missing)).toBeVisible();
  expect(loadAnewFor).toHaveBeenCalledWith('googleReCaptchaSiteKey');
});
