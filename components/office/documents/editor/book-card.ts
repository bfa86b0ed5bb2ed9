import type { JSONContent } from '@tiptap/core'
import type { ProductRow } from '@/contract/staff/products'
import { catalogUi } from '@/lib/messages/catalog-ui'
import { paths } from '@/lib/routes/paths'

type Book = Pick<ProductRow, 'id' | 'slug' | 'productName' | 'originalUrl'>

const WIDTH = '160'

/** A book in a text: its cover with its name as a link, or the name alone where it has no picture. */
export function bookCard({ id, slug, productName, originalUrl }: Book): JSONContent[] {
  const href = paths.product({ id, slug })
  const name = { type: 'text', text: productName, marks: [{ type: 'link', attrs: { href } }] }
  const attrs = {
    src: originalUrl,
    alt: catalogUi.coverOf(productName),
    width: WIDTH,
    height: null,
  }
  const card = originalUrl
    ? { type: 'figure', attrs, content: [name] }
    : { type: 'paragraph', content: [name] }
  return [card, { type: 'paragraph' }]
}
