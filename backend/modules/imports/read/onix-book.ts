import type { Given, Problem } from '@/backend/modules/imports/import-row'
import { all, firstOf, type OnixElement, textAt } from '@/backend/modules/imports/read/onix-element'
import {
  notPrinted,
  type OnixWays,
  onixPrices,
  supplierStock,
} from '@/backend/modules/imports/read/onix-prices'
import { htmlOf } from '@/backend/modules/imports/read/read-cells'
import { rowTexts } from '@/backend/modules/imports/texts'
import { readIsbn } from '@/contract/isbn'
import { messages } from '@/contract/messages'

type Part = (product: OnixElement, ways: OnixWays) => { given: Given; problems?: Problem[] }

/** Codelist 5: ISBN-13, a GTIN that is one, the ISBN of ten digits; 01 is the publisher's own number. */
const isbn: Part = (product) => {
  const numbers = all(product, 'productidentifier')
  const written = firstOf(numbers, 'productidtype', ['15', '03', '02'])
  const text = written ? textAt(written, 'idvalue') : ''
  if (text === '') return { given: {} }
  const value = readIsbn(text)
  return value
    ? { given: { isbn: value } }
    : { given: {}, problems: [{ field: 'isbn', text: messages.badIsbn }] }
}

const wordsOf = (element: OnixElement) =>
  textAt(element, 'titletext') ||
  [textAt(element, 'titleprefix'), textAt(element, 'titlewithoutprefix')].filter(Boolean).join(' ')

/** Codelist 15 and 149: the distinctive title, the element of the product itself; a part of a set has the set's name where it has none of its own. */
function titleOf(detail: OnixElement | undefined, level: readonly string[]): string {
  if (!detail) return ''
  const elements = all(detail, 'titleelement')
  const element = firstOf(elements, 'titleelementlevel', level)
  if (!element) return ''
  const set = firstOf(elements, 'titleelementlevel', ['02', '03'])
  const title = wordsOf(element) || (set && set !== element ? wordsOf(set) : '')
  const part = textAt(element, 'partnumber')
  const subtitle = textAt(element, 'subtitle')
  const numbered = part
    ? `${title}${title && ' - '}${/^\d+$/.test(part) ? `Tập ${part}` : part}`
    : title
  return subtitle ? `${numbered}: ${subtitle}` : numbered
}

const title: Part = (product) => {
  const details = all(product, 'descriptivedetail', 'titledetail')
  const name = titleOf(firstOf(details, 'titletype', ['01']), ['01'])
  const collection = all(product, 'descriptivedetail', 'collection', 'titledetail')
  const series = titleOf(firstOf(collection, 'titletype', ['01']) ?? collection[0], ['02', '03'])
  return { given: { ...(name && { productName: name }), ...(series && { series }) } }
}

const inverted = (name: string) => name.split(/,\s*/).reverse().join(' ').trim()

const nameOf = (person: OnixElement) =>
  textAt(person, 'personname') ||
  textAt(person, 'corporatename') ||
  [textAt(person, 'namesbeforekey'), textAt(person, 'keynames')].filter(Boolean).join(' ') ||
  inverted(textAt(person, 'personnameinverted'))

/** Codelist 17: A01 wrote it, A02 wrote with them, B06 translated it; compilers and editors where nobody wrote. */
const people: Part = (product) => {
  const persons = all(product, 'descriptivedetail', 'contributor').sort(
    (one, other) => Number(textAt(one, 'sequencenumber')) - Number(textAt(other, 'sequencenumber')),
  )
  const named = (...roles: string[]) =>
    persons
      .filter((person) =>
        all(person, 'contributorrole').some(({ text }) => roles.includes(text.trim())),
      )
      .map(nameOf)
      .filter(Boolean)
      .join(', ')
  const author = named('A01', 'A02') || named('A38', 'C01', 'B01', 'B11')
  const translator = named('B06')
  return { given: { ...(author && { author }), ...(translator && { translator }) } }
}

const languages: Readonly<Record<string, string>> = {
  ...{ vie: 'vi', eng: 'en', fre: 'fr', fra: 'fr', ger: 'de', deu: 'de', rus: 'ru' },
  ...{ chi: 'zh', zho: 'zh', jpn: 'ja', kor: 'ko', spa: 'es' },
}

const millimetres: Readonly<Record<string, number>> = { mm: 1, cm: 10, in: 25.4 }
const grams: Readonly<Record<string, number>> = { gr: 1, kg: 1000, oz: 28.35, lb: 453.6 }
const written = (mm: number) => String(Math.round(mm) / 10).replace('.', ',')

