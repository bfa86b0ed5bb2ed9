/**
 * Where an attempt stands. Whether answers are saved is another matter and has its own states (`SaveState`): saving never
 * stands in the way of answering.
 */
export type Phase =
  | 'loading'
  | 'intro'
  | 'starting'
  | 'inProgress'
  | 'confirming'
  /** Inputs are frozen, the hand-in follows in a moment. */
  | 'timeUp'
  | 'submitting'
  /** The hand-in did not get through; it is tried again with the same key. */
  | 'submitPending'
  | 'takenOver'
  /** It was taken over and handed in there: nothing is left to go on with here. */
  | 'endedElsewhere'
  | 'needLogin'
  | 'finished'
  /** A call failed and reloading is no help any more. */
  | 'failed'
  /** This person may not take it; the words say why. */
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
