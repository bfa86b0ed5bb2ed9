/** Only the shop's own pictures can be pasted: others may vanish, and files of the writer's machine nobody else can see. */
const isOwnPicture = (src: string | null) => /^\/media\/[\w\-./%]+$/.test(src ?? '')

const levelOf = (element: Element) =>
  Number(/\blevel(\d)\b/i.exec(element.getAttribute('style') ?? '')?.[1] ?? 1)

const styleOf = (element: Element) => element.getAttribute('style') ?? ''
const IN_LIST = /mso-list:(?!\s*(?:none|ignore))/i
/** Word breaks its lines within a style too. */
const isSign = (element: Element) => /mso-list:\s*ignore/i.test(styleOf(element))
const signIn = (element: Element) => [...element.querySelectorAll('[style]')].find(isSign)
const SIGN_FONT = /font-family:\s*["']?(?:wingdings|symbol|courier new)/i

/** In a page that Word has filtered the sign alone tells: the first letter, in a font of signs. */
function plainSign(paragraph: Element): Element | null {
  if (!/MsoList/i.test(paragraph.className)) return null
  const first = paragraph.querySelector('span')
  const isFirst = first && paragraph.textContent?.trimStart().startsWith(first.textContent ?? '?')
  return isFirst && SIGN_FONT.test(styleOf(first)) ? first : null
}

/** Word writes list items as paragraphs with the sign in front. */
const isWordItem = (element: Element | null | undefined): element is Element =>
  element?.matches('p') === true && (IN_LIST.test(styleOf(element)) || plainSign(element) !== null)

const NUMBERED = /^\s*\(?(\d+|[a-z]|[ivx]+)[.)]/i

/** Numbers and letters begin anew with another list; `i.` may also be the ninth letter. */
function isFirst(sign: string, before: number): boolean {
  const [, mark = ''] = NUMBERED.exec(sign) ?? []
  return /^(?:1|a)$/i.test(mark) || (/^i$/i.test(mark) && before !== 8)
}

function takeSign(item: Element): string {
  const sign = signIn(item) ?? plainSign(item)
  const text = sign?.textContent ?? ''
  sign?.remove()
  return text
}

function itemOf(paragraph: Element): HTMLLIElement {
  const item = document.createElement('li')
  item.append(...paragraph.childNodes)
  return item
}

/** Numbered from where the writer began. */
function newList(sign: string): HTMLElement {
  const list = document.createElement(NUMBERED.test(sign) ? 'ol' : 'ul')
  const first = Number(/^\s*\(?(\d+)/.exec(sign)?.[1] ?? 1)
  if (list.matches('ol') && first !== 1) list.setAttribute('start', String(first))
  return list
}

/** One run of such paragraphs as lists within lists; another kind of sign begins another list. */
function listsOf(paragraphs: readonly Element[]): Element[] {
  const roots: Element[] = []
  const lists: Element[] = []
  for (const paragraph of paragraphs) {
    const level = Math.min(levelOf(paragraph), lists.length + 1)
    lists.length = Math.min(lists.length, level)
    const sign = takeSign(paragraph)
    const list = newList(sign)
    const open = lists[level - 1]
    const isSame = open?.tagName === list.tagName && !isFirst(sign, open.childElementCount)
    if (!isSame) {
      lists.length = level - 1
      const parent = lists.at(-1)?.lastElementChild
      if (parent) parent.append(list)
      else roots.push(list)
      lists.push(list)
    }
    lists.at(-1)?.append(itemOf(paragraph))
  }
  return roots
}

function joinWordLists(body: HTMLElement) {
  const firstItem = () => [...body.querySelectorAll('p')].find(isWordItem)
  for (let first = firstItem(); first; first = firstItem()) {
    const run: Element[] = []
    for (let one: Element | null = first; isWordItem(one); one = one.nextElementSibling)
      run.push(one)
    const mark = document.createComment('')
    first.before(mark)
    const lists = listsOf(run)
    for (const one of run) one.remove()
    mark.replaceWith(...lists)
  }
}

/** The number of a heading is a word of it, without the spaces that Word draws behind it; a dot in front of it is looks. */
function keepHeadingNumbers(body: HTMLElement) {
  const heads = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  for (const sign of heads.flatMap((head) => signIn(head) ?? [])) {
    const text = sign.textContent?.replace(/\u00a0/g, ' ').trim() ?? ''
    if (NUMBERED.test(text) || /^\d+(?:\.\d+)*$/.test(text)) sign.replaceWith(`${text} `)
    else sign.remove()
  }
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes)

/** Google Docs puts a list beside the item it belongs to; of a part of a list that item may be missing. */
function nestLists(body: HTMLElement) {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const before = list.previousElementSibling
    if (before?.matches('li')) before.append(list)
    else unwrap(list)
  }
}

const LOOKS: readonly [RegExp, string][] = [
  [/font-weight:\s*(?:bold|[6-9]00)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
  [/text-decoration(?:-line)?\s*:[^;:]*underline/i, 'u'],
  [/text-decoration(?:-line)?\s*:[^;:]*line-through/i, 's'],
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
  keepHeadingNumbers(body)
  nestLists(body)
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
