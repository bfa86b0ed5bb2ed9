import type { ReadRow } from '@/backend/modules/imports/import-row'
import { rowTexts } from '@/backend/modules/imports/texts'

/** With the name that rows of one book share in the file, if there is one. */
export type Raw = ReadRow & { key?: string }

const isSameKey = ({ key }: Raw, book: Raw) => !!key && key === book.key

/** A row without anything but pictures, or with the name of the book above as well. */
function isMorePictures(row: Raw, book: Raw) {
  const { images, ...rest } = row.given
  const isSame = isSameKey(row, book)
  if (isSame && rest.productName === book.given.productName) delete rest.productName
  const hasOthers = Object.keys(rest).length > 0 || row.problems.length > 0
  return images !== undefined && !hasOthers && (isSame || book.given.images !== undefined)
}

/** A size or a colour more of the thing above, with a price and no number of its own. */
const isOtherVariant = (row: Raw, book: Raw) =>
  isSameKey(row, book) && !row.given.isbn && !row.given.sku && !row.given.productName

/** What a row is to the book above; another book begins where it is neither. */
const partOf = (row: Raw, book: Raw) =>
  (isMorePictures(row, book) && 'pictures') || (isOtherVariant(row, book) && 'variant')

function addPictures({ given }: Raw, { given: { images } }: Raw) {
  if (images) given.images = [...new Set([...(given.images ?? []), ...images])]
}

const variantRow = ({ rowNo }: Raw, { given: { productName } }: Raw): Raw => ({
  rowNo,
  given: { ...(productName && { productName }) },
  problems: [{ field: 'isbn', text: rowTexts.otherVariant }],
})

/** Shops write each further picture of a book in a row of its own, with nothing else in it or with another variant. */
export async function* withMoreRows(rows: AsyncGenerator<Raw>): AsyncGenerator<Raw> {
  let book: Raw | null = null
  for await (const row of rows) {
    const part = book ? partOf(row, book) : false
    if (!book || !part) {
      if (book) yield book
      book = row
      continue
    }
    addPictures(book, row)
    if (part === 'variant') yield variantRow(row, book)
  }
  if (book) yield book
}
