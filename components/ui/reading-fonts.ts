// biome-ignore-all lint/correctness/noUnusedVariables: Next makes a face of each and calls it by its name here; prose.css asks for it by that.
import localFont from 'next/font/local'

// Long reading only (news, lessons): not preloaded.
const readingLatin = localFont({
  src: [
    {
      path: '../../node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff2',
      weight: '400',
      style: 'normal',
    },
    {
      path: '../../node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-400-italic.woff2',
      weight: '400',
      style: 'italic',
    },
  ],
  preload: false,
  adjustFontFallback: 'Times New Roman',
})

const readingVietnamese = localFont({
  src: [
    {
      path: '../../node_modules/@fontsource/source-serif-4/files/source-serif-4-vietnamese-400-normal.woff2',
      weight: '400',
      style: 'normal',
    },
    {
      path: '../../node_modules/@fontsource/source-serif-4/files/source-serif-4-vietnamese-400-italic.woff2',
      weight: '400',
      style: 'italic',
    },
  ],
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
    },
  ],
})
