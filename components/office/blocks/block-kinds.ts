import type { DocumentKind } from '@/components/office/documents/document-kind'
import { readableText } from '@/components/office/documents/readable-text'
import type { HomeContent } from '@/contract/shop/home-content'
import { type AboutContent, type StaffBlock, staffBlocks } from '@/contract/staff/blocks'
import { officeBlocks as texts } from '@/lib/messages/office-blocks'
import { paths } from '@/lib/routes/paths'

/** What a person reads of a composed page, line by line, so that two versions can be compared. */
function homeInWords(value: unknown): string {
  if (!value) return ''
  const { line, text, sections } = value as HomeContent
  const parts = sections.map(
    ({ kind, title, isShown }) =>
      `${texts.parts[kind]}${title ? `: ${title}` : ''}${isShown ? '' : ` (${texts.hidden})`}`,
  )
  return [line, text, ...parts].filter(Boolean).join('\n')
}

function aboutInWords(value: unknown): string {
  if (!value) return ''
  const { cards, blocks } = value as AboutContent
  return [...cards, ...blocks]
    .flatMap(({ title, content, ...rest }) => [
      title,
      readableText(content),
      'buttonUrl' in rest ? (rest.buttonUrl ?? '') : '',
    ])
    .filter(Boolean)
    .join('\n')
}

const shared = {
  resource: 'blocks' as const,
  calls: {
    read: staffBlocks.read,
    change: staffBlocks.change,
    listVersions: staffBlocks.listBlockVersions,
    readVersion: staffBlocks.readBlockVersion,
  },
  mayLeave: () => false,
}

export const homeKind: DocumentKind<StaffBlock> = {
  ...shared,
  fields: [{ source: 'home', label: texts.content, inWords: homeInWords }],
  hrefOf: () => paths.home(),
}

export const aboutKind: DocumentKind<StaffBlock> = {
  ...shared,
  fields: [{ source: 'about', label: texts.content, inWords: aboutInWords }],
  hrefOf: () => paths.about(),
}
