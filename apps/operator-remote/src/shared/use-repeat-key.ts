import { useRef } from 'react';
import { newIdempotencyKey } from '@barg/api-client/http';

/**
 * The key of a form that makes something: the same words sent again, because nobody heard whether they had arrived, make
 * it once. Other words are another thing, and so are the same ones after it was made.
 *
 * @example
 * const repeat = useRepeatKey();
 * await create({ body, key: repeat.keyOf(body) }).unwrap();
 * repeat.forget();
 */
export function useRepeatKey() {
  const last = useRef<{ said: string; key: string }>(undefined);
  return {
    keyOf: (body: object): string => {
      const said = JSON.stringify(body);
      if (last.current?.said !== said) last.current = { said, key: newIdempotencyKey() };
      return last.current.key;
    },
    forget: (): void => {
      last.current = undefined;
    },
  };
}
