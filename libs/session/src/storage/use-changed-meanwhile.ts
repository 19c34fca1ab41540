import { useRef, useState } from 'react';
import { changedElsewhere, isChangedMeanwhile, isUnanswered, pickFields } from './changed-meanwhile.ts';
import { withTheirGroups } from './form-draft.ts';
import { copyOf, hasFields, isSame, settleForm, type SettledForm } from './form-values.ts';

/** A field of three readings: what it began with, what is typed in it, and what stands there by now. */
interface ThreeReadings {
  began: unknown;
  typed: unknown;
  now: unknown;
}

/** How fields that two tabs may both change are put together, by their names, as with `mergedList`. */
export type PutTogether = Readonly<Record<string, (field: ThreeReadings) => unknown>>;

interface EditedForm<Item, Fields, Body> {
  form: SettledForm & { formState: { defaultValues?: object } };
  /** Of {@link useUnsentForm}, whose rules compare the fields that are guarded. */
  unsent: { read: () => object; beginWith: (values: object) => void };
  /** What the form's fields are of an item. */
  valuesOf: (item: Item) => Fields;
  /** What would be sent of the fields, as `changedFields` has it; of what is left out nothing is compared. */
  bodyOf: (fields: Fields) => Body;
  /** Reads the item anew. */
  reload: () => Promise<Item>;
  /** Fields that mean something together alone, as in the rules of its drafts: of two tabs they are not put together. */
  together?: ReadonlyArray<readonly string[]>;
  /** Lists of which each tab keeps what it has added; the body is without them, as nobody has to choose. */
  putTogether?: PutTogether;
}

type Values = Record<string, unknown>;

/** What the fields that were left alone began with: without those that belong to a changed one. */
const leftAlone = (began: Values, typed: Values, together: ReadonlyArray<readonly string[]>): Values => {
  const changed = Object.keys(began).filter((name) => !isSame(began[name], typed[name]));
  const isKept = withTheirGroups(changed, { together });
  return Object.fromEntries(Object.entries(began).filter(([name]) => !isKept(name)));
};

const NOTHING: PutTogether = {};

/** What those fields are to hold that both tabs may have changed. */
const mergedFields = (rules: PutTogether, readings: { began: Values; typed: Values; now: Values }): Values =>
  Object.fromEntries(
    Object.entries(rules).map(([name, merge]) => {
      const [began, typed, now] = [readings.began[name], readings.typed[name], readings.now[name]];
      return [name, merge({ began, typed, now })];
    }),
  );

/** See {@link useChangedMeanwhile}. */
interface ChangedMeanwhile<Body> {
  /** What stands elsewhere where this form has been changed too, since a refusal and until the next save. */
  theirs: Partial<Body> | null;
  /**
   * Sends changes with what they are based on, for the API to compare. Rejects as `send` does, after the form has taken
   * over what was changed elsewhere.
   */
  saving: <Saved>(
    changes: Partial<Body>,
    send: (basedOn: Partial<Body> | undefined) => Promise<Saved>,
  ) => Promise<Saved>;
}

/**
 * Keeps a form from replacing what another tab or device has saved meanwhile without a word. Of what the API refuses for
 * that nothing is lost: the item is read anew, fields that were left alone take the new values, those that were changed
 * keep what was typed, and the next save replaces what was then shown. What this page has sent itself, and had no answer
 * to, is not another's.
 */
export const useChangedMeanwhile = <Item, Fields extends object, Body extends object>({
  form,
  unsent,
  valuesOf,
  bodyOf,
  reload,
  together = [],
  putTogether = NOTHING,
}: EditedForm<Item, Fields, Body>): ChangedMeanwhile<Body> => {
  const [theirs, setTheirs] = useState<Partial<Body> | null>(null);
  const unanswered = useRef<Partial<Body>>({});

  /** Lets the form go on from what stands there by now; answers that. */
  const follow = async (): Promise<Body> => {
    const values = valuesOf(await reload());
    const began: Values = { ...form.formState.defaultValues };
    const typed: Values = copyOf(form.getValues());
    const merged = mergedFields(putTogether, { began: { ...began, ...unsent.read() }, typed, now: values as Values });
    settleForm(form, leftAlone(began, typed, together), values);
    for (const [name, value] of Object.entries(merged)) {
      if (!isSame(form.getValues()[name], value)) form.setValue(name, value as never, { shouldDirty: true });
    }
    unsent.beginWith(values);
    return bodyOf(values);
  };

  const saving: ChangedMeanwhile<Body>['saving'] = async (changes, send) => {
    setTheirs(null);
    const basedOn = pickFields(bodyOf(unsent.read() as Fields), changes);
    try {
      const saved = await send(hasFields(basedOn) ? basedOn : undefined);
      unanswered.current = {};
      return saved;
    } catch (failure) {
      if (isUnanswered(failure)) unanswered.current = changes;
      if (!isChangedMeanwhile(failure)) throw failure;
      const now = await follow().catch(() => null);
      // Its words stay as they are, and the next save asks again.
      if (!now) throw failure;
      const elsewhere = changedElsewhere({ changes, basedOn, now, unanswered: unanswered.current });
      // Nothing that anybody else has written would be replaced.
      if (!hasFields(elsewhere)) return await send(undefined);
      setTheirs(elsewhere);
      throw failure;
    }
  };
  return { theirs, saving };
};
