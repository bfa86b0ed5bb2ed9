/** Seven flat tones of one colour, from paper to ink, and a vermilion to sign with. */
export type Tones = {
  paper: string
  pale: string
  soft: string
  mid: string
  deep: string
  ink: string
  accent: string
}

// The shop's hues: hue and chroma as the themes have them.
const hues = {
  indigo: [268, 0.115],
  blue: [240, 0.095],
  jade: [190, 0.07],
  moss: [150, 0.08],
  purple: [310, 0.1],
  pink: [350, 0.11],
  brick: [48, 0.1],
  ochre: [78, 0.09],
  brown: [40, 0.065],
  ink: [255, 0.035],
} as const

export type ToneName = keyof typeof hues
export const toneNames = Object.keys(hues) as ToneName[]

export function tonesOf(colour: ToneName): Tones {
  const [hue, chroma] = hues[colour]
  const warm = hue < 60 || hue > 330
  return {
    paper: oklch(0.967, 0.011, 85),
    pale: oklch(0.9, chroma * 0.32, hue),
    soft: oklch(0.785, chroma * 0.6, hue),
    mid: oklch(0.6, chroma * 0.9, hue),
    deep: oklch(0.43, chroma, hue),
    ink: oklch(0.27, chroma * 0.45, hue),
    accent: warm ? oklch(0.74, 0.13, 78) : oklch(0.56, 0.185, 32),
  }
}

/** The one conversion drawing needs: OKLCH to `#rrggbb`, clamped to sRGB. */
function oklch(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const hex = linear.map((value) => {
    const clamped = Math.min(1, Math.max(0, value))
    const encoded = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${hex.join('')}`
}
