import { textPath, widthOf } from '@/backend/seed/generators/lettering'
import { svgDocument } from '@/backend/seed/generators/picture'

const HEIGHT = 40
/** The page's colour scheme reaches into the picture, so that the name stays readable on dark paper. */
const style =
  '<style>.k{fill:#20242f}.s{fill:#b4321f}@media (prefers-color-scheme:dark){.k{fill:#ece6da}.s{fill:#e2725b}}</style>'

/** An eave over three spines, one of them vermilion. */
const mark =
  '<g transform="translate(0 3) scale(1.06)"><path class="k" d="M1 12.2c6.4-.2 10-2.6 12-7.2h6c2 4.6 5.6 7 12 7.2v2.5H1v-2.5ZM5 27.5h22v1.8H5v-1.8ZM8.2 16.7h3.6v9.3H8.2v-9.3ZM12.9 16.7h2.6v9.3h-2.6v-9.3Z"/><path class="s" d="M16.6 16.7h3.4v9.3h-3.4v-9.3Z"/><path class="k" d="m21.1 17.2 2.6-.7 2.5 9-2.6.7-2.5-9Z"/></g>'

function wordmark(size: number, width: number): string {
  const start = 39
  const name = textPath('Hiên Sách', start, 28, { face: 'serif', size, fill: '' })
  const dot = start + widthOf('Hiên Sách', 'serif', size) + size * 0.14
  const drawn = name.replace('class="t"', 'class="k"').replace(' fill=""', '')
  return svgDocument(
    width,
    HEIGHT,
    `${style}${mark}${drawn}<circle class="s" cx="${dot.toFixed(1)}" cy="${(28 - size * 0.09).toFixed(1)}" r="${(size * 0.09).toFixed(1)}"/>`,
  )
}

export type LogoFile = { file: string; isMobile: boolean; svg: () => string }

/** The shop's sign, once for wide screens and once, a little smaller, for narrow ones. */
export const logos: readonly LogoFile[] = [
  { file: 'logo/hien-sach.svg', isMobile: false, svg: () => wordmark(17.6, 140) },
  { file: 'logo/hien-sach-nho.svg', isMobile: true, svg: () => wordmark(17.6, 140) },
]
