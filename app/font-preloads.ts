import { preload } from 'react-dom'

/** The faces of every page's first lines (app/fonts.css). */
const faces = ['be-vietnam-pro-400', 'be-vietnam-pro-600', 'source-serif-4-600']

/** Asked for beside a page's styles and after them: who has them by the first paint sees them, nobody waits. */
export function preloadFonts(): void {
  for (const face of faces)
    preload(`/${face}.1.woff2`, {
      as: 'font',
      type: 'font/woff2',
      crossOrigin: 'anonymous',
      fetchPriority: 'low',
    })
}
