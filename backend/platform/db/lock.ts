import { mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

type Owner = { pid: number; started: string }

const readOr = (path: string, otherwise: string) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return otherwise
  }
}

/** Which boot and at which tick of it a process began: a later process with the same number differs. Empty without /proc. */
const startOf = (pid: number) => {
  const fieldsAfterName = readOr(`/proc/${pid}/stat`, '').split(') ').at(-1)?.split(' ')
  const ticks = fieldsAfterName?.[19]
  return ticks ? `${readOr('/proc/sys/kernel/random/boot_id', '').trim()}:${ticks}` : ''
}

const isAlive = ({ pid, started }: Owner) => {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return started === '' || startOf(pid) === started
}

const ownerIn = (text: string): Owner | null => {
  try {
    const owner: Owner = JSON.parse(text)
    return Number.isInteger(owner.pid) ? owner : null
  } catch {
    return null
  }
}

const createExclusively = (path: string, text: string) => {
  try {
    writeFileSync(path, text, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Only one of several starters can move the file; one that moved a faster starter's new lock puts it back. */
const removeStale = (path: string, seen: string) => {
  const aside = `${path}.${process.pid}`
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  if (readOr(aside, '') === seen) unlinkSync(aside)
  else renameSync(aside, path)
}

/** Another living process has the directory. */
export class DirectoryInUse extends Error {
  override name = 'DirectoryInUse'

  constructor(
    readonly directory: string,
    readonly pid: number,
  ) {
    super(
      `${directory} is in use by process ${pid}: stop that shop, or choose another folder with DATA_DIR.`,
    )
  }
}

const ATTEMPTS = 20
const PAUSE_MS = 50

/**
 * Makes this process the only user of `directory` until the returned function is called or the process ends, however it
 * ends. Throws when a living process holds it; a dead one's lock is taken over.
 */
export async function lockDirectory(directory: string): Promise<() => void> {
  const path = `${directory.replace(/(?<!\/)\/+$/, '')}.lock`
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const mine = JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies Owner)
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    if (createExclusively(path, mine)) return holdUntilReleased(path, mine)
    const seen = readOr(path, '')
    const owner = ownerIn(seen)
    if (owner && isAlive(owner)) {
      throw new DirectoryInUse(directory, owner.pid)
    }
    // An unreadable lock may be one that is being written at this moment.
    if (owner || attempt > ATTEMPTS / 2) removeStale(path, seen)
    else await sleep(PAUSE_MS)
  }
  throw new Error(`${path} could not be created`)
}

function holdUntilReleased(path: string, mine: string) {
  const release = () => {
    process.off('exit', release)
    if (readOr(path, '') === mine) unlinkSync(path)
  }
  process.on('exit', release)
  return release
}
