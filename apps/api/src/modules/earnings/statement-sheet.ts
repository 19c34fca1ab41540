import type { Author } from '@barg/contract';
import type { PrintedLocale } from '../../platform/pdf/printed-locale.ts';
import type { Sheet, SheetRow, SheetTable } from '../../platform/pdf/sheet.ts';
import { inLanguage } from '../../shared/in-language.ts';
import { isolate } from '../../shared/isolate.ts';
import { movementWords } from '../ledger/movement-words.ts';
import { siteNameIn } from '../settings/site-name.ts';
import type { Earning } from './earnings.schema.ts';
import { statementWordsIn } from './statement-words.ts';
import type { Statement } from './statements.schema.ts';

/** What a printed statement adds to its figures. The date matters, because the month may not be over. */
interface Facts {
  performer: Author | undefined;
  siteName: string;
  madeAt: string;
}

/** A monthly statement for the PDF: the same figures, order and labels as on the studio's page. */
export const statementSheet = (statement: Statement, facts: Facts, locale: PrintedLocale): Sheet => {
  const words = statementWordsIn(locale);
  const { month, monthDays, moment } = inLanguage(locale);
  const days = monthDays(statement.month);
  const { performer, siteName, madeAt } = facts;
  return {
    locale,
    title: words.of.replace('{{month}}', month(statement.month)),
    heading: words.title,
    issuer: siteNameIn(locale, siteName),
    facts: [
      { name: words.creator, value: performer ? nameOf(performer) : '' },
      { name: words.month, value: month(statement.month) },
      ...(days ? [{ name: words.days, value: days }] : []),
      { name: words.madeOn, value: moment(madeAt) },
    ],
    tables: [
      { headings: [words.kind, words.count, words.amount], rows: rowsOf(statement, locale) },
      ...takenBackOf(statement, locale),
    ],
  };
};

const nameOf = ({ name, username }: Author): string =>
  username === null ? isolate(name) : `${isolate(name)} ${isolate(`@${username}`)}`;

const rowsOf = ({ opening, closing, sums }: Statement, locale: PrintedLocale): SheetRow[] => {
  const words = statementWordsIn(locale);
  const { number, tokens } = inLanguage(locale);
  return [
    { label: words.opening, cells: ['–', tokens(opening)] },
    ...sums.map(({ kind, count, amount }) => ({ label: words.kinds[kind], cells: [number(count), tokens(amount)] })),
    { label: words.closing, cells: ['–', tokens(closing)], isTotal: true },
  ];
};

/** What was taken back, each with when, from whom and for what; no table where nothing was. */
const takenBackOf = ({ takenBack, hasMoreTakenBack }: Statement, locale: PrintedLocale): SheetTable[] => {
  const words = statementWordsIn(locale);
  if (takenBack.length === 0) return [];
  const rows = takenBack.map((earning) => takenBackRow(earning, locale));
  const rest = { label: words.moreTakenBack, cells: ['…'] };
  return [
    {
      caption: words.takenBack,
      headings: [words.kind, words.amount],
      rows: hasMoreTakenBack ? [...rows, rest] : rows,
    },
  ];
};

const takenBackRow = (earning: Earning, locale: PrintedLocale): SheetRow => {
  const { moment, tokens } = inLanguage(locale);
  const { kindOf, subjectOf } = movementWords(locale, 'performer');
  const { user, givenTo } = earning;
  const movement = {
    ...{ kind: earning.kind, item_type: earning.itemType, reversed_kind: earning.reversedKind },
    ...{ given_to: givenTo?._id ?? null, title: earning.title },
  };
  const subject = subjectOf(movement, new Map(givenTo ? [[givenTo._id, givenTo]] : []));
  const facts = [moment(earning.createdAt), user ? nameOf(user) : '', subject ? isolate(subject) : ''];
  return {
    label: kindOf(movement),
    note: facts.filter(Boolean).join(' · '),
    cells: [tokens(earning.net)],
  };
};
