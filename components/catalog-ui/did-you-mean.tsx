import { catalogUi } from '@/lib/messages/catalog-ui'
import { paths, type SearchType } from '@/lib/routes/paths'

/** The suggestion for a search that found nothing. */
export function DidYouMean({ type, text }: { type: SearchType; text: string | null | undefined }) {
  if (!text) return null
  return (
    <p>
      {catalogUi.didYouMean}{' '}
      <a className="link" href={paths.search(type, text)}>
        {text}
      </a>
      ?
    </p>
  )
}
