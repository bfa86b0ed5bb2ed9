import { SAVE_GRACE_MS } from '@/contract/shop/exam-attempts'

/** Times in milliseconds, sizes in bytes. */
export const limits = {
  /** After the last change an answer is saved. */
  debounce: 300,
  /** Typing without pause is sent at least this often. */
  maxWait: 2_000,
  saveTimeout: 15_000,
  submitTimeout: 20_000,
  firstBackoff: 1_000,
  longestBackoff: 30_000,
  grace: SAVE_GRACE_MS,
  /** Browsers limit keepalive requests to 64 kB. */
  hideBytes: 55_000,
  /** Calls are refused above 256 kB. */
  bodyBytes: 200_000,
  /** Smaller changes of the server's time are ignored. */
  clockNews: 3_000,
  /** Two clocks of one machine differ by more than this only after sleep or a change of the time. */
  clockJump: 2_000,
  /** Everybody's time is up at the same moment; submissions spread over this. */
  submitSpread: 3_000,
  /** How often an idle page pings the server. */
  heartbeat: 45_000,
  /** How long the notice of an ended session stands before the page reloads. */
  loginNotice: 2_500,
  /** How long a tab that gives the attempt up may take for its last save. */
  yieldFlush: 1_500,
  startTimeout: 20_000,
  failuresBeforeBanner: 5,
  refusalsBeforeReload: 3,
  copyDays: 30,
} as const

/** Announced to screen readers when this many minutes are left. */
export const warningMinutes = [30, 5, 1] as const
