import { createElement, type ReactNode } from 'react'

type Part = { tag: string; attributes: Record<string, string>; html: string }

/** Of an attribute, where React's name is another. */
const reactNames: Record<string, string> = { class: 'className', charset: 'charSet' }

// Put there by others, and React takes neither as a text.
const isForeign = /^(?:style|on.+)$/

const attributesOf = (element: Element) =>
  Object.fromEntries(
    [...element.attributes]
      .filter(({ name }) => !isForeign.test(name))
      .map(({ name, value }) => [reactNames[name] ?? name, value]),
  )

const parts = new Map<string, Part>()

/** As the document brought it: also for when one comes back to the page, or React draws it anew. */
export function keptPart(name: string): Part {
  const known = parts.get(name)
  if (known) return known
  const found = document.querySelector(`[data-still="${name}"]`)
  const part = {
    tag: found?.localName ?? 'div',
    attributes: found ? attributesOf(found) : { 'data-still': name },
    html: found?.innerHTML ?? '',
  }
  parts.set(name, part)
  return part
}

const HEAD =
  'title:not(svg *), meta:not([name="next-size-adjust"], [name="color-scheme"], [itemprop]), link:not([as], [rel="stylesheet"])'

let head: ReactNode

/** Title and descriptions, as the document brought them; React finds each by what it says. */
export function keptHead(): ReactNode {
  head ??= [...document.querySelectorAll(HEAD)].map((element, index) =>
    createElement(
      element.localName,
      { key: index, ...attributesOf(element) },
      ...(element.localName === 'title' ? [element.textContent] : []),
    ),
  )
  return head
}
