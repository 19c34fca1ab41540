import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testPerformer } from '@barg/session/testing';
import { renderLive } from '../../../testing/render-live.tsx';
import { measureLine } from '../media/measure-line.ts';
import { broadcast } from '../session/broadcast.ts';
import { LineCheck } from './line-check.tsx';

jest.mock('../media/measure-line.ts', () => ({ measureLine: jest.fn() }));

const measure = jest.mocked(measureLine);
const open = () => renderLive(<LineCheck />, { user: testPerformer() });
const says = (words: string) => screen.getByText((text) => text.includes(words));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => act(() => broadcast.settings.change({ quality: 'standard' })));

test('says what it costs before it measures, and that it measures', async () => {
  measure.mockReturnValueOnce(new Promise(() => undefined));
  const { unmount } = open();
  expect(says('Sends about 600 kB')).toBeInTheDocument();
  await press('Measure the line');
  expect(says('Measuring…')).toBeInTheDocument();
  unmount();
  expect(measure.mock.calls[0]?.[0].aborted).toBe(true);
});

test('a line that carries the chosen quality is said to', async () => {
  measure.mockResolvedValueOnce(6_400_000);
  open();
  await press('Measure the line');
  expect(says('6.4 Mbit/s')).toBeInTheDocument();
  expect(says('up to “Very good (1080p)”')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Choose/ })).not.toBeInTheDocument();
});

test('where the chosen quality is too much, the fitting one is a press away', async () => {
  measure.mockResolvedValueOnce(1_500_000);
  open();
  await press('Measure the line');
  await press('Choose “Saving data (360p)”');
  expect(broadcast.settings.getValue().quality).toBe('low');
  expect(screen.queryByRole('button', { name: /^Choose/ })).not.toBeInTheDocument();
});

test('a line that carries none says what can be done', async () => {
  measure.mockResolvedValueOnce(300_000);
  open();
  await press('Measure the line');
  expect(says('0.3 Mbit/s')).toBeInTheDocument();
  expect(says('too little')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Choose/ })).not.toBeInTheDocument();
});

test('what could not be measured is said with its reason, and can be measured again', async () => {
  measure.mockRejectedValueOnce(new Error('Too many requests.'));
  open();
  await press('Measure the line');
  expect(says('Too many requests.')).toBeInTheDocument();
  measure.mockResolvedValueOnce(6_400_000);
  await press('Measure again');
  expect(says('6.4 Mbit/s')).toBeInTheDocument();
});
