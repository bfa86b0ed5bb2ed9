/** A script element as it stands in a page. */
export type ScriptTag = {
  start: number
  end: number
  attributes: ReadonlyMap<string, string>
  content: string
}

const opening = /<script(?=[\s/>])/gi
const attribute = /[\s/]*([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?|[\s/]+/y

/** Reads attributes from `from` to the tag's end as a browser would: the first of a name counts. */
function readAttributes(html: string, from: number) {
  const attributes = new Map<string, string>()
  let position = from
  while (position < html.length && html[position] !== '>') {
    attribute.lastIndex = position
    const found = attribute.exec(html)
    if (!found || found[0] === '') {
      position += 1
      continue
    }
    position = attribute.lastIndex
    const name = found[1]?.toLowerCase()
    if (name && !attributes.has(name)) attributes.set(name, found[2] ?? found[3] ?? found[4] ?? '')
  }
  return { attributes, end: Math.min(position + 1, html.length) }
}

/** Every script element, in order; one that is never closed reaches to the end of the page. */
export function findScripts(html: string): ScriptTag[] {
  const scripts: ScriptTag[] = []
  const closing = /<\/script(?=[\s/>])[^>]*>?/gi
  opening.lastIndex = 0
  for (let found = opening.exec(html); found; found = opening.exec(html)) {
    const { attributes, end: contentStart } = readAttributes(html, opening.lastIndex)
    closing.lastIndex = contentStart
    const close = closing.exec(html)
    const contentEnd = close?.index ?? html.length
    const end = close ? closing.lastIndex : html.length
    scripts.push({
      start: found.index,
      end,
      attributes,
      content: html.slice(contentStart, contentEnd),
    })
    opening.lastIndex = end
  }
  return scripts
}

/** The page with some of its scripts written anew; null leaves one as it is. */
export function rewriteScripts<Script extends ScriptTag>(
  html: string,
  scripts: readonly Script[],
  replace: (script: Script) => string | null,
): string {
  let written = ''
  let position = 0
  for (const script of scripts) {
    const replacement = replace(script)
    if (replacement === null) continue
    written += html.slice(position, script.start) + replacement
    position = script.end
  }
  return written + html.slice(position)
}
