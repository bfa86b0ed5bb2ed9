/** The colours of a cover: its ground, a shadow, two tints, and what is printed on it. */
export type Palette = { base: string; deep: string; mid: string; soft: string; spark: string }

export const paper = '#f7f1e3'
export const ink = '#20242f'
export const vermilion = '#b4321f'

export const palettes = {
  indigo: { base: '#27426f', deep: '#172b4d', mid: '#5877a6', soft: '#cfd9e8', spark: '#e2a93b' },
  blue: { base: '#20648f', deep: '#123f5e', mid: '#5c9cc2', soft: '#cbe1ec', spark: '#f0b54a' },
  jade: { base: '#2a6d64', deep: '#174540', mid: '#63a096', soft: '#cfe3dc', spark: '#eab04c' },
  moss: { base: '#47623b', deep: '#2a3d23', mid: '#85a06f', soft: '#dbe4ca', spark: '#e5b04b' },
  purple: { base: '#5b4076', deep: '#382650', mid: '#9279ae', soft: '#e1d7ea', spark: '#e7b04c' },
  pink: { base: '#a8405f', deep: '#6f2540', mid: '#d1839a', soft: '#f2d7dc', spark: '#f0bd5a' },
  vermilion: {
    base: '#ad3322',
    deep: '#701d13',
    mid: '#d4776a',
    soft: '#f3d6cb',
    spark: '#efb84f',
  },
  brick: { base: '#a4532f', deep: '#69311a', mid: '#cf8f6e', soft: '#f1dcca', spark: '#f2c05c' },
  ochre: { base: '#8f6410', deep: '#5c3f08', mid: '#cba24c', soft: '#f3e4bd', spark: '#f4d27c' },
  brown: { base: '#5e2f20', deep: '#391a11', mid: '#9c6b57', soft: '#ead7c8', spark: '#dfa548' },
  stone: { base: '#56534c', deep: '#33312d', mid: '#918d83', soft: '#dfdbd0', spark: '#d99a3a' },
  charcoal: { base: '#2f333b', deep: '#1b1e24', mid: '#6e7480', soft: '#d7d9de', spark: '#d9a441' },
} satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes
export const paletteNames = Object.keys(palettes) as PaletteName[]
