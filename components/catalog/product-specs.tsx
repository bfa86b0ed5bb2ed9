import { AuthorLink } from '@/components/catalog/author-link'
import { DottedList, type DottedListRow } from '@/components/catalog-ui/dotted-list'
import type { ProductDetail } from '@/contract/shop/catalog'
import { formatNumber } from '@/lib/format/money'
import { catalog } from '@/lib/messages/catalog'
import { productPage as texts } from '@/lib/messages/product'

/** Known codes as words; other values are shown as they are. */
const coverForm = (form: string | null | undefined) =>
  form === 'soft' || form === 'hard' ? texts.coverForms[form] : form

const languageNames = new Intl.DisplayNames('vi', { type: 'language' })
/** `vi` as `Tiếng Việt`. */
const languageName = (language: string | null | undefined) => {
  const name = language && /^[a-z]{2,3}$/.test(language) ? languageNames.of(language) : language
  return name && name.charAt(0).toLocaleUpperCase('vi') + name.slice(1)
}

function rowsOf(product: ProductDetail, hasLists: boolean): DottedListRow[] {
  const owner = (by: 'author' | 'publisher' | 'series', name: string | null | undefined) =>
    name ? <AuthorLink by={by} name={name} hasLists={hasLists} /> : null
  return (
    [
      ['sku', product.sku],
      ['isbn', product.isbn],
      ['author', owner('author', product.author)],
      ['translator', product.translator],
      ['publisher', owner('publisher', product.publisher)],
      ['publishYear', product.publishYear],
      ['series', owner('series', product.series)],
      ['bookKind', product.bookKind && catalog.bookKinds[product.bookKind]],
      ['subject', product.subject],
      ['grade', product.grade],
      ['language', languageName(product.language)],
      ['pages', product.pages && formatNumber(product.pages)],
      ['size', product.size],
      ['weight', product.weight && texts.specs.grams(formatNumber(product.weight))],
      ['coverForm', coverForm(product.coverForm)],
    ] as const
  ).flatMap(([key, value]) =>
    value
      ? [{ label: texts.specs[key], value: typeof value === 'number' ? String(value) : value }]
      : [],
  )
}

/** A product's specifications; unknown values are left out. */
export function ProductSpecs({ product, hasLists }: { product: ProductDetail; hasLists: boolean }) {
  return <DottedList rows={rowsOf(product, hasLists)} />
}
