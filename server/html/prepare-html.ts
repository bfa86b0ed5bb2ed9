import { hydrationLoader } from '@/lib/boot/hydration-loader'
import {
  hashSource,
  LONGEST_POLICY,
  type PolicyOptions,
  pagePolicy,
} from '@/lib/security/content-security-policy'
import { applyEdits, type Edit, type FoundElement, findElements } from '@/server/html/find-elements'
import { inertTag, isScriptHint, loaderEdit } from '@/server/html/lazy-hydration'

export type HtmlSettings = {
  /** Theme and hints before the first paint; known when the gateway starts. */
  bootScript: string
  policy: PolicyOptions
  /** Whether scripts of read pages wait for the first interaction. */
  lazyHydration: boolean
}

export type RenderedHtml = {
  html: string
  /** What Next was asked to mark its scripts with; without one no script is known to be Next's. */
  nonce: string | undefined
  /** A page that is read: its scripts may wait. */
  isLazy: boolean
}

export type PreparedHtml = {
  html: string
  policy: string
  /** The first characters of each script that was left out. */
  removed: string[]
}

/** Prepares a page of a path, and counts what was left out of it. */
export type PrepareHtml = (rendered: RenderedHtml, path: string) => PreparedHtml

type Origin = 'next' | 'boot' | 'data' | 'unknown'
type Script = FoundElement & { origin: Origin; content: string }

const dataTypes = ['application/ld+json', 'application/json']

function originOf({ attributes }: FoundElement, content: string, page: Page): Origin {
  if (page.nonce && attributes.nonce === page.nonce) return 'next'
  if (attributes.src !== undefined) return 'unknown'
  if (dataTypes.includes(attributes.type?.trim().toLowerCase() ?? '')) return 'data'
  return attributes.type === undefined && content === page.bootScript ? 'boot' : 'unknown'
}

type Page = RenderedHtml & Pick<HtmlSettings, 'bootScript'>

/** The nonce has done its work once the scripts are read: no text of it leaves the gateway. */
const withoutNonce = (text: string, nonce: string | undefined) =>
  nonce ? text.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, '') : text

function readScripts(elements: readonly FoundElement[], page: Page): Script[] {
  return elements
    .filter(({ name }) => name === 'script')
    .map((element) => {
      const content = page.html.slice(element.contentStart, element.contentEnd)
      const origin = originOf(element, content, page)
      return { ...element, origin, content: withoutNonce(content, page.nonce) }
    })
}

const isInline = ({ origin, content }: Script) => origin === 'next' && content !== ''

/** All of Next's inline scripts as one where the last of them stood: a page of very many parts would need too many hashes. */
function joinInline(scripts: readonly Script[]): Script[] {
  const inline = scripts.filter(isInline)
  const joined = inline.map(({ content }) => content).join('\n;')
  return scripts.map((script) => {
    if (!isInline(script)) return script
    return { ...script, content: script === inline.at(-1) ? joined : '' }
  })
}

const hashedScripts = (scripts: readonly Script[]) =>
  scripts
    .filter((script) => script.origin === 'boot' || isInline(script))
    .map(({ content }) => content)

const policyFor = (contents: readonly string[], options: PolicyOptions) =>
  pagePolicy(options, [...new Set(contents.map(hashSource))])

function scriptEdit(script: Script, html: string, isLazy: boolean): Edit {
  const { start, end, origin, content } = script
  if (origin === 'unknown') return { start, end, text: '' }
  const tag = html.slice(start, script.contentStart)
  const isDelayed = isLazy && origin === 'next' && script.attributes.type === undefined
  return { start, end, text: `${isDelayed ? inertTag(tag) : tag}${content}</script>` }
}

const isDefined = <T>(value: T | null): value is T => value !== null

/** Leaves only the scripts that Next marked and our own in a page, and writes the policy that lets exactly these run. */
export function prepareHtml(rendered: RenderedHtml, settings: HtmlSettings): PreparedHtml {
  const { html, nonce } = rendered
  const elements = findElements(html)
  const found = readScripts(elements, { ...rendered, bootScript: settings.bootScript })
  const hasNext = found.some(({ origin }) => origin === 'next')
  const loader = rendered.isLazy && settings.lazyHydration && hasNext ? loaderEdit(html) : null
  const own = loader ? [hydrationLoader] : []
  const isShort =
    policyFor([...hashedScripts(found), ...own], settings.policy).length <= LONGEST_POLICY
  const scripts = isShort ? found : joinInline(found)
  const edits = [
    ...scripts.map((script) => scriptEdit(script, html, loader !== null)),
    ...elements
      .filter((element) => loader !== null && isScriptHint(element))
      .map(({ start, end }) => ({ start, end, text: '' })),
    loader,
  ].filter(isDefined)
  edits.sort((one, other) => one.start - other.start)
  return {
    html: withoutNonce(applyEdits(html, edits), nonce),
    policy: policyFor([...hashedScripts(scripts), ...own], settings.policy),
    removed: scripts
      .filter(({ origin }) => origin === 'unknown')
      .map(({ attributes, content }) => (attributes.src ?? content).slice(0, 80)),
  }
}

/** Prepares pages with one set of settings; `onRemoved` is told of each page that something was left out of. */
export const htmlPreparer =
  (
    settings: HtmlSettings,
    onRemoved: (removed: readonly string[], path: string) => void,
  ): PrepareHtml =>
  (rendered, path) => {
    const prepared = prepareHtml(rendered, settings)
    if (prepared.removed.length > 0) onRemoved(prepared.removed, path)
    return prepared
  }
