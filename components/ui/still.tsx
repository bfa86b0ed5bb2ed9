'use client'

import { createElement, type HTMLAttributes, type ReactNode } from 'react'

type Props = HTMLAttributes<HTMLElement> & {
  /** Of a script that is data. */
  type?: 'application/ld+json'
  /** Once per page. */
  name: string
  as?: 'article' | 'div' | 'footer' | 'header' | 'nav' | 'script' | 'section' | 'ul'
  children?: ReactNode
  /** Set by the front door, which then has left the children out of the page's data: they stand in the document. */
  kept?: true
}

const markup = new Map<string, string>()

/** As the document brought it: also for when one comes back to the page, or React draws it anew. */
function markupOf(name: string) {
  const known = markup.get(name)
  if (known !== undefined) return known
  const found = document.querySelector(`[data-still="${name}"]`)?.innerHTML ?? ''
  markup.set(name, found)
  return found
}

/**
 * A part of the page that no script touches. React hydrates what it has data for, so everything travels twice, as markup
 * and as data; of this the front door sends the markup alone.
 */
export function Still({ name, as = 'div', children, kept, ...attributes }: Props) {
  const shown = { ...attributes, 'data-still': name }
  if (!kept) return createElement(as, shown, children)
  return createElement(as, {
    // Another element than the drawn one, exchanged as a whole: a translator may have rewritten what is within.
    key: 'kept',
    ...shown,
    // The same markup; its attributes may have been changed since, as of pictures that failed.
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: markupOf(name) },
  })
}
