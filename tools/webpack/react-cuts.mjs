const NOT_LENT = (what) => `throw Error("${what} of React are not part of what this shell lends");`;
const FRAGMENT_REFS = NOT_LENT('Refs to fragments');

/** Methods of what a fragment's ref holds. */
const fragmentMethods = [
  'addEventListener = function (',
  'removeEventListener = function (',
  'dispatchEvent = function (event)',
  'focus = function (focusOptions)',
  'focusLast = function (focusOptions)',
  'blur = function ()',
  'observeUsing = function (observer)',
  'unobserveUsing = function (observer)',
  'getClientRects = function ()',
  'getRootNode = function (getRootNodeOptions)',
  'compareDocumentPosition = function (otherNode)',
  'scrollIntoView = function (alignToTop)',
].map((method) => [`FragmentInstance.prototype.${method}`, FRAGMENT_REFS]);

/**
 * What of React's renderer no page can reach: the shell makes the only root, and makes it anew. See
 * docs/decisions/0073-what-of-react-nobody-calls.md.
 */
export const reactCuts = {
  file: /react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/,
  constants: {
    // Nothing that a server has rendered is taken over.
    isHydrating: '!1',
    // As in a browser without view transitions: changes are shown at once.
    shouldStartViewTransition: '!1',
  },
  signals: [
    'SuspenseException',
    'SuspenseyCommitException',
    'SuspenseActionException',
    'SelectiveHydrationException',
    'HydrationMismatchException',
  ],
  bodies: {
    'exports.hydrateRoot = function (container, initialChildren, options)': NOT_LENT('Hydrated roots'),
    'function prepareToHydrateHostInstance(fiber)': '',
    'function popHydrationState(fiber)': 'return !1;',
    'function updateDehydratedSuspenseComponent(': '',
    'function canHydrateInstance(instance, type, props, inRootOrSingleton)': 'return null;',
    'function canHydrateTextInstance(instance, text, inRootOrSingleton)': 'return null;',
    'function canHydrateHydrationBoundary(instance, inRootOrSingleton)': 'return null;',
    'function getNextHydratable(node)': 'return null;',
    'function getParentHydrationBoundary(targetInstance)': 'return null;',
    'function clearHydrationBoundary(parentInstance, hydrationInstance)': '',
    'function hideOrUnhideDehydratedBoundary(suspenseInstance, isHidden)': '',
    'function clearIfContinuousEvent(domEventName, nativeEvent)': '',
    'function queueIfContinuousEvent(': 'return !1;',
    'function retryIfBlockedOn(unblocked)': '',
    'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration = function (target)': '',
    // A made-up navigation that keeps the browser's own wheel turning; each part of a page says that it is busy.
    'function defaultOnDefaultTransitionIndicator()': '',
    // Exported by React's experimental releases alone.
    'function updateSuspenseListComponent(current, workInProgress, renderLanes)': 'return null;',
    'function createViewTransitionInstance(name)': 'return { name: name };',
    'function applyViewTransitionToHostInstancesRecursive(': 'return !1;',
    'function restoreViewTransitionOnHostInstances(': '',
    'function measureViewTransitionHostInstancesRecursive(': 'return !1;',
    ...Object.fromEntries(fragmentMethods),
  },
};
