/**
 * Stands before an expose: the shell draws this component, which draws the remote's through the remote's own JSX
 * runtime. Otherwise the outermost component would be the one that never changes.
 */
module.exports = function exposeLoader() {
  return `import ${JSON.stringify(this.getOptions().before)};
import Exposed from ${JSON.stringify(this.resourcePath)};
export default function Expose(props) {
  return <Exposed {...props} />;
}`;
};
