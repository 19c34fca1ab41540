import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubHttp, testPerformer } from '@barg/session/testing';
import { arriveAtOnce, arriving, FakeTransfer } from '../../../testing/fake-transfer.ts';
import { renderStudio } from '../../../testing/render-studio.tsx';
import { NewProduct } from './new-product.tsx';

jest.mock('tus-js-client', () => ({ Upload: jest.requireActual('../../../testing/fake-transfer.ts').FakeTransfer }));

const picture = new File(['bytes'], 'bowl.jpg', { type: 'image/jpeg' });
const discard = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Discard it' }));
  await userEvent.click(screen.getByRole('button', { name: 'Discard it' }));
};

/** Leaves the form with a picture and, where one is given, a title, and opens it again. */
const comeBack = async (title = '') => {
  const page = renderStudio(<NewProduct />);
  await userEvent.upload(await screen.findByLabelText('Add pictures'), picture);
  await waitFor(() => expect(FakeTransfer.made).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  if (title) await userEvent.type(screen.getByLabelText('Title'), title);
  page.unmount();
  return renderStudio(<NewProduct />);
};

beforeEach(() => {
  FakeTransfer.made = [];
  FakeTransfer.onStart = arriveAtOnce;
  resetSession();
  resetSession(testPerformer());
  URL.createObjectURL = () => 'blob:local';
  URL.revokeObjectURL = () => {};
  stubHttp(arriving);
});

test('what is discarded takes its pictures with it, for good', async () => {
  const page = await comeBack('Bowl');
  await screen.findByRole('button', { name: 'Remove file' });
  expect(screen.getByLabelText('Title')).toHaveValue('Bowl');
  await discard();
  expect(screen.getByLabelText('Title')).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Remove file' })).not.toBeInTheDocument();
  expect(screen.queryByText(/^You wrote this earlier/)).not.toBeInTheDocument();
  page.unmount();
  renderStudio(<NewProduct />);
  // What was left behind would stand before it.
  await userEvent.upload(await screen.findByLabelText('Add pictures'), picture);
  expect(await screen.findAllByRole('button', { name: 'Remove file' })).toHaveLength(1);
});

test('pictures without words can be discarded too', async () => {
  await comeBack();
  expect(await screen.findByText(/^You wrote this earlier/)).toBeInTheDocument();
  await discard();
  expect(screen.queryByRole('button', { name: 'Remove file' })).not.toBeInTheDocument();
});
