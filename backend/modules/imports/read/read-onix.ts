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

/** Builds one product after another; XHTML inside of a text stays as its markup, without attributes. */
class ProductReader {
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
      parent.text += `<${tag.name.replace(/^.*:/, '').toLowerCase()}>`
      return
    }
    if (!parent && name !== 'product') return
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
      element.text += `</${tag.name.replace(/^.*:/, '').toLowerCase()}>`
      return
    }
    this.path.pop()
    if (this.path.length === 0) this.products.push(element)
  }
}

/** The products of an ONIX 3.0 or 3.1 message, in reference or short tags. */
export async function* readOnix(xml: string): AsyncGenerator<OnixElement> {
  const reader = new ProductReader()
  const handlers = {
    open: (tag: Tag) => reader.open(tag),
    close: (tag: Tag) => reader.close(tag),
    text: (text: string) => reader.text(text),
  }
  for await (const _ of readXml(xml, handlers)) yield* reader.products.splice(0)
}
