/** Holds a code, and whose it is, while a person decides whether their session makes room for it. */
export const SWITCH_COOKIE = 'hien-sach-switch'
export const SWITCH_SECONDS = 60

export const switchValue = (code: string, name: string): string =>
  `${code}.${Buffer.from(name.slice(0, 200)).toString('base64url')}`

export const codeOfSwitch = (value: string | undefined): string | undefined => value?.split('.')[0]

/** The name behind the code; empty when the cookie holds none. */
export const nameOfSwitch = (value: string | undefined): string =>
  Buffer.from(value?.split('.')[1] ?? '', 'base64url').toString('utf8')
