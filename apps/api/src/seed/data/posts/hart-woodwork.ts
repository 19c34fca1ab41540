import type { DemoPost } from '../types.ts';

export const hartWoodwork: readonly DemoPost[] = [
  {
    hoursAgo: 16,
    text: 'Bird number four flies. Lime wood body, ash wings, one counterweight the size of a hazelnut. Pull the string and it beats for almost a minute.',
    pictures: ['wooden-bird'],
    comments: [
      ['jonas.k', 'How long did the first three fly?', { replies: [['hart.woodwork', 'Downwards, mostly.']] }],
      ['hannah_o', 'I need one above my desk.'],
      ['nilou', 'خیلی قشنگ است!'],
    ],
  },
  {
    hoursAgo: 64,
    audience: 'subscribers',
    teaser: 'Full plans for the flying bird, metric and imperial.',
    text: 'Eleven parts on two sheets. The wing hinge is the only place where a millimetre matters, so the template for it is drawn at full size: print at 100 % and check the ruler on the edge before you cut.',
    pictures: ['wooden-bird-close', 'wooden-bird-lamps'],
  },
  {
    hoursAgo: 130,
    text: 'Sharp tools are safe tools, everybody says. What nobody says is that you notice a sharp cut much later. Plasters live next to the strop now.',
    comments: [
      ['tom_becker', 'Mine live next to the coffee. Same reason.'],
      ['kaveh.cooks', 'آشپزها هم همین مشکل را دارند.'],
    ],
  },
  {
    hoursAgo: 222,
    text: 'A clock face from one offcut of poplar, hour marks filled with dyed resin. Cutting the slots took ten minutes. Deciding where twelve goes took a week.',
    pictures: ['clock'],
    comments: [
      ['mei', 'The tilted twelve is perfect.'],
      ['omar_f', 'عمل رائع، الخط نظيف جداً.'],
    ],
  },
  {
    hoursAgo: 310,
    audience: 'subscribers',
    teaser: 'How I fill engraved marks with resin without bubbles.',
    text: 'Warm the wood first, not the resin. Two coats of shellac in the slot stop the dye from creeping along the grain. Pour in three thin layers and go for a walk between them.',
    pictures: ['clock-marks', 'clock-hands'],
  },
  {
    hoursAgo: 440,
    text: 'Green wood smells of cucumber, dry wood smells of nothing, and oak smells of an argument. That is most of what I know about seasoning.',
    comments: [
      ['emily.w', 'Oak absolutely smells of an argument.'],
      ['lucas', 'Reading this out loud to my carpenter father.'],
    ],
  },
  {
    hoursAgo: 570,
    text: 'Made the hands from an old steel ruler. If you look closely you can still read 14 centimetres at five past three.',
    pictures: ['clock-hands'],
  },
  {
    hoursAgo: 705,
    audience: { paid: 14 },
    teaser: 'Workbench plans: small flat, no bolts to the floor, under sixty in timber.',
    text: 'It knocks down into four pieces that fit behind a wardrobe. I have used mine daily for two years and replaced exactly one peg. The cutting list assumes the boards your shop really sells, not the sizes on the label.',
    pictures: ['clock-corner', 'bark'],
  },
  {
    hoursAgo: 890,
    audience: 'subscribers',
    teaser: 'The mistakes folder, volume three.',
    text: 'A drawer built inside out, a dovetail cut on the show side, and a spoon with a hole where a spoon should not have one. Each with what I saw, what I should have seen, and how it was rescued, or burnt.',
    pictures: ['bark'],
  },
  {
    hoursAgo: 1200,
    text: "My neighbour lent me her late husband's spokeshave. It was set so well that I did not dare to touch the screws. Some people sign their tools without writing a thing.",
    comments: [['sofia.r', 'That last line got me.']],
  },
  {
    hoursAgo: 1580,
    audience: 'subscribers',
    teaser: 'Choosing a first set of carving knives, with the cheap options tested.',
    text: 'Two knives and a strop, that is all. I carved the same spoon with five brands; the second cheapest held its edge longest and the dearest one looked best in its box.',
    pictures: ['wooden-bird-close'],
  },
  {
    hoursAgo: 2090,
    text: 'The lamps were here before the bird. I hung it as a joke for one evening and now visitors ask why the other rooms have no birds.',
    pictures: ['wooden-bird-lamps'],
    comments: [['maya.outside', 'Why do the other rooms have no birds?']],
  },
];
