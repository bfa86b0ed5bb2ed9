const marks = ['\u0300', '\u0301', '\u0303', '\u0309', '\u0323', '\u0302', '\u0306', '\u031b']
const vowels = ['a', 'e', 'i', 'o', 'u', 'y', 'A', 'E', 'O', 'U']
/** A vowel with its form and its tone, the two marks in both orders: one letter either way. */
const toned = vowels.flatMap((vowel) =>
  ['\u0302', '\u0306', '\u031b'].flatMap((form) => [
    `B${vowel}${form}\u0301n`,
    `B${vowel}\u0323${form}n`,
  ]),
)
const joined = [
  'Nguyễn',
  'Nguye\u0302\u0303n',
  'Thúy',
  'Thuý',
  'Thu\u0301y',
  'Đặng',
  'Đa\u0323\u0306ng',
  'ĐẶNG',
  'ư\u01a1',
  'Ⱥ',
]
const directions = [
  '\u202eabc\u202c',
  '\u202a\u202b',
  '\u2066x\u2069',
  '\u200fאבג',
  'مرحبا',
  '\u061cx',
]
const unseen = [
  'a\u200bb',
  'a\u200cb',
  'a\u200db',
  '\ufeffab',
  'a\u00adb',
  'a\u2060b',
  '\u180ea',
  'a\u034fb',
  '\u200b',
]
const emoji = [
  '😀',
  '👨‍👩‍👧‍👦',
  '🇻🇳',
  '👍🏽',
  '❤️',
  '☎︎',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '1️⃣',
  '😀'.repeat(60),
  '👨‍👩‍👧‍👦'.repeat(9),
]
const planes = [
  '𝒳𝓎',
  '𠮷野家',
  '𐍈',
  '\u{10ffff}',
  '\u{1f9ff}',
  '\ufffe',
  '\uffff',
  '\ufffd',
  '\u{e0001}',
]
const halves = ['\ud800', '\udc00', 'a\ud800b', '\udc00\ud800', '\ud83d', 'x\ude00']
const cases = ['İstanbul', 'ıſ', 'ẞ', 'ﬁn', 'ǅ', 'Σς', 'K', 'Å', 'ﷺ', '㎏', '①', 'Ⅳ', '½']
const wide = ['０９１２３', 'ＡＢＣ', '＜ｂ＞', '｡', '　x　', '٣٤', '१२३', '𝟙𝟚']
const spaces = [
  'a\u00a0b',
  'a\u2003b',
  'a\u3000b',
  '\u2028',
  'a\u2028b',
  'a\u2029b',
  ' a ',
  '\u00a0',
  'a  b',
  'a\u1680b',
]
const controls = [
  'a\u0000b',
  'a\u0007b',
  'a\u001bb',
  'a\u007fb',
  'a\u0085b',
  'a\u009fb',
  'a\tb',
  'a\nb',
  'a\r\nb',
  'a\rb',
]
const piled = [
  'e\u0301'.repeat(80),
  `Z${'\u0336\u0357\u0489'.repeat(20)}`,
  `a${'\u0300'.repeat(90)}`,
  '\u0301',
  'ก\u0e49\u0e49\u0e49',
]
const quotes = [
  "O'Brien",
  '“ngoặc”',
  'a"b',
  '<b>a</b>',
  'a&amp;b',
  'a\\b',
  '%41',
  '\\u0041',
  '&#65;',
  '$&',
  '{0}',
  '$1',
  'a--b',
  '/*a*/',
]
const long = [
  'x'.repeat(99),
  'ễ'.repeat(100),
  'e\u0302\u0303'.repeat(60),
  'x'.repeat(100),
  'x'.repeat(101),
  'ễ'.repeat(501),
]

/** Texts that programs store, cut, fold or show wrongly. */
export const unicodeTexts: readonly string[] = [
  ...toned,
  ...vowels.slice(0, 4).flatMap((vowel) => marks.map((mark) => `${vowel}${mark}`)),
  ...[joined, directions, unseen, emoji, planes, halves, cases, wide, spaces, controls].flat(),
  ...[piled, quotes, long].flat(),
]
