import type { DemoThread } from '../types.ts';

export const otherThreads: readonly DemoThread[] = [
  {
    fan: 'jonas.k',
    performer: 'arash.macro',
    lastHoursAgo: 8,
    messages: [
      { from: 'fan', text: 'Tried the twelve-frame stack on a beetle. The legs are ghosts.' },
      {
        from: 'performer',
        text: 'The beetle moved. Shoot before seven, or put him in the shade for ten minutes first.',
      },
      { from: 'fan', text: 'Shade worked! He looks furious and very sharp.' },
      { from: 'performer', text: 'Furious and sharp is the house style. Send it over.' },
    ],
  },
  {
    fan: 'emily.w',
    performer: 'arash.macro',
    lastHoursAgo: 180,
    unread: { by: 'performer', count: 1 },
    messages: [
      { from: 'fan', text: 'Which extension tubes would you get for a 50 mm?' },
      { from: 'performer', text: 'Any set with contacts. 12 and 20 together get you to half life size.' },
      { from: 'fan', text: 'Ordered. My garden has no idea what is coming.' },
    ],
  },
  {
    fan: 'hannah_o',
    performer: 'hart.woodwork',
    lastHoursAgo: 19,
    messages: [
      { from: 'fan', text: 'My bird flaps with one wing only. It looks like it is hailing a taxi.' },
      {
        from: 'performer',
        text: 'Ha. The left hinge is too tight. Take two strokes of sandpaper off the pin, not off the wing.',
      },
      { from: 'fan', text: 'Two strokes, and it flies. I may have cried a little.' },
      { from: 'performer', text: 'Everybody does with the first one. Hang it away from the radiator.' },
    ],
  },
  {
    fan: 'tom_becker',
    performer: 'hart.woodwork',
    lastHoursAgo: 290,
    messages: [
      { from: 'fan', text: 'Does the bench survive a third-floor flat with thin walls?' },
      { from: 'performer', text: 'Put it on cork mats and do the mallet work before six. The saw nobody hears.' },
      { from: 'fan', text: 'My neighbour plays the trombone, so I think we are even.' },
    ],
  },
  {
    fan: 'lucas',
    performer: 'maya.outside',
    lastHoursAgo: 29,
    messages: [
      { from: 'fan', text: 'Is it Thursday yet?' },
      { from: 'performer', text: 'The mechanic now says Monday. I have started naming the clouds.' },
      { from: 'fan', text: 'Post the clouds with their names, please.' },
      { from: 'performer', text: 'Deal. Gunnar is the big one.' },
    ],
  },
  {
    fan: 'layla.a',
    performer: 'salma.paper',
    lastHoursAgo: 37,
    messages: [
      { from: 'fan', text: 'السلام عليكم، هل تقيمين ورشة للمبتدئين هذا الشهر؟' },
      { from: 'performer', text: 'وعليكم السلام، نعم، السبت الأخير من الشهر في المرسم، والعدد ثمانية فقط.' },
      { from: 'fan', text: 'احجزي لي مكاناً ولأختي معي.' },
      { from: 'performer', text: 'تم الحجز. أحضرا مريولاً قديماً، فالألوان لا ترحم.' },
    ],
  },
  {
    fan: 'youssef',
    performer: 'salma.paper',
    lastHoursAgo: 95,
    unread: { by: 'fan', count: 1 },
    messages: [
      { from: 'fan', text: 'مرحباً، أريد عشر أوراق رخامية لدعوات زفاف.' },
      { from: 'performer', text: 'ألف مبروك! ما اللون الغالب على القاعة؟' },
      { from: 'fan', text: 'أزرق فاتح وذهبي.' },
      { from: 'performer', text: 'عندي ما يناسبك، سأصور لك ثلاث عينات غداً صباحاً.' },
    ],
  },
];
