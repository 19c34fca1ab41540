import { renderFeed } from '../../../testing/render-feed.tsx';
import { Film } from './player.styles.ts';

it('keeps captions off the lower edge of the film, and above the controls', () => {
  renderFeed(<Film $ratio={1} />);
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  const raised = rules.filter((rule) => rule.includes('::-webkit-media-text-track-container'));
  expect(raised.map((rule) => /translateY\((.*?)\)/.exec(rule)?.[1])).toEqual(['-10px', '-76px']);
});
