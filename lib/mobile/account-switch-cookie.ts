/** Holds a session code and its owner's name while the person decides whether to switch accounts. */
export const ACCOUNT_SWITCH_COOKIE = 'hien-sach-switch'
export const ACCOUNT_SWITCH_SECONDS = 60

export const accountSwitchValue = (code: string, name: string): string =>
  `${code}.${Buffer.from(name.slice(0, 200)).toString('base64url')}`

export const accountSwitchCode = (value: string | undefined): string | undefined =>
  value?.split('.')[0]

/** The name behind the code; empty when the cookie holds none. */
export const accountSwitchName = (value: string | undefined): string =>
  Buffer.from(value?.split('.')[1] ?? '', 'base64url').toString('utf8')
