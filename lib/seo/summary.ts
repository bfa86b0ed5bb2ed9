const LONGEST = 160

/** The first words of some HTML as plain text, cut at a word, for descriptions. */
export function summaryOf(html: string, longest = LONGEST): string {
  const text = html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
  if (text.length <= longest) return text
  const cut = text.slice(0, longest)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2)).replace(/(?<![\s,.;:–-])[\s,.;:–-]+$/, '')}…`
}

/** The description of a list; a filtered one begins with its own title. */
export const describeList = (title: string, whole: { title: string; description: string }) =>
  title === whole.title ? whole.description : `${title}. ${whole.description}`
