import type { Extensions } from '@tiptap/core'
import { Subscript } from '@tiptap/extension-subscript'
import { Superscript } from '@tiptap/extension-superscript'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { Figure } from '@/components/office/documents/editor/figure'

/** Where a link may lead: a page of the shop, the web, an address to write to or to call. */
export const isLinkTarget = (href: string) =>
  /^(?:\/(?![/\\])|#|https?:\/\/[^\s/]|mailto:\S+@|tel:[+\d])/i.test(href.trim())

/** Without the widths that the package writes as styles, which the pages' rules would not let through. */
const PlainTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
})

/** What a text can hold: as much as readers are shown, nothing more. */
export const textExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    // It would add a paragraph to every text that is only opened.
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (href) => isLinkTarget(href ?? ''),
    },
  }),
  Subscript,
  Superscript,
  PlainTable.configure({ resizable: false }),
  TableRow,
  TableHeader,
  TableCell,
  Figure,
]
