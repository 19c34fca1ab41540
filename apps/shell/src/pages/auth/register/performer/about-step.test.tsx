import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubHttp, TestSession } from '@barg/session/testing';
import { renderWithUi } from '@barg/ui-kit/testing';
import register from '../../../../locales/register/en-US.json';
import shell from '../../../../locales/en-US.json';
import { AboutStep } from './about-step.tsx';

const values = { craft: 'Painter', country: 'IR', languages: ['fa'], birthDate: '1990-01-01' };

it('does not lead back while the account is being made, whose refusal nobody would hear', async () => {
  resetSession();
  stubHttp({
    'GET /countries/list': () => [],
    'GET /languages/list': () => [],
    'GET /user-additional': () => ({ crafts: [] }),
  });
  const answer = Promise.withResolvers<void>();
  const onSubmit = jest.fn(() => answer.promise);
  const step = <AboutStep values={values} onChange={jest.fn()} onBack={jest.fn()} onSubmit={onSubmit} />;
  renderWithUi(step, { texts: { register, shell }, wrapper: TestSession });
  const back = await screen.findByRole('button', { name: register.back });
  expect(back).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: register.submit }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(back).toBeDisabled();
  await act(async () => answer.resolve());
  await waitFor(() => expect(back).toBeEnabled());
});
