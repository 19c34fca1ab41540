import { screen } from '@testing-library/react';
import type { PerformerVerification } from '@barg/api-client/models';
import { renderOperator } from '../../testing/render-operator.tsx';
import { PerformerFacts } from './performer-facts.tsx';

const performer: PerformerVerification = {
  ...{ _id: 'p1', username: 'mahsa', name: 'Mahsa', craft: '', country: 'IR', submittedAt: null, status: 'pending' },
  ...{ reason: '', email: 'm@barg.example', birthDate: '1991-05-14', languages: [], bio: '', documents: [] },
  createdAt: '2026-11-25T10:00:00.000Z',
};

afterEach(() => jest.restoreAllMocks());

it('tells the day of birth that the documents have, also where it is the day before', () => {
  const { DateTimeFormat } = Intl;
  jest
    .spyOn(Intl, 'DateTimeFormat')
    .mockImplementation(
      (locale, options) => new DateTimeFormat(locale, { ...options, timeZone: options?.timeZone ?? 'America/Lima' }),
    );
  renderOperator(<PerformerFacts performer={performer} />);
  expect(screen.getByText('May 14, 1991')).toBeInTheDocument();
});
