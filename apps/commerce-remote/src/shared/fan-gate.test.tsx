import { screen } from '@testing-library/react';
import { useLocation } from '@barg/runtime/router';
import { resetDelayedSession, resetSession, testPerformer, testUser } from '@barg/session/testing';
import { renderCommerce } from '../testing/render-commerce.tsx';
import { FanGate } from './fan-gate.tsx';

const Address = () => <p data-testid="address">{useLocation().pathname}</p>;

it.each([
  ['a guest to log in', () => resetSession(), '/auth/login', ''],
  [
    'a performer nowhere, and says why',
    () => resetSession(testPerformer()),
    '/mahsa.art',
    'Only fan accounts have a wallet',
  ],
  ['whose account is delayed nowhere, and says why', resetDelayedSession, '/mahsa.art', 'errors.accountDelayed'],
])('leads %s', (_who, begin, address, said) => {
  begin();
  const onRefused = jest.fn();
  renderCommerce(
    <>
      <Address />
      <FanGate onRefused={onRefused}>paying</FanGate>
    </>,
    { route: '/mahsa.art' },
  );
  expect(onRefused).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('paying')).not.toBeInTheDocument();
  expect(screen.getByTestId('address')).toHaveTextContent(address);
  expect(screen.getByRole('status')).toHaveTextContent(said);
});

it('lets a fan through', () => {
  resetSession(testUser());
  renderCommerce(<FanGate onRefused={jest.fn()}>paying</FanGate>);
  expect(screen.getByText('paying')).toBeInTheDocument();
});
