export const modes = ['light', 'dark'] as const
export type Mode = (typeof modes)[number]

/** The twelve dyes in the order of their numbers; the names are shown by the settings panel (lib/messages/ui.ts). */
export const dyes = [
  'ink',
  'cobalt',
  'jade',
  'moss',
  'indigo',
  'violet',
  'lotus',
  'cinnabar',
  'brick',
  'turmeric',
  'lacquer',
  'stone',
] as const
export type Dye = (typeof dyes)[number]

export type Theme = `${Mode}${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12}`

export const defaultTheme: Theme = 'light5'

export const themes = modes.flatMap((mode) =>
  dyes.map((_, index) => `${mode}${index + 1}` as Theme),
)

export const isTheme = (value: unknown): value is Theme => themes.includes(value as Theme)

export const themeOf = (mode: Mode, dye: Dye): Theme => `${mode}${dyes.indexOf(dye) + 1}` as Theme

/** `dark8` → mode dark, dye cinnabar. */
export const partsOf = (theme: Theme): { mode: Mode; dye: Dye } => {
  const mode: Mode = theme.startsWith('dark') ? 'dark' : 'light'
  return { mode, dye: dyes[Number(theme.slice(mode.length)) - 1] ?? 'indigo' }
}

/** Font size in percent of the browser's own: 70 to 130 in steps of 10. */
export const fontScales = [70, 80, 90, 100, 110, 120, 130] as const
export type FontScale = (typeof fontScales)[number]

export const layouts = ['horizontal', 'vertical'] as const
export type Layout = (typeof layouts)[number]

export type DisplayPreferences = {
  theme: Theme
  fontScale: FontScale
  layout: Layout
  /** Light or dark as the machine is; of the theme only its dye counts. Chosen for this browser, not for the account. */
  followsSystem?: boolean
}

export const defaultPreferences: DisplayPreferences = {
  theme: defaultTheme,
  fontScale: 100,
  layout: 'horizontal',
}

/** `light5.100.horizontal`, the value of their cookie; `.auto` follows when light and dark are the machine's. */
export const formatPreferences = ({
  theme,
  fontScale,
  layout,
  followsSystem,
}: DisplayPreferences) => `${theme}.${fontScale}.${layout}${followsSystem ? '.auto' : ''}`

/** Reads what a cookie or a stored setting holds; every part that is unknown falls back by itself. */
export const parsePreferences = (
  value: string | null | undefined,
  usualTheme: Theme = defaultTheme,
): DisplayPreferences => {
  const [theme, scale, layout, auto] = (value ?? '').split('.')
  return {
    theme: isTheme(theme) ? theme : usualTheme,
    fontScale: fontScales.find((step) => step === Number(scale)) ?? defaultPreferences.fontScale,
    layout: layouts.find((name) => name === layout) ?? defaultPreferences.layout,
    ...(auto === 'auto' && { followsSystem: true }),
  }
}

/** Reads an account's settings (`fontScale` as a factor); null when they hold none. */
export const preferencesFromSettings = (
  settings: Record<string, unknown>,
): DisplayPreferences | null => {
  const { theme, fontScale, layout } = settings
  if (theme === undefined && fontScale === undefined && layout === undefined) return null
  const percent = typeof fontScale === 'number' ? Math.round(fontScale * 100) : ''
  return parsePreferences(`${theme}.${percent}.${layout}`)
}
