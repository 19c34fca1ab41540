import { createElement, useSyncExternalStore } from 'react';
import refresh from 'react-refresh/runtime';

/**
 * React refreshes components by itself only in its development build, and a deployed shell has the other. So each
 * component of the remote stands in the tree as one that never changes and draws whatever its source says now. Which
 * versions of a component belong together, and whether their hooks do, is told by React's own refresh runtime.
 */
const frames = new WeakMap();

const isPlainFunction = (type) => typeof type === 'function' && !type.prototype?.isReactComponent;

function createFrame(family) {
  const listeners = new Set();
  /** `generation` moves when the state of the version before does not fit the hooks of this one. */
  let state = { version: 0, generation: 0 };

  const subscribe = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  // Called, not drawn as an element of its own: so its hooks stay where they were.
  const Body = (props) => family.current(props);
  const Frame = (props) => {
    const { generation } = useSyncExternalStore(subscribe, () => state);
    // A copy, because React leaves alone what was given the same props again.
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

/** What stands in the tree for a component: itself, unless it is one of the remote's own. */
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
