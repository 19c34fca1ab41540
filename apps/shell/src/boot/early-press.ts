import { isHeard, isHeardOf } from './heard-events.tsx';

/** As the web tier's script in a drawn page knows them: apps/edge/src/page/start-scripts.ts. */
const [LATER_ID, PRESSED] = ['scripts', 'data-pressed'];
/** How long a press may wait for the code of its part of the page, milliseconds. */
const PATIENCE = 10_000;
const LOOK_EVERY = 50;
const BUTTON = 'button[type=button]';
/** Forms that wait for their scripts. */
const WAITING = 'form[method=post],form[role=search]';
const SUBMIT = '[type=submit]';

/**
 * Whether React has taken an element over. React drops presses on a part whose code is still on its way, and tells nobody;
 * by this property, which it keeps what it knows of an element in, one sees it. Where that is called otherwise one day,
 * such presses are lost, and nothing else.
 */
export const isTakenOver = (element: Element): boolean =>
  Object.keys(element).some((property) => property.startsWith('__reactProps$'));

const nameOf = (button: Element): string | null => button.getAttribute('aria-label') ?? button.textContent;
const namesakesOf = (name: string | null): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('button')].filter((button) => nameOf(button) === name);

/** A form without a button is sent by Enter. */
const fire = (element: HTMLElement | undefined): void =>
  element instanceof HTMLFormElement ? element.requestSubmit() : element?.click();

interface LatePress {
  /** Presses a button, or sends a form that has none, once React has taken it over, or what stands in its place where React has drawn that part anew. */
  press: (button: HTMLElement) => void;
  /** Whoever presses something else meanwhile wants the former press no more. */
  forget: () => void;
}

function createLatePress(): LatePress {
  let latest = 0;
  const press = (button: HTMLElement): void => {
    const turn = (latest += 1);
    const [name, end] = [nameOf(button), Date.now() + PATIENCE];
    const place = namesakesOf(name).indexOf(button);
    let wasSeen = false;
    const look = (): void => {
      if (turn !== latest || Date.now() > end || button.matches(':disabled')) return;
      const here = button.isConnected ? button : namesakesOf(name)[place];
      // What a part begins with once it is there (its effects) comes a moment later. React knows of an element before
      // its part is on the page: then it does not hear yet.
      if (wasSeen && isHeardOf(() => fire(here))) return;
      wasSeen = here !== undefined && isTakenOver(here);
      setTimeout(look, LOOK_EVERY);
    };
    setTimeout(look, LOOK_EVERY);
  };
  return { press, forget: () => void (latest += 1) };
}

/** Keeps what is pressed in parts of a drawn page that React has not taken over yet. */
function keepPresses({ press, forget }: LatePress): void {
  const drawn = new WeakSet<Element>(document.querySelectorAll(`${BUTTON},${WAITING}`));
  /** React takes over what it can while an event is on its way. */
  const pressUnheard = (event: Event, element: HTMLElement): void =>
    void setTimeout(() => {
      if (!isHeard(event)) press(element);
    });
  const keep = (event: MouseEvent): void => {
    const { target } = event;
    const button = target instanceof Element && target.closest<HTMLElement>(BUTTON);
    if (!button) return;
    forget();
    if (drawn.has(button)) pressUnheard(event, button);
  };
  /** Sent by itself, a form would have the page loaded anew, and what was typed would be gone. */
  const keepForm = (event: SubmitEvent): void => {
    const form = event.target instanceof Element && event.target.closest<HTMLFormElement>(WAITING);
    if (!form || event.defaultPrevented || !drawn.has(form)) return;
    event.preventDefault();
    pressUnheard(event, event.submitter ?? form.querySelector<HTMLElement>(SUBMIT) ?? form);
  };
  window.addEventListener('click', keep, true);
  window.addEventListener('submit', keepForm, true);
  setTimeout(() => {
    window.removeEventListener('click', keep, true);
    window.removeEventListener('submit', keepForm, true);
  }, PATIENCE);
}

/**
 * Presses the button that a visitor pressed before the page answered, the last one, or sends the form that was sent, as
 * soon as React has taken over where it stands: at once React would answer, but before the part has begun with what it
 * does once it is there.
 */
export function answerEarlyPress(): void {
  document.getElementById(LATER_ID)?.remove();
  const pressed = document.querySelector<HTMLElement>(`[${PRESSED}]`);
  pressed?.removeAttribute(PRESSED);
  const late = createLatePress();
  if (pressed) late.press(pressed);
  keepPresses(late);
}
