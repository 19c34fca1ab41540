import { screen, within } from '@testing-library/react';
import type { AuditEntry } from '@barg/api-client/models';
import { messages, renderOperator } from '../../testing/render-operator.tsx';
import { AuditDetails } from './audit-details.tsx';

const { audit, settings, codes } = messages;

const draw = (details: AuditEntry['details']): HTMLElement => {
  const entry: AuditEntry = {
    ...{ _id: 'e1', operator: null, action: 'settings.changed', targetType: null, targetId: null },
    ...{ details, createdAt: '2026-11-26T10:00:00.000Z' },
  };
  renderOperator(<AuditDetails entry={entry} />, { route: '/' });
  return screen.getByRole('group');
};

const valueOf = (details: HTMLElement, name: string): HTMLElement => {
  const value = within(details).getByText(name).closest('div')?.querySelector('dd');
  if (!value) throw new Error(`There is no ${name}.`);
  return value;
};

it('says what a change was and what it became, a setting by its name in the form', () => {
  const details = draw({
    commissionPercent: { before: 20, after: 12.5 },
    hashPwClient: { before: false, after: true },
  });
  expect(valueOf(details, settings.commissionPercent)).toHaveTextContent(`${audit.was} 20${audit.became} 12.5`);
  const hashing = valueOf(details, settings.hashPwClient);
  expect(hashing).toHaveTextContent(`${audit.was} ${messages.no}${audit.became} ${messages.yes}`);
});

it('says states in words, and leaves what people wrote as it is', () => {
  const details = draw({ state: { before: 'active', after: 'suspended' }, reason: 'active', note: null });
  expect(valueOf(details, audit.names.state)).toHaveTextContent(audit.words.suspended);
  expect(valueOf(details, audit.names.reason)).toHaveTextContent(/^active$/);
  expect(valueOf(details, audit.names.note)).toHaveTextContent(audit.nothing);
});

it('names countries, of which the code is stored', () => {
  const details = draw({ blockedCountries: { before: ['DE'], after: ['DE', 'IR', 'ZZZ'] }, country: 'FR' });
  expect(valueOf(details, audit.names.country)).toHaveTextContent('France');
  const items = within(valueOf(details, audit.names.blockedCountries)).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Germany', 'Germany', 'Iran', 'ZZZ']);
});

it('shows moments in the reader’s way, and things with their kind', () => {
  const id = '0198f1c2-0000-7000-8000-000000000001';
  const details = draw({ validFrom: '2026-11-26T10:00:00.000Z', below: `comment:${id}` });
  expect(valueOf(details, audit.names.validFrom)).not.toHaveTextContent('T10:00');
  expect(valueOf(details, audit.names.below)).toHaveTextContent(`${codes.targets.comment} ${id}`);
});

it('shows texts in several languages one below the other, and lists by their items', () => {
  const details = draw({
    texts: { before: null, after: { 'fa-IR': { title: 'قوانین' } } },
    documents: ['pending', 'selfie'],
  });
  expect(valueOf(details, audit.names.texts)).toHaveTextContent(`fa-IR: ${audit.names.title}: قوانین`);
  const items = within(valueOf(details, audit.names.documents)).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([audit.words.pending, 'selfie']);
});

it.each(['help', 'toString'])('shows a name without words as it is: %s', (name) => {
  const details = draw({ [name]: 1 });
  expect(within(details).getByText(name).tagName).toBe('CODE');
});
