import { createElement, useSyncExternalStore } from 'react';
import refresh from 'react-refresh/runtime';

/**
 * React refreshes components only in its development build, and a deployed shell has the other. So each component of
 * the remote is rendered by a wrapper that never changes and calls the newest version of its source. React's refresh
 * runtime tells which versions belong together and whether their hooks match.
 */
const frames = new WeakMap();

const isPlainFunction = (type) => typeof type === 'function' && !type.prototype?.isReactComponent;

function createFrame(family) {
  const listeners = new Set();
  /** `generation` increases when the old state does not fit the new version's hooks. */
  let state = { version: 0, generation: 0 };

  const subscribe = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  // Called as a function, not rendered as an element, so that its hooks stay in place.
  const Body = (props) => family.current(props);
  const Frame = (props) => {
    const { generation } = useSyncExternalStore(subscribe, () => state);
    // A copy, because React skips elements with the same props object.
    return createElement(isPlainFunction(family.current) ? Body : family.current, { ...props, key: generation });
  };
  const update = (isStale) => {
    state = { version: state.version + 1, generation: state.generation + (isStale ? 1 : 0) };
    listeners.forEach((listener) => listener());
  };
  return { Frame, update };
}

const frameOf = (family) => {
  const frame = frames.get(family) ?? createFrame(family);
  frames.set(family, frame);
  return frame;
};

/** The wrapper for a component of the remote; other components as they are. */
export const stableType = (type) => {
  const family = refresh.getFamilyByType(type);
  return family ? frameOf(family).Frame : type;
};

const { performReactRefresh } = refresh;
refresh.performReactRefresh = () => {
  const changes = performReactRefresh();
  changes?.updatedFamilies.forEach((family) => frameOf(family).update(false));
  changes?.staleFamilies.forEach((family) => frameOf(family).update(true));
  return changes;
};
