import { GradeSetForm } from '@/components/textbooks/grade-set-form'
import type { GradeBook, GradeSet } from '@/contract/shop/textbooks'
import { formatMoney } from '@/lib/format/money'
import { textbooks } from '@/lib/messages/textbooks'
import { paths } from '@/lib/routes/paths'

const texts = textbooks.set

const isTicked = ({ kind, available }: GradeBook) => kind === 'textbook' && available > 0

function startOf(books: readonly GradeBook[]) {
  const ticked = books.filter(isTicked)
  return {
    ids: ticked.map(({ productId }) => productId),
    total: ticked.reduce((sum, { priceSale }) => sum + priceSale, 0),
  }
}

/** All books of a grade: textbooks are ticked, others are not, and one press puts what is ticked into the cart. */
export function GradeSetView({ set }: { set: GradeSet }) {
  const { grade, books, missingSubjects } = set
  const textbooksOf = books.filter(({ kind }) => kind === 'textbook')
  const others = books.filter(({ kind }) => kind !== 'textbook')
  if (books.length === 0) return null
  return (
    <section aria-labelledby="set" className="panel grid gap-4">
      <h2 id="set">{texts.title(grade)}</h2>
      {missingSubjects.length > 0 ? (
        <p className="max-w-measure text-ink-2">{texts.missing(missingSubjects.join(', '))}</p>
      ) : null}
      <GradeSetForm start={startOf(books)} cartHref={paths.cart()}>
        <Boxes legend={texts.textbooks} books={textbooksOf} />
        <Boxes legend={texts.others} note={texts.othersNote} books={others} />
      </GradeSetForm>
    </section>
  )
}

type BoxesProps = { legend: string; note?: string; books: readonly GradeBook[] }

function Boxes({ legend, note, books }: BoxesProps) {
  if (books.length === 0) return null
  return (
    <fieldset className="grid gap-2">
      <legend className="font-semibold">{legend}</legend>
      {note ? <p className="text-sm text-ink-2">{note}</p> : null}
      <ul className="grid sm:grid-cols-2 gap-x-16">
        {books.map((book) => (
          <li key={book.productId} className="flex items-start gap-3">
            <label className="flex min-h-tap flex-1 items-start gap-3 py-2.5">
              <input
                type="checkbox"
                name="book"
                value={book.productId}
                data-price={book.priceSale}
                defaultChecked={isTicked(book)}
                disabled={book.available === 0}
                className="mt-0.5 size-5 flex-none accent-primary"
              />
              <span>
                {book.productName}
                <span className="num block text-sm text-ink-2">
                  {book.available > 0 ? formatMoney(book.priceSale) : textbooks.soldOut}
                </span>
              </span>
            </label>
            <a
              className="link py-2.5 text-sm"
              href={paths.product({ id: book.productId, slug: book.slug })}
              aria-label={texts.lookAt(book.productName)}
            >
              {texts.look}
            </a>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
