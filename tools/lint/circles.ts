/**
 * The cycles of a graph: strongly connected components of two nodes or more (Tarjan), sorted.
 *
 * @param graph the targets of each node; nodes without any may be left out
 */
export const circlesOf = (graph: ReadonlyMap<string, readonly string[]>): string[][] => {
  const numbers = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];

  const visit = (node: string): number => {
    const number = numbers.size;
    numbers.set(node, number);
    open.push(node);
    let low = number;
    for (const next of graph.get(node) ?? []) {
      if (!numbers.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, lowest.get(next) ?? numbers.get(next) ?? low);
    }
    lowest.set(node, low);
    if (low === number) {
      const circle = open.splice(open.indexOf(node));
      if (circle.length > 1) circles.push(circle.sort());
    }
    return low;
  };

  for (const node of graph.keys()) if (!numbers.has(node)) visit(node);
  return circles;
};
