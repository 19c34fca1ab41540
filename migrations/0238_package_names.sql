-- Names of the first packages in the languages that came later. Those that an operator has named otherwise keep what they
-- have: whoever reads another language reads the English name.
-- The comment of the column: by culture; the first three always, the others where somebody has written them.
comment on column token_packages.names is 'by culture: fa-IR, en-US and ar-EG always, the others where there is one';

update token_packages package
set names = package.names || further.names
from (values
  ('00000000-0000-7000-8000-000000000101'::uuid, '{"fa-IR": "برگ", "en-US": "Leaf", "ar-EG": "ورقة"}'::jsonb,
    '{"he-IL": "עלה", "ur-PK": "پتا", "tr-TR": "Yaprak", "ru-RU": "Лист", "de-DE": "Blatt", "fr-FR": "Feuille",
      "es-ES": "Hoja", "hi-IN": "पत्ता", "zh-CN": "叶子"}'::jsonb),
  ('00000000-0000-7000-8000-000000000102', '{"fa-IR": "شاخه", "en-US": "Branch", "ar-EG": "غصن"}',
    '{"he-IL": "ענף", "ur-PK": "شاخ", "tr-TR": "Dal", "ru-RU": "Ветка", "de-DE": "Zweig", "fr-FR": "Branche",
      "es-ES": "Rama", "hi-IN": "शाखा", "zh-CN": "树枝"}'),
  ('00000000-0000-7000-8000-000000000103', '{"fa-IR": "درخت", "en-US": "Tree", "ar-EG": "شجرة"}',
    '{"he-IL": "עץ", "ur-PK": "درخت", "tr-TR": "Ağaç", "ru-RU": "Дерево", "de-DE": "Baum", "fr-FR": "Arbre",
      "es-ES": "Árbol", "hi-IN": "पेड़", "zh-CN": "大树"}'),
  ('00000000-0000-7000-8000-000000000104', '{"fa-IR": "باغ", "en-US": "Garden", "ar-EG": "بستان"}',
    '{"he-IL": "גן", "ur-PK": "باغ", "tr-TR": "Bahçe", "ru-RU": "Сад", "de-DE": "Garten", "fr-FR": "Jardin",
      "es-ES": "Jardín", "hi-IN": "बाग़", "zh-CN": "花园"}')
) as further (id, seeded, names)
where package.id = further.id and package.names = further.seeded;
