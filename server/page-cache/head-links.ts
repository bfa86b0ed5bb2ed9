/** One of the answer's hints, as React writes it: `</a.woff2>; rel=preload; as="font"; crossorigin=""`. */
const hint = /^<(\/_next\/static\/[\w./~-]+)>((?:; [a-z]+=(?:[a-z]+|"[\w./-]*"))+)$/

type Hinted = { html: string; link: string | undefined }

function tagOf(href: string, parameters: string) {
  const attributes = parameters.replace(/; ([a-z]+)=(?:"([^"]*)"|([a-z]+))/g, ' $1="$2$3"')
  return `<link href="${href}"${attributes}/>`
}

/**
 * Moves hints from the answer's head into the page's, where they are packed with it, unless it asks for those files anyway: browsers
 * read both at the same moment, and half of a remembered page's head is not written any more. What is not of that form stays.
 */
export function moveHints(html: string, link: string | undefined): Hinted {
  const start = html.indexOf('<head>')
  const place = start === -1 ? -1 : html.indexOf('<link ', start)
  if (link === undefined || place === -1) return { html, link }
  const left: string[] = []
  let tags = ''
  for (const one of link.split(/, (?=<)/)) {
    const [, href = '', parameters = ''] = hint.exec(one) ?? []
    if (href === '') left.push(one)
    else if (!html.includes(`href="${href}"`)) tags += tagOf(href, parameters)
  }
  return {
    html: html.slice(0, place) + tags + html.slice(place),
    link: left.length > 0 ? left.join(', ') : undefined,
  }
}
