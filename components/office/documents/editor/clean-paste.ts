/** Only the shop's own pictures can be pasted: others may vanish, and files of the writer's machine nobody else can see. */
const isOwnPicture = (src: string | null) => /^\/media\/[\w\-./%]+$/.test(src ?? '')

const levelOf = (element: Element) =>
  Number(/\blevel(\d)\b/i.exec(element.getAttribute('style') ?? '')?.[1] ?? 1)

/** Word writes list items as paragraphs with the sign in front. */
const isWordItem = (element: Element | null | undefined): element is Element =>
  element?.matches('p') === true &&
  /MsoList/i.test(element.className) &&
  /mso-list:(?!\s*none)/i.test(element.getAttribute('style') ?? '')

const NUMBERED = /^\s*(?:\(?\d+|[a-z]|[ivx]+)[.)]/i

function signOf(item: Element): string {
  const sign = item.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]')
  const text = sign?.textContent ?? ''
  sign?.remove()
  return text
}

function itemOf(paragraph: Element): HTMLLIElement {
  const item = document.createElement('li')
  item.append(...paragraph.childNodes)
  return item
}

/** One run of such paragraphs as lists within lists. */
function listOf(paragraphs: readonly Element[]): Element {
  const lists: Element[] = []
  for (const paragraph of paragraphs) {
    const level = Math.min(levelOf(paragraph), lists.length + 1)
    lists.length = Math.min(lists.length, level)
    const kind = NUMBERED.test(signOf(paragraph)) ? 'ol' : 'ul'
    if (lists.length < level) {
      const list = document.createElement(kind)
      lists.at(-1)?.lastElementChild?.append(list)
      lists.push(list)
    }
    lists.at(-1)?.append(itemOf(paragraph))
  }
  return lists[0] ?? document.createElement('ul')
}

function joinWordLists(body: HTMLElement) {
  const firstItem = () => [...body.querySelectorAll('p')].find(isWordItem)
  for (let first = firstItem(); first; first = firstItem()) {
    const run: Element[] = []
    for (let one: Element | null = first; isWordItem(one); one = one.nextElementSibling)
      run.push(one)
    const mark = document.createComment('')
    first.before(mark)
    const list = listOf(run)
    for (const one of run) one.remove()
    mark.replaceWith(list)
  }
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes)

const LOOKS: readonly [RegExp, string][] = [
  [/font-weight:\s*(?:bold|[6-9]00)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
  [/text-decoration[^;]*:\s*[^;]*underline/i, 'u'],
  [/vertical-align:\s*super/i, 'sup'],
  [/vertical-align:\s*sub/i, 'sub'],
]

/** What a style says of the meaning becomes a tag; the rest of it is looks. */
function nameLooks(body: HTMLElement) {
  for (const span of body.querySelectorAll('span[style]')) {
    const style = span.getAttribute('style') ?? ''
    for (const [look, tag] of LOOKS) {
      if (!look.test(style) || span.closest(tag)) continue
      const named = document.createElement(tag)
      named.append(...span.childNodes)
      span.append(named)
    }
  }
}

function removeComments(body: HTMLElement) {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const comments: Node[] = []
  while (walker.nextNode()) comments.push(walker.currentNode)
  for (const one of comments) one.parentNode?.removeChild(one)
}

const USELESS =
  'script, style, meta, link, title, xml, template, iframe, object, embed, form, input, button, select, textarea, svg, math, noscript, video, audio, canvas'

const remove = (found: Iterable<Element>) => {
  for (const one of found) one.remove()
}

function removePictures(body: HTMLElement): number {
  const foreign = [...body.querySelectorAll('img')].filter(
    (one) => !isOwnPicture(one.getAttribute('src')),
  )
  remove(foreign)
  return foreign.length
}

const isBlank = (element: Element) =>
  element.textContent?.replace(/\u00a0/g, ' ').trim() === '' && !element.querySelector('img')

/** Word's own `o:p` and the like, which hold a space where nothing stands. */
function unwrapOfficeTags(body: HTMLElement) {
  const own = [...body.querySelectorAll('*')].filter(({ tagName }) => tagName.includes(':'))
  for (const one of own) {
    if (isBlank(one)) one.remove()
    else unwrap(one)
  }
}

const LOOK = /^(?:on|style$|class$|id$|lang$|dir$|align$|bgcolor$)/i

function removeLooks(body: HTMLElement) {
  for (const one of body.querySelectorAll('*'))
    for (const { name } of [...one.attributes]) if (LOOK.test(name)) one.removeAttribute(name)
}

/** WebKit copies a space as one that does not break, and so no line would break there. */
function breakSpaces(body: HTMLElement) {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode } = walker
    currentNode.nodeValue = currentNode.nodeValue?.replace(/\u00a0/g, ' ') ?? ''
  }
}

/** What comes from Word, Google Docs or a page: its words and structure, none of its looks. */
export function cleanPaste(html: string): { html: string; droppedPictures: number } {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  remove(body.querySelectorAll(USELESS))
  removeComments(body)
  joinWordLists(body)
  unwrapOfficeTags(body)
  nameLooks(body)
  // Google Docs wraps all of it in a bold that is none.
  for (const one of body.querySelectorAll('b[id^="docs-internal-guid"]')) unwrap(one)
  const droppedPictures = removePictures(body)
  remove([...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')].filter(isBlank))
  removeLooks(body)
  breakSpaces(body)
  return { html: body.innerHTML, droppedPictures }
}
