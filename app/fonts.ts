// biome-ignore-all lint/correctness/noUnusedVariables: Next makes a face of each and calls it by its name here; the style sheets ask for it by that.
import localFont from 'next/font/local'

// The files of the fontsource packages as they come, in two parts per family; the browser takes each letter from the part that has it.
// The Latin part comes last and is asked for whatever the other's range leaves. None is fetched before the page has been painted
// (lib/boot-script.ts): until they are here letters of the machine stand in for them, as wide as they (stand-in-fonts.css).

const sansLatin = localFont({
  src: [
    {
      path: '../node_modules/@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-400-normal.woff2',
      weight: '400',
    },
    {
      path: '../node_modules/@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-600-normal.woff2',
      weight: '600',
    },
  ],
  preload: false,
  adjustFontFallback: false,
})

const sansVietnamese = localFont({
  src: [
    {
      path: '../node_modules/@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-400-normal.woff2',
      weight: '400',
    },
    {
      path: '../node_modules/@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-600-normal.woff2',
      weight: '600',
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

const serifLatin = localFont({
  src: '../node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2',
  weight: '600',
  preload: false,
  adjustFontFallback: false,
})

const serifVietnamese = localFont({
  src: '../node_modules/@fontsource/source-serif-4/files/source-serif-4-vietnamese-600-normal.woff2',
  weight: '600',
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

// Long reading only (news, lessons).
const readingLatin = localFont({
  src: [
    {
      path: '../node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff2',
      weight: '400',
      style: 'normal',
    },
    {
      path: '../node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-400-italic.woff2',
      weight: '400',
      style: 'italic',
    },
  ],
  preload: false,
  adjustFontFallback: false,
})

const readingVietnamese = localFont({
  src: [
    {
      path: '../node_modules/@fontsource/source-serif-4/files/source-serif-4-vietnamese-400-normal.woff2',
      weight: '400',
      style: 'normal',
    },
    {
      path: '../node_modules/@fontsource/source-serif-4/files/source-serif-4-vietnamese-400-italic.woff2',
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
