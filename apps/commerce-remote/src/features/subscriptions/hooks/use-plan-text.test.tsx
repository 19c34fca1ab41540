import { screen } from '@testing-library/react';
import { mahsa, renderCommerce } from '../../../testing/render-commerce.tsx';
import { PlanChoice } from '../components/plan-choice.tsx';
import { plansOf } from './plans.ts';

it('says of what is paid once what a month comes to, and nothing of one month, whose price stands there', () => {
  const plans = plansOf(mahsa, { isFirst: false, freeMonths: 0 });
  renderCommerce(<PlanChoice plans={plans} chosen={plans[0]} choose={jest.fn()} isOnce />);
  const card = (name: RegExp) => screen.getByRole('radio', { name }).closest('label');
  expect(card(/Monthly/)).not.toHaveTextContent(/a month/);
  expect(card(/Yearly/)).toHaveTextContent(/That is .?5 tokens.? a month/);
});
