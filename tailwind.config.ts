import type { Config } from 'tailwindcss'

const token = (name: string) => `var(--${name})`

const colorTokens = [
  'paper',
  'surface',
  'wash',
  'line',
  'line-strong',
  'ink',
  'ink-2',
  'primary',
  'primary-hover',
  'on-primary',
  'primary-soft',
  'accent',
  'on-accent',
  'danger',
  'success',
  'warning',
  'star',
  'focus',
  'scrim',
] as const

// The default palette is replaced, not extended: a colour that is not a token does not compile.
const config: Config = {
  theme: {
    screens: { sm: '640px', lg: '1024px', xl: '1280px' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      inherit: 'inherit',
      ...Object.fromEntries(colorTokens.map((name) => [name, token(name)])),
    },
    fontFamily: { sans: token('font-sans'), serif: token('font-serif') },
    fontSize: {
      xs: [token('text-xs'), '1.5'],
      sm: [token('text-sm'), '1.6'],
      base: [token('text-base'), '1.6'],
      lg: [token('text-lg'), '1.6'],
      h3: [token('text-h3'), '1.3'],
      h2: [token('text-h2'), '1.25'],
      h1: [token('text-h1'), '1.25'],
      display: [token('text-display'), '1.22'],
    },
    fontWeight: { normal: '400', semibold: '600' },
    borderRadius: {
      none: '0',
      sm: '2px',
      DEFAULT: token('radius'),
      lg: token('radius-lg'),
      full: '999px',
    },
    boxShadow: { none: 'none', book: token('shadow-book'), overlay: token('shadow-overlay') },
    zIndex: { 0: '0', 1: '1', sticky: '10', 'tab-bar': '20', overlay: '30', toast: '40' },
    extend: {
      spacing: { tap: token('tap'), gutter: token('gutter'), section: token('section') },
      maxWidth: { content: '1120px', measure: '44em', wide: '1570px', side: '280px' },
      transitionDuration: { fast: token('fast'), lift: token('lift'), enter: token('enter') },
    },
  },
}

export default config
