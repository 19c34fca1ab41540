/**
 * Tells the minifier that components and contexts made at top level may go when nothing uses them: marks the calls
 * that make them as pure, and drops the display names, which serve developers' tools only.
 */
module.exports = (source) =>
  source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/^((?:var|let|const) \w+ = )(React\w*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2');
