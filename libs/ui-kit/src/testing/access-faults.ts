const TAGS = ['wcag2a', 'wcag2aa', 'wcag22aa'];

/**
 * What axe finds in the document that keeps somebody from using it, as e2e/fixtures/axe.ts asks it. Colours, the
 * size of what is pressed and whether its name is what it shows are left to a browser, which draws pages.
 */
export const accessFaults = async (): Promise<string[]> => {
  // Only where it is asked for: it is larger than all else that a test loads.
  const { default: axe } = await import('axe-core');
  const { violations } = await axe.run(document.body, {
    runOnly: { type: 'tag', values: TAGS },
    rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
};
