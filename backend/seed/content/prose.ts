/**
 * Turns the light markup the texts are written in into HTML: blank lines part blocks; `## ` and `### ` head, `- ` and
 * `1. ` list, `> ` quotes verse line by line, `| a | b |` is a table whose first row heads it, `![caption](address)` is
 * a figure; `**strong**`, `*emphasis*`, `[text](address)` inside a line. Formulas between `\(` and `\)` are left alone.
 */
export function prose(parts: TemplateStringsArray): string {
  const source = parts.raw.join('').normalize('NFC')
  return source
    .split(/\n\s*\n/)
    .map((block) =>
      block
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .filter((lines) => lines.length > 0)
    .map(blockToHtml)
    .join('\n')
}

/** One line of the same markup, without a block around it. */
export function phrase(text: string): string {
  return inline(text.normalize('NFC'))
}

/** The words of an HTML text, for counting, searching and summaries. */
export function plainText(html: string): string {
  return html
    .replace(/<\/?(?:strong|em|a)(?: [^<>]*)?>/g, '')
    .replace(/<[^<>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
}

function blockToHtml(lines: string[]): string {
  const first = lines[0] ?? ''
  const heading = /^(#{2,4}) (.+)$/.exec(lines.join(' '))
  if (heading) return `<h${heading[1]?.length}>${inline(heading[2] ?? '')}</h${heading[1]?.length}>`
  if (first.startsWith('- ')) return `<ul>${items(lines, /^- /)}</ul>`
  if (/^\d+\. /.test(first)) return `<ol>${items(lines, /^\d+\. /)}</ol>`
  if (first.startsWith('> '))
    return `<blockquote><p>${lines.map((line) => inline(line.slice(2))).join('<br />')}</p></blockquote>`
  if (first.startsWith('|')) return table(lines)
  const image = /^!\[([^\]]+)\]\(([^)\s]+)\)$/.exec(lines.join(' '))
  if (image) return figure(image[1] ?? '', image[2] ?? '')
  return `<p>${inline(lines.join(' '))}</p>`
}

function items(lines: string[], mark: RegExp): string {
  const entries: string[] = []
  for (const line of lines) {
    if (mark.test(line)) entries.push(line.replace(mark, ''))
    else entries.push(`${entries.pop() ?? ''} ${line}`.trim())
  }
  return entries.map((entry) => `<li>${inline(entry)}</li>`).join('')
}

function table(lines: string[]): string {
  const rows = lines.map((line) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => inline(cell.trim())),
  )
  const [head = [], ...body] = rows
  const headRow = head.map((cell) => `<th scope="col">${cell}</th>`).join('')
  const bodyRows = body
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')
  return `<table><thead><tr>${headRow}</tr></thead><tbody>${bodyRows}</tbody></table>`
}

/** Every drawing of the shop is 1200 × 675. */
function figure(caption: string, address: string): string {
  const alt = escapeText(caption).replaceAll('"', '&quot;')
  const image = `<img src="${address}" alt="${alt}" width="1200" height="675" loading="lazy" />`
  return `<figure>${image}<figcaption>${escapeText(caption)}</figcaption></figure>`
}

const FORMULA = /\\\((?:(?!\\[()]).)+\\\)|\\\[(?:(?!\\[[\]]).)+\\\]/g

function inline(text: string): string {
  const formulas = text.match(FORMULA) ?? []
  // Private-use characters stand in for formulas, so that an asterisk inside one is not read as emphasis.
  const marked = escapeText(text.replace(FORMULA, '\uE000'))
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\*([^*]+)\*/g, '<em>$1</em>')
    .replace(/\[([^[\]]+)\]\(([^()\s]+)\)/g, '<a href="$2">$1</a>')
  let next = 0
  return marked.replaceAll('\uE000', () => escapeText(formulas[next++] ?? ''))
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
