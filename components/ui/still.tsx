'use client'

import { createElement, type HTMLAttributes, type ReactNode } from 'react'
import { keptHead, keptPart } from '@/components/ui/still-kept'

type Props = HTMLAttributes<HTMLElement> & {
  /** Of a link. */
  href?: string
  /** Of a script that is data. */
  type?: 'application/ld+json'
  /** Once per page. */
  name: string
  as?: 'a' | 'article' | 'div' | 'footer' | 'header' | 'nav' | 'p' | 'script' | 'section' | 'ul'
  children?: ReactNode
  /** Set by the front door, which then has left all but the name out of the page's data: it stands in the document. */
  kept?: true | 'head'
}

/**
 * A part of the page that no script touches. React hydrates what it has data for, so everything travels twice, as markup
 * and as data; of this the front door sends the markup alone.
 */
export function Still({ name, as = 'div', children, kept, ...attributes }: Props) {
  if (kept === 'head') return keptHead()
  if (!kept) return createElement(as, { ...attributes, 'data-still': name }, children)
  const { tag, html, attributes: shown } = keptPart(name)
  return createElement(tag, {
    // Another element than the drawn one, exchanged as a whole: a translator may have rewritten what is within.
    key: 'kept',
    ...shown,
    // The same markup; its attributes may have been changed since, as of pictures that failed.
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: html },
  })
}
