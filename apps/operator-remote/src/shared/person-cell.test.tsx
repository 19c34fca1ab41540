import { screen } from '@testing-library/react';
import { stylesOf } from '@barg/ui-kit/testing';
import { renderOperator } from '../testing/render-operator.tsx';
import { PersonCell } from './person-cell.tsx';

it('asks for the room of a short name, and has a long one as its title', () => {
  const name = 'Wolfeschlegelsteinhausenbergerdorff von der Très-Longue-Rivière';
  const person = { _id: 'user-1', name, username: 'wolfe', avatarUrl: null, isPerformer: false };
  renderOperator(<PersonCell person={person} />, { route: '/' });
  const cell = screen.getByTitle(name);
  expect(cell).toContainElement(screen.getByText(name));
  expect(stylesOf(cell)).toMatch(/grid-template-columns: auto minmax\(5rem, ?max-content\)/);
});
