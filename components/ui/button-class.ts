export type ButtonLook = {
  variant?: 'primary' | 'quiet' | 'text' | 'danger' | undefined
  size?: 'md' | 'sm' | undefined
  /** As wide as its place. */
  full?: boolean | undefined
}

/** The classes of a button, for buttons and for links that look like one. */
export const buttonClass = (
  { variant = 'primary', size = 'md', full = false }: ButtonLook,
  more?: string,
) =>
  ['btn', `btn-${variant}`, size === 'sm' && 'btn-sm', full && 'w-full', more]
    .filter(Boolean)
    .join(' ')
