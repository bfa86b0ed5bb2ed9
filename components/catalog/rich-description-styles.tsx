/** What every book's sheet sets: lines, emphasis, plain lists. */
const PLAIN = /^(?:a|br|div|em|li|p|s|strong|u|ul)$/i

/** True of a heading, a quote, a picture, a table: few descriptions have one. */
const isRich = (html: string) =>
  [...html.matchAll(/<([a-z][\w-]*)/gi)].some(([, tag = '']) => !PLAIN.test(tag))

/** The rest of what a text may bring, so that only a page that shows it is sent its styles. */
export const RichDescriptionStyles = ({ html }: { html: string }) =>
  isRich(html) ? <link rel="stylesheet" href="/prose-rich.css" precedence="prose" /> : null
