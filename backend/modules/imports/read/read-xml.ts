import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { FileProblem } from '@/backend/modules/imports/import-row'
import { beginningOf, slicesOf } from '@/backend/modules/imports/read/decode-text'
import { fileTexts } from '@/backend/modules/imports/texts'

const DEEPEST = 40
const LONGEST = 200_000

export type XmlHandlers = {
  open: (tag: SaxesTagPlain) => void
  close: (tag: SaxesTagPlain) => void
  text: (text: string) => void
}

/** Reads XML as it streams: no document type, no entities of its own, nothing fetched; yields after each slice. */
export async function* readXml(
  xml: string | AsyncIterable<string>,
  { open, close, text }: XmlHandlers,
) {
  const parser = new SaxesParser()
  let depth = 0
  let length = 0
  const refuse = (reason: string) => {
    throw new FileProblem(reason)
  }
  const take = (part: string) => {
    length += part.length
    if (length > LONGEST) refuse(fileTexts.longXml)
    text(part)
  }
  // Without that line it would be refused for its age.
  parser.on('doctype', (said) =>
    refuse(
      /onix\/2|onix-international/i.test(said)
        ? fileTexts.oldOnix
        : fileTexts.doctype(beginningOf(said.trim(), 60)),
    ),
  )
  parser.on('error', () => refuse(fileTexts.badXml))
  parser.on('opentag', (tag) => {
    depth += 1
    length = 0
    if (depth > DEEPEST) refuse(fileTexts.deepXml)
    open(tag)
  })
  parser.on('closetag', (tag) => {
    depth -= 1
    length = 0
    close(tag)
  })
  parser.on('text', take)
  parser.on('cdata', take)
  for await (const slice of typeof xml === 'string' ? slicesOf(xml) : xml) {
    parser.write(slice)
    yield
  }
  parser.close()
  yield
}
