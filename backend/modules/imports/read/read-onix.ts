import { FileProblem } from '@/backend/modules/imports/import-row'
import type { OnixElement } from '@/backend/modules/imports/read/onix-element'
import { onixName } from '@/backend/modules/imports/read/onix-tags'
import { readXml } from '@/backend/modules/imports/read/read-xml'
import { fileTexts } from '@/backend/modules/imports/texts'

type Tag = { name: string; attributes: Record<string, string> }

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function checkRoot({ name, attributes }: Tag) {
  if (onixName(name) !== 'onixmessage') throw new FileProblem(fileTexts.notOnix)
  const said = attributes.release ?? /onix\/(\d\.\d)/.exec(attributes.xmlns ?? '')?.[1] ?? ''
  if (!/^3\.[01]/.test(said)) throw new FileProblem(fileTexts.oldOnix)
}

/** Elements of HTML that hold nothing: XML closes them all the same. */
const isVoid = (name: string) => ['br', 'hr', 'img', 'wbr'].includes(name)

/** XHTML as markup, its links alone with where they lead. */
function markupOf({ name, attributes }: Tag): string {
  const { href = '' } = attributes
  const link =
    name === 'a' && /^https?:\/\//i.test(href)
      ? ` href="${escaped(href).replaceAll('"', '&quot;')}"`
      : ''
  return `<${name}${link}>`
}

const htmlName = (name: string) => name.replace(/^.*:/, '').toLowerCase()

/** Builds the header and one product after another; XHTML inside of a text stays as its markup. */
class ProductReader {
  header: OnixElement | null = null
  products: OnixElement[] = []
  private readonly path: OnixElement[] = []
  private markup = 0
  private isRoot = true

  open(tag: Tag) {
    if (this.isRoot) {
      checkRoot(tag)
      this.isRoot = false
      return
    }
    const name = onixName(tag.name)
    const parent = this.path.at(-1)
    if (parent?.name === 'text') {
      this.markup += 1
      parent.text += markupOf({ ...tag, name: htmlName(tag.name) })
      return
    }
    if (!parent && name !== 'product' && name !== 'header') return
    const element = { name, text: '', children: [] }
    parent?.children.push(element)
    this.path.push(element)
  }

  text(text: string) {
    const element = this.path.at(-1)
    if (element) element.text += this.markup > 0 ? escaped(text) : text
  }

  close(tag: Tag) {
    const element = this.path.at(-1)
    if (!element) return
    if (this.markup > 0) {
      this.markup -= 1
      const name = htmlName(tag.name)
      if (!isVoid(name)) element.text += `</${name}>`
      return
    }
    this.path.pop()
    if (this.path.length > 0) return
    if (element.name === 'header') this.header = element
    else this.products.push(element)
  }
}

/** The products of an ONIX 3.0 or 3.1 message, in reference or short tags. */
export async function* readOnix(
  xml: string,
): AsyncGenerator<{ product: OnixElement; header: OnixElement | null }> {
  const reader = new ProductReader()
  const handlers = {
    open: (tag: Tag) => reader.open(tag),
    close: (tag: Tag) => reader.close(tag),
    text: (text: string) => reader.text(text),
  }
  for await (const _ of readXml(xml, handlers)) {
    for (const product of reader.products.splice(0)) yield { product, header: reader.header }
  }
}
