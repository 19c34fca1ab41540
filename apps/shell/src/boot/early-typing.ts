import { isTakenOver } from './early-press.ts';
import { isHeard } from './heard-events.tsx';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** How long a field may wait for the code of its part of the page, milliseconds. */
const PATIENCE = 10_000;
const LOOK_EVERY = 50;
const CHOICES = 'input[type=radio], input[type=checkbox]';
/** Fields whose state is React's alone: of forms that are sent react-hook-form reads what stands in the fields. */
const FIELDS = `input[type=search], input[type=text], textarea, select, ${CHOICES}`;
const POSTED = 'form[method=post]';

const isChoice = (field: Field): field is HTMLInputElement => field.matches(CHOICES);

const isOfOneGroup = (one: Field, other: Field): boolean =>
  one !== other && one.type === 'radio' && other.type === 'radio' && one.name === other.name;

/** What the visitor has made of a field. */
const stateOf = (field: Field): string => (isChoice(field) ? String(field.checked) : field.value);

function isChanged(field: Field): boolean {
  if (isChoice(field)) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const drawn = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  return field.selectedIndex !== Math.max(drawn, 0);
}

/** Whether React shows a value by itself: it was searched for before React was told. */
const isKnown = (field: Field, value: string): boolean => stateOf(field) === value && !isChanged(field);

/** Has React hear of a value as if it were written now. */
function tell(field: Field, value: string): void {
  if (isChoice(field)) {
    const isChosen = value === 'true';
    // Of radio buttons the one that was chosen tells of the others.
    if (field.type === 'radio' && !isChosen) return;
    field.checked = !isChosen;
    field.click();
    return;
  }
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  // React took what stands there for the value that it has drawn: it has to see another one in between.
  field.value = '';
  const Kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(Kind.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Searches, filters and choices that a visitor changed before the page answered keep what was written or chosen, but
 * React does not know of it: it is told once it has taken the field over.
 */
export function answerEarlyTyping(root: Element): void {
  const end = Date.now() + PATIENCE;
  /** What was written last: React puts its own value back into a field when it renders the page for another one. */
  const written = new Map<Field, string>();
  const answer = (field: Field): void => {
    let wasSeen = false;
    const look = (): void => {
      const value = written.get(field);
      if (value === undefined || !field.isConnected || Date.now() > end) return;
      // What a part begins with once it is there (its effects) comes a moment later.
      if (wasSeen) {
        written.delete(field);
        if (!isKnown(field, value)) tell(field, value);
        return;
      }
      wasSeen = isTakenOver(field);
      setTimeout(look, LOOK_EVERY);
    };
    setTimeout(look, LOOK_EVERY);
  };
  const note = (field: Field): void => {
    if (!written.has(field)) answer(field);
    written.set(field, stateOf(field));
  };
  const isWaitedFor = (field: Field): boolean => !field.closest(POSTED) && !isTakenOver(field);
  for (const field of root.querySelectorAll<Field>(FIELDS)) if (isWaitedFor(field) && isChanged(field)) note(field);
  /** While the page is taken over, in slices: before React hears of it. */
  const keep = ({ target }: Event): void => {
    const field = target instanceof Element && target.closest<Field>(FIELDS);
    if (!field) return;
    // Another choice, which React may have heard of by itself: the one before is given up.
    for (const other of [...written.keys()]) if (isOfOneGroup(field, other)) written.delete(other);
    if (written.has(field) || isWaitedFor(field)) note(field);
  };
  /** What was searched for is known: a form reads its fields itself. */
  const forget = (event: SubmitEvent): void => {
    if (!isHeard(event)) return;
    for (const field of [...written.keys()]) if (field.form === event.target) written.delete(field);
  };
  window.addEventListener('input', keep, true);
  // On its way back up, once React has heard it.
  window.addEventListener('submit', forget);
  setTimeout(() => {
    window.removeEventListener('input', keep, true);
    window.removeEventListener('submit', forget);
  }, PATIENCE);
}