/** Codelist 48 and 50: 01 height, 02 width, 08 weight. */
const measures: Part = (product) => {
  const list = all(product, 'descriptivedetail', 'measure')
  const measured = (type: string, units: Readonly<Record<string, number>>) => {
    const one = firstOf(list, 'measuretype', [type])
    const unit = one && units[textAt(one, 'measureunitcode')]
    const amount = one && Number(textAt(one, 'measurement'))
    return unit && amount && amount > 0 ? amount * unit : null
  }
  const [height, width, weight] = [
    measured('01', millimetres),
    measured('02', millimetres),
    measured('08', grams),
  ]
  return {
    given: {
      ...(height && width && { size: `${written(width)} × ${written(height)} cm` }),
      ...(weight && { weight: Math.round(weight) }),
    },
  }
}

/** Codelists 150, 22, 23 and 30: binding, language, pages, and the school year where one is named. */
const form: Part = (product, { defaults }) => {
  const detail = all(product, 'descriptivedetail')[0]
  if (!detail) return { given: {} }
  const binding = textAt(detail, 'productform')
  const language = firstOf(all(detail, 'language'), 'languagerole', ['01'])
  const code = (language ? textAt(language, 'languagecode') : defaults.language).toLowerCase()
  const extents = all(detail, 'extent').filter((one) => textAt(one, 'extentunit') === '03')
  const extent = firstOf(extents, 'extenttype', ['00', '11', '07', '05', '06', '08'])
  const pages = extent && Number(textAt(extent, 'extentvalue'))
  const school = firstOf(all(detail, 'audiencerange'), 'audiencerangequalifier', ['11', '26'])
  const grade = school && Number(textAt(school, 'audiencerangevalue'))
  return {
    given: {
      ...(binding === 'BB' && { coverForm: 'hard' as const }),
      ...(binding === 'BC' && { coverForm: 'soft' as const }),
      ...(code && { language: languages[code] ?? code }),
      ...(pages && { pages }),
      ...(grade && { grade }),
    },
  }
}

/** Codelist 27: the publisher's and the shop's own schemes name categories in words, the others in codes. */
const subjects: Part = (product) => {
  const guesses = all(product, 'descriptivedetail', 'subject')
    // 20 is the code for keywords.
    .filter((subject) => textAt(subject, 'subjectschemeidentifier') !== '20')
    .map((subject) => textAt(subject, 'subjectheadingtext'))
    .filter(Boolean)
  return { given: { ...(guesses.length > 0 && { guesses }) } }
}

/** Codelist 153: the description, else the short one. */
const text: Part = (product) => {
  const list = all(product, 'collateraldetail', 'textcontent')
  const one = firstOf(list, 'texttype', ['03', '02'])
  const description = one ? textAt(one, 'text') : ''
  return { given: { ...(description && { description: htmlOf(description) }) } }
}

/** Codelists 158 and 159: pictures, the front cover first. */
const pictures: Part = (product) => {
  const resources = all(product, 'collateraldetail', 'supportingresource').filter(
    (one) => textAt(one, 'resourcemode') === '03',
  )
  const kinds = ['01', '02', '07']
  const images = kinds.flatMap((kind) =>
    resources
      .filter((one) => textAt(one, 'resourcecontenttype') === kind)
      .map((one) => textAt(one, 'resourceversion', 'resourcelink'))
      .filter(Boolean),
  )
  return { given: { ...(images.length > 0 && { images: [...new Set(images)] }) } }
}

const publishing: Part = (product) => {
  const detail = all(product, 'publishingdetail')[0]
  if (!detail) return { given: {} }
  const house = firstOf(all(detail, 'publisher'), 'publishingrole', ['01', '02'])
  const publisher =
    (house && textAt(house, 'publishername')) || textAt(detail, 'imprint', 'imprintname')
  const date = firstOf(all(detail, 'publishingdate'), 'publishingdaterole', ['01', '11', '19'])
  const year = date && Number(textAt(date, 'date').slice(0, 4))
  return { given: { ...(publisher && { publisher }), ...(year && { publishYear: year }) } }
}

/** Codelist 1: what is no book for the shelf. */
const notification: Part = (product) => {
  const type = textAt(product, 'notificationtype')
  if (type === '05') return { given: {}, problems: [{ field: '', text: rowTexts.deletion }] }
  const isTest = type === '88' || type === '89'
  return { given: {}, ...(isTest && { problems: [{ field: '', text: rowTexts.testRecord }] }) }
}

const parts = [
  notification,
  isbn,
  title,
  people,
  measures,
  form,
  subjects,
  text,
  pictures,
  publishing,
]

/** What an ONIX product says, in the words of the shop. */
export function onixBook(
  product: OnixElement,
  ways: OnixWays,
): { given: Given; problems: Problem[] } {
  const apart = notPrinted(product)
  // Rows that are left out raise no questions.
  if (apart.length > 0) {
    const { given } = title(product, ways)
    return { given: { ...isbn(product, ways).given, ...given }, problems: apart }
  }
  const read = parts.map((part) => part(product, ways))
  const { given, problems } = onixPrices(product, ways)
  return {
    given: Object.assign({}, ...read.map((one) => one.given), given),
    problems: [
      ...read.flatMap((one) => one.problems ?? []),
      ...problems,
      ...supplierStock(product),
    ],
  }
}
