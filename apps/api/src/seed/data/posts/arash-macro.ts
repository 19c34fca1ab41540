import type { DemoPost } from '../types.ts';

export const arashMacro: readonly DemoPost[] = [
  {
    hoursAgo: 5,
    text: 'Shot at 6:40 this morning with the sun behind the seed head. One frame, f/4, and a lot of kneeling in wet grass.',
    pictures: ['dandelion'],
    comments: [
      ['emily.w', 'Worth the wet knees.'],
      ['nilou', 'نورش فوق‌العاده است.'],
      ['jonas.k', 'Handheld or tripod?', { replies: [['arash.macro', 'Handheld, elbows on a camera bag.']] }],
    ],
  },
  {
    hoursAgo: 47,
    audience: 'subscribers',
    teaser: 'Raw file of the week: the dragonfly, with my edit as a sidecar.',
    text: 'I lifted the shadows on the thorax by one stop and left the sky alone. Try it without the sharpening step first; the wing veins hold up better than you expect.',
    pictures: ['dragonfly', 'dragonfly-close'],
  },
  {
    hoursAgo: 96,
    text: 'سنجاقک‌ها صبح زود هنوز سردند و تکان نمی‌خورند. اگر ساعت شش کنار آب باشید، تا هفت و نیم مدل صبورتری از هر آدمی دارید.',
    pictures: ['dragonfly-close'],
    comments: [
      ['siavash', 'ساعت شش؟ من تا هفت و نیم خودم هم سردم.'],
      ['bahar', 'کدام پارک؟'],
      ['arash.macro', 'باغ‌های قصردشت، کنار جوی بالایی.'],
    ],
  },
  {
    hoursAgo: 150,
    audience: { paid: 8 },
    teaser: 'Night over the salt lake: the full-resolution panorama, printable to one metre.',
    text: 'Eleven frames, twenty seconds each, stitched by hand because the software kept inventing stars. The file is 16-bit and the reflection is real: it had rained for three days.',
    pictures: ['milky-way', 'sea-reflection'],
  },
  {
    hoursAgo: 201,
    text: 'A nuthatch walks down the trunk head first, which no other bird here bothers to do. I waited forty minutes and it was gone in four seconds.',
    pictures: ['nuthatch'],
    comments: [
      ['hannah_o', 'Four seconds well used.'],
      ['maya.outside', 'That background is so clean it looks like a studio.'],
    ],
  },
  {
    hoursAgo: 262,
    audience: 'subscribers',
    teaser: 'My focus stacking routine, step by step.',
    text: 'Twelve frames is enough for anything bigger than an ant. Move the camera, not the ring, in steps a third of your depth of field, and shoot the first frame twice so that you can throw away the shaky one.',
    pictures: ['dandelion-close'],
  },
  {
    hoursAgo: 372,
    text: 'People ask which macro lens to buy. Buy a set of extension tubes, spend a month with them, and then you will know why you want the lens.',
    comments: [
      ['reza.gh', 'این جمله دویست دلار به نفع من تمام شد.'],
      ['tom_becker', 'Too late, but thank you.'],
    ],
  },
  {
    hoursAgo: 470,
    text: 'The same meadow an hour later. The heads lower down had already let go, which is why the light gets all the way to the ground.',
    pictures: ['dandelion-field'],
  },
  {
    hoursAgo: 590,
    audience: 'subscribers',
    teaser: 'Field notes from April: what opened, what I missed.',
    text: 'First damselfly on the ninth, a week early. I missed the mantis hatching by one day, for the third year running, so the next page of the notebook is a plan with an alarm in it.',
    pictures: ['dragonfly-leaves', 'bark'],
  },
  {
    hoursAgo: 745,
    text: 'پوست درخت را دست‌کم نگیرید. از سی سانتی‌متری همان کاری را با نور می‌کند که کوه از سی کیلومتری.',
    pictures: ['bark'],
    comments: [['leila.trails', 'کوه هم همین نظر را دارد.']],
  },
  {
    hoursAgo: 1010,
    text: 'The odd night sky, as promised in the bio. No moon, no wind, one very curious fox just outside the frame.',
    pictures: ['milky-wide'],
    comments: [
      ['lucas', 'Justice for the fox.'],
      ['arman.p', 'از کجای فارس گرفته شده؟'],
    ],
  },
  {
    hoursAgo: 1330,
    audience: { paid: 3 },
    teaser: 'Three phone wallpapers from the galaxy series.',
    text: 'Cropped for tall screens with the core in the upper third, so that the clock stays readable. Use them anywhere you like except in print.',
    pictures: ['milky-core', 'milky-way'],
  },
  {
    hoursAgo: 1710,
    audience: 'subscribers',
    teaser: 'What is in my bag, weighed on a kitchen scale.',
    text: 'Four kilos and sixty grams, of which one kilo is things I never used this year. The foam kneeling pad costs less than a coffee and is the one item I would buy again tomorrow.',
    pictures: ['dragonfly-leaves'],
  },
  {
    hoursAgo: 2230,
    text: 'A year of Fridays: fifty-two galleries, and I can still count the pictures I am proud of on two hands. That feels about right.',
    pictures: ['nuthatch-close'],
    comments: [['sofia.r', 'Two hands a year is a career.']],
  },
];
