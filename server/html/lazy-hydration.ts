import { hydrationLoader, INERT_TYPE } from '@/lib/boot/hydration-loader'
import type { Edit, FoundElement } from '@/server/html/find-elements'

/** The opening tag of a script the loader brings back; React finds it by its other attributes, which stay. */
export const inertTag = (tag: string) => tag.replace(/^<script/i, `$&${` type="${INERT_TYPE}"`}`)

/** Fetched early, the bytes would come before the words of the page after all. */
export const isScriptHint = ({ name, attributes }: FoundElement) =>
  name === 'link' && attributes.rel === 'preload' && attributes.as === 'script'

/**
 * Where the loader goes: last in the body, since React takes a script in the head for one of the layout. Null for a page that cannot
 * wait: it has no body's end, or React puts late parts of it in place by script.
 */
export function loaderEdit(html: string): Edit | null {
  const end = html.lastIndexOf('</body>')
  if (end === -1 || html.includes('<template id="B:')) return null
  return { start: end, end, text: `<script>${hydrationLoader}</script>` }
}
