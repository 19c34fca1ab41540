const TAGS = ['wcag2a', 'wcag2aa', 'wcag22aa'];

/**
 * The accessibility violations that axe finds in the document, with the rules of e2e/fixtures/axe.ts. Contrast,
 * target sizes and labels that match visible text need a browser with layout, and are tested there.
 */
export const accessFaults = async (): Promise<string[]> => {
  // Imported on demand: it is larger than everything else that a test loads.
  const { default: axe } = await import('axe-core');
  const { violations } = await axe.run(document.body, {
    runOnly: { type: 'tag', values: TAGS },
    rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
};
