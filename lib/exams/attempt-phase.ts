/** The phase of an attempt, independent of whether answers are saved (`SaveState`): saving never blocks answering. */
export type Phase =
  | 'loading'
  | 'intro'
  | 'starting'
  | 'inProgress'
  | 'confirming'
  /** Inputs are frozen, the submission follows. */
  | 'timeUp'
  | 'submitting'
  /** The submission failed and is retried with the same key. */
  | 'submitPending'
  | 'takenOver'
  /** Taken over and submitted elsewhere. */
  | 'endedElsewhere'
  | 'needLogin'
  | 'finished'
  /** A call failed and a reload no longer helps. */
  | 'failed'
  /** This person may not take the exam; the text says why. */
  | 'locked'
  | 'missing'

export type PhaseEvent =
  | 'detailed'
  | 'start'
  | 'started'
  | 'startRefused'
  | 'ask'
  | 'cancel'
  | 'submit'
  | 'timeUp'
  | 'unsent'
  | 'refused'
  | 'accepted'
  | 'takenOver'
  | 'endedElsewhere'
  | 'loggedOut'
  | 'fail'
  | 'lock'
  | 'miss'
  | 'reopen'

type Table = Record<Phase, Partial<Record<PhaseEvent, Phase>>>

const open: Partial<Record<PhaseEvent, Phase>> = {
  takenOver: 'takenOver',
  loggedOut: 'needLogin',
  timeUp: 'timeUp',
  submit: 'submitting',
}
const begin: Partial<Record<PhaseEvent, Phase>> = {
  start: 'starting',
  loggedOut: 'needLogin',
  fail: 'failed',
  lock: 'locked',
  miss: 'missing',
}

const table: Table = {
  loading: { ...begin, detailed: 'intro', submit: 'submitting' },
  intro: { ...begin, submit: 'submitting', detailed: 'intro' },
  starting: {
    ...begin,
    started: 'inProgress',
    submit: 'submitting',
    startRefused: 'intro',
    takenOver: 'takenOver',
  },
  inProgress: { ...open, ask: 'confirming' },
  confirming: { ...open, cancel: 'inProgress' },
  timeUp: { submit: 'submitting', takenOver: 'takenOver', loggedOut: 'needLogin' },
  submitting: {
    accepted: 'finished',
    unsent: 'submitPending',
    takenOver: 'takenOver',
    loggedOut: 'needLogin',
    refused: 'inProgress',
    fail: 'failed',
    miss: 'missing',
  },
  submitPending: { submit: 'submitting', loggedOut: 'needLogin', takenOver: 'takenOver' },
  takenOver: { ...begin, startRefused: 'intro', endedElsewhere: 'endedElsewhere' },
  endedElsewhere: { ...begin },
  needLogin: { reopen: 'loading' },
  finished: { ...begin, startRefused: 'intro', detailed: 'intro' },
  failed: { ...begin, reopen: 'loading', detailed: 'intro' },
  locked: {},
  missing: {},
}

/** The next phase; an event without meaning here changes nothing. */
export const nextPhase = (phase: Phase, event: PhaseEvent): Phase => table[phase][event] ?? phase

/** Answers may be changed. */
export const isOpen = (phase: Phase): boolean => phase === 'inProgress' || phase === 'confirming'
/** The questions are on the screen, answerable or not. */
export const showsQuestions = (phase: Phase): boolean =>
  isOpen(phase) ||
  ['timeUp', 'submitting', 'submitPending', 'takenOver', 'needLogin'].includes(phase)
