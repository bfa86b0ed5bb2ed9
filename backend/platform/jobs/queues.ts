type QueueSettings = {
  /** Jobs one process works on at a time. */
  workers: number
  /** How often it is asked for jobs where nobody tells of new ones (a connection pooler between), in seconds. */
  pollSeconds: number
  /** The same where new jobs wake a worker: for jobs that fell due meanwhile or are tried again. */
  quietPollSeconds?: number
  /** A job that takes longer has failed. */
  expireSeconds?: number
}

/**
 * What waits for one outside service shares no queue with what waits for another. Upkeep and planned changes share
 * queues: each queue costs some CPU at rest, and they are in no hurry.
 */
export const queues = {
  /** Codes and links somebody waits for at the screen. */
  'urgent-mails': { workers: 2, pollSeconds: 1, quietPollSeconds: 2 },
  mails: { workers: 4, pollSeconds: 2 },
  /** What buyers are told by Zalo or SMS. */
  'phone-messages': { workers: 2, pollSeconds: 5 },
  'parcels-to-make': { workers: 4, pollSeconds: 2 },
  'parcels-to-track': { workers: 4, pollSeconds: 10 },
  invoices: { workers: 4, pollSeconds: 5 },
  refunds: { workers: 2, pollSeconds: 5 },
  /** One job per payment attempt whose notice may be lost. */
  'payments-to-ask': { workers: 4, pollSeconds: 5 },
  /** Stock given back by orders nobody paid for; waits for nobody outside. */
  holds: { workers: 1, pollSeconds: 5 },
  /** Guests' cash orders whose stock is held until they are confirmed. */
  'stock-terms': { workers: 1, pollSeconds: 5 },
  imports: { workers: 1, pollSeconds: 2, expireSeconds: 12 * 3600 },
  /** What begins at a moment: prices, documents. */
  planned: { workers: 1, pollSeconds: 2, quietPollSeconds: 5 },
  /** What is done now and again: search index, retention, pictures … */
  upkeep: { workers: 2, pollSeconds: 10, expireSeconds: 3600 },
  /** Enqueues what is due and has no job. */
  sweep: { workers: 1, pollSeconds: 10 },
} as const satisfies Record<string, QueueSettings>

export type QueueName = keyof typeof queues

export const queueNames = Object.keys(queues) as QueueName[]

export const settingsOf = (name: QueueName): QueueSettings => queues[name]

export const QUIET_POLL_SECONDS = 30
/** The least the engine takes. The job of a killed worker runs again after this, a look of the supervisor and a poll: 15 s at most for codes. */
export const HEARTBEAT_SECONDS = 10
export const SUPERVISE_SECONDS = 3
/** An embedded database has one program: a worker dies with it, and is looked for after a start. Each look costs CPU at rest. */
export const EMBEDDED_SECONDS = 10
