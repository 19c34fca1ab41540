import type { DemoPost } from '../types.ts';

export const mayaOutside: readonly DemoPost[] = [
  {
    hoursAgo: 3,
    text: 'Woke up at four for this, and the sun came up exactly where the map said and fifteen minutes later than the app said. Trust the map.',
    pictures: ['sunset-sun'],
    comments: [
      ['arash.macro', 'The app has never knelt in wet grass.'],
      ['jonas.k', 'That flare is beautiful, please never remove it.'],
    ],
  },
  {
    hoursAgo: 50,
    audience: 'subscribers',
    teaser: 'Location notes: the hill with the stone table, where to park and when to go.',
    text: "Leave the van at the lower lay-by, the upper one is somebody's drive. The table points due east within two degrees, so from mid March to late April the sun rises straight along it.",
    pictures: ['sunset-table', 'sunset'],
  },
  {
    hoursAgo: 136,
    text: 'I have photographed this bridge eleven times and only today looked up. The cables were the picture all along.',
    pictures: ['bridge'],
    comments: [
      ['tom_becker', 'Eleven! And here I give up after two.'],
      ['sofia.r', 'Looking up is underrated.'],
      ['navid_t', 'خطوطش مثل خوشنویسی است.'],
    ],
  },
  {
    hoursAgo: 226,
    text: 'Low tide means two hours of mud and ten minutes of mirror. Bring boots for the first and nothing at all for the second, just stand there.',
    pictures: ['estuary'],
    comments: [['emily.w', 'Ten minutes of mirror is going in my notebook.']],
  },
  {
    hoursAgo: 328,
    audience: { paid: 10 },
    teaser: 'My full editing session of the autumn valley, start to finish.',
    text: 'Thirty-five minutes without cuts, wrong turns included. I pull the greens towards yellow first, which looks horrible for about a minute, and then the larches suddenly separate from the meadow.',
    pictures: ['autumn', 'autumn-trees'],
  },
  {
    hoursAgo: 455,
    text: 'Autumn is not a colour, it is a direction of light. The same slope at noon looked like a car park.',
    pictures: ['autumn-fir'],
    comments: [
      ['leila.trails', 'جمله‌ی اولت را برای همنوردها ترجمه کردم.'],
      ['mei', 'Now I want to see the car park version.'],
    ],
  },
  {
    hoursAgo: 630,
    audience: 'subscribers',
    teaser: 'Long exposures in daylight: filters, numbers, a table to print.',
    text: 'Ten stops turns a fifteenth into a minute, roughly. Focus first, then screw the filter in, then check the focus again because you moved it. The table on the second picture lives taped inside my lens cap.',
    pictures: ['bridge-cables', 'estuary'],
  },
  {
    hoursAgo: 850,
    text: 'The van broke down in the best place so far. I have a kettle, a tripod and a mechanic who says Thursday, so I am not in a hurry.',
    comments: [
      ['lucas', 'A mechanic who says Thursday is a gift.'],
      ['hannah_o', 'Which Thursday, though?'],
    ],
  },
  {
    hoursAgo: 1230,
    text: 'Three ridges, three distances, one blue getting paler. If I could only photograph one thing it would be air.',
    pictures: ['autumn-peaks'],
  },
  {
    hoursAgo: 1620,
    audience: 'subscribers',
    teaser: 'Planning a night at the coast: moon, tide and cloud in one page.',
    text: 'Start from the tide, because it cannot be waited out in the dark. Then the moon, then the clouds, and cancel without guilt when two of the three say no. My success rate is one night in five.',
    pictures: ['sea-reflection', 'milky-way'],
  },
  {
    hoursAgo: 2280,
    audience: { paid: 6.5 },
    teaser: 'Six wide prints for screens with two monitors.',
    text: 'Each is 7680 pixels wide and cut so that the horizon never falls on the gap between the monitors. I tested on my own mismatched pair, which are two centimetres apart in height.',
    pictures: ['milky-wide', 'estuary', 'autumn-peaks'],
  },
];
