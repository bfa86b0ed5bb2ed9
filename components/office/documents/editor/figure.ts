import { mergeAttributes, Node } from '@tiptap/core'

export type FigureAttributes = {
  src: string
  alt: string
  width: string | null
  height: string | null
}

function pictureOf(element: HTMLElement): FigureAttributes | false {
  const picture = element.matches('img') ? element : element.querySelector('img')
  const src = picture?.getAttribute('src')
  if (!picture || !src) return false
  return {
    src,
    alt: picture.getAttribute('alt') ?? '',
    width: picture.getAttribute('width'),
    height: picture.getAttribute('height'),
  }
}

const attribute = (usual: string | null) => ({ default: usual, rendered: false })

/** A picture with its caption, which is typed below it; without one nothing stands there. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  draggable: true,
  isolating: true,

  addAttributes: () => ({
    src: attribute(''),
    alt: attribute(''),
    width: attribute(null),
    height: attribute(null),
  }),

  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: pictureOf,
      contentElement: (element) =>
        element.querySelector('figcaption') ?? document.createElement('figcaption'),
    },
    { tag: 'img[src]', getAttrs: pictureOf },
  ],

  renderHTML({ node }) {
    const { src, alt, width, height } = node.attrs as FigureAttributes
    const sizes = { ...(width && { width }), ...(height && { height }) }
    return ['figure', ['img', mergeAttributes({ src, alt }, sizes)], ['figcaption', 0]]
  },
})
