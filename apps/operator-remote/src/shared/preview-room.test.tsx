import { screen } from '@testing-library/react';
import { renderOperator } from '../testing/render-operator.tsx';
import { PreviewRoom } from './preview-room.tsx';

const draw = (isAsked: boolean, query: { currentData?: string; error?: { message: string } }) => {
  renderOperator(
    <section aria-label="Dialog">
      <PreviewRoom isAsked={isAsked} query={query}>
        {(words) => <p>{words}</p>}
      </PreviewRoom>
    </section>,
  );
  return screen.getByRole('region').firstElementChild;
};

it('keeps its room empty where nothing is asked: no skeleton, and nothing of what was asked before', () => {
  expect(draw(false, { currentData: 'The fan pays', error: { message: 'Too much' } })).toBeEmptyDOMElement();
});

it('shows that it is on the way', () => {
  expect(draw(true, {})?.querySelector('[aria-hidden]')).toBeInTheDocument();
});

it('shows what would happen', () => {
  expect(draw(true, { currentData: 'The fan pays' })).toHaveTextContent(/^The fan pays$/);
});

it('tells why nothing can', () => {
  expect(draw(true, { error: { message: 'The tokens are spent' } })).toHaveTextContent('The tokens are spent');
  expect(screen.getByRole('alert')).toBeVisible();
});
