import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, IconButton, Inline, Text } from '@barg/ui-kit';
import { useFormContext } from '@barg/ui-kit/forms';
import { AlternativeButton, ConditionItem, ConditionList, Way } from './conditions.styles.ts';
import {
  BY_HAND,
  MOST_CONDITIONS,
  MOST_WAYS,
  newCondition,
  newRule,
  type Condition,
  type ListValues,
  type RuleValues,
} from './list-values.ts';
import { RuleFields } from './rule-fields.tsx';

/** What is added first: it asks for nothing further. */
const FIRST_KIND = 'follows';

/** A rule's name in the form. */
const nameOf = (place: number, way: number) => `conditions.${place}.ways.${way}` as const;

/** The conditions with other ways in one of them; without that one, if none is left. */
const withWays = (conditions: Condition[], place: number, ways: RuleValues[]): Condition[] =>
  conditions.toSpliced(place, 1, ...(ways.length > 0 ? [{ ways }] : []));

/**
 * The conditions of a list, all of which have to be met, each with its alternatives, one of which is enough. Every rule
 * is added, changed and removed where it stands; the focus goes to what was added, or to what stands before what was
 * removed.
 */
export function ConditionsField({ mayBeByHand }: { mayBeByHand: boolean }) {
  const { t } = useTranslation('creator-studio');
  const { watch, setValue, setFocus, formState } = useFormContext<ListValues>();
  const [focused, setFocused] = useState<{ place: number; way: number } | null>(null);
  const conditions = watch('conditions');
  useEffect(() => {
    if (focused) setFocus(`${nameOf(focused.place, focused.way)}.kind`);
  }, [focused, setFocus]);

  const isOnly = conditions.length === 1 && conditions[0]?.ways.length === 1;
  const isByHand = conditions[0]?.ways[0]?.kind === BY_HAND;
  const change = (next: Condition[], place: number, way: number): void => {
    setValue('conditions', next, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    setFocused({ place, way });
  };
  const handleRemove = (place: number, way: number, ways: RuleValues[]): void => {
    const isGone = ways.length === 1;
    const before = isGone ? Math.max(0, place - 1) : place;
    change(withWays(conditions, place, ways.toSpliced(way, 1)), before, isGone ? 0 : Math.max(0, way - 1));
  };
  const labelOf = (place: number, way: number): string =>
    way > 0 ? t('fans.form.either') : t(place === 0 ? 'fans.form.sort' : 'fans.form.further');

  return (
    <>
      {!isOnly && <Text tone="muted">{t('fans.form.joined')}</Text>}
      <ConditionList>
        {conditions.map(({ ways }, place) => (
          <ConditionItem key={place} $isFramed={!isOnly}>
            {ways.map(({ kind }, way) => (
              <Way key={way}>
                <div>
                  <RuleFields
                    name={nameOf(place, way)}
                    label={labelOf(place, way)}
                    kind={kind}
                    mayBeByHand={mayBeByHand && isOnly}
                  />
                </div>
                {!isOnly && (
                  <IconButton
                    icon={Trash2}
                    label={t('fans.form.removeRule', { rule: t(`fans.form.sorts.${kind}`) })}
                    onClick={() => handleRemove(place, way, ways)}
                  />
                )}
              </Way>
            ))}
            {!isByHand && ways.length < MOST_WAYS && (
              <AlternativeButton
                size="sm"
                variant="quiet"
                icon={Plus}
                onClick={() => change(withWays(conditions, place, [...ways, newRule(FIRST_KIND)]), place, ways.length)}
              >
                {t('fans.form.addWay')}
              </AlternativeButton>
            )}
          </ConditionItem>
        ))}
      </ConditionList>
      {!isByHand && conditions.length < MOST_CONDITIONS && (
        <Inline>
          <Button
            size="sm"
            icon={Plus}
            onClick={() => change([...conditions, newCondition(FIRST_KIND)], conditions.length, 0)}
          >
            {t('fans.form.addRule')}
          </Button>
        </Inline>
      )}
    </>
  );
}
