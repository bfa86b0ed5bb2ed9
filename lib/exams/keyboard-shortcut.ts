/** What a key does in an exam. */
export type Shortcut =
  | { kind: 'previous' }
  | { kind: 'next' }
  | { kind: 'flag' }
  /** Counted from 0. */
  | { kind: 'choose'; option: number }

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>
/** What has the focus: its tag, and for an input its type. */
type Focus = { tag: string; type?: string; isEditable?: boolean }

const isTyping = ({ tag, type, isEditable = false }: Focus) =>
  isEditable ||
  tag === 'TEXTAREA' ||
  tag === 'SELECT' ||
  tag === 'AUDIO' ||
  tag === 'VIDEO' ||
  (tag === 'INPUT' && type !== 'radio' && type !== 'checkbox')

/** Null for keys that belong to what has the focus: letters in fields, arrows among radio buttons. */
export function shortcutOf(press: Press, focus: Focus): Shortcut | null {
  const { key, ctrlKey, metaKey, altKey, isComposing } = press
  if (ctrlKey || metaKey || altKey || isComposing || isTyping(focus)) return null
  const isRadio = focus.tag === 'INPUT' && focus.type === 'radio'
  if (key === 'ArrowLeft') return isRadio ? null : { kind: 'previous' }
  if (key === 'ArrowRight') return isRadio ? null : { kind: 'next' }
  if (key === 'f' || key === 'F') return { kind: 'flag' }
  return /^[1-9]$/.test(key) ? { kind: 'choose', option: Number(key) - 1 } : null
}
