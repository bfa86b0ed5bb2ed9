'use client'

import { Cover } from '@/components/catalog-ui/cover'
import { useSuggestions } from '@/components/search/use-suggestions'
import { QueryProvider } from '@/components/ui/query-provider'
import { formatMoney } from '@/lib/format/money'
import { search } from '@/lib/messages/search'
import type { SearchType } from '@/lib/routes/paths'
import styles from './suggestions.module.css'

const texts = search

export type SuggestionsProps = { typed: string; type: SearchType; onPick: () => void }

/** Matches so far, as links; the matching letters are highlighted. */
export const Suggestions = (props: SuggestionsProps) => (
  <QueryProvider>
    <List {...props} />
  </QueryProvider>
)

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Arrow keys move from the search field into the list, through it and back. */
function withArrowKeys(list: HTMLUListElement | null) {
  const form = list?.closest('form')
  if (!list || !form) return
  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step || event.isComposing) return
    const places = form.querySelectorAll<HTMLElement>('input[type=search], [data-suggestions] a')
    const at = [...places].indexOf(event.target as HTMLElement)
    const next = at < 0 ? undefined : places[at + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  form.addEventListener('keydown', walk)
  return () => form.removeEventListener('keydown', walk)
}

function List({ typed, type, onPick }: SuggestionsProps) {
  const { items, isSureOfNone } = useSuggestions(typed, type)
  return (
    <>
      <p role="status" className={isSureOfNone ? styles.none : 'sr-only'}>
        {isSureOfNone ? texts.noneFound : items.length > 0 ? texts.found(items.length) : ''}
      </p>
      {items.length > 0 ? (
        <ul
          ref={withArrowKeys}
          className={styles.list}
          data-suggestions=""
          aria-label={texts.suggestions}
        >
          {items.map(({ kind, id, href, title, marked, picture, price }) => (
            <li key={href}>
              <a href={href} onClick={onPick}>
                {kind === 1 ? (
                  <Cover id={id} title={title} src={picture} size="xs" />
                ) : (
                  <span className={styles.kind}>{texts.kinds[kind]}</span>
                )}
                <span className={styles.title}>
                  {marked.map(({ text, isMatch }, index) =>
                    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name.
                    isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
                  )}
                </span>
                {price === undefined ? null : (
                  <span translate="no" className="num">
                    {formatMoney(price)}
                  </span>
                )}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}
