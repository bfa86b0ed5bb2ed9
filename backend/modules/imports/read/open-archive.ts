import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { FileProblem } from '@/backend/modules/imports/import-row'
import { fileTexts } from '@/backend/modules/imports/texts'

const MOST_ENTRIES = 10_000
/** Unpacked, all of it and one of it; a sheet of 50,000 rows has about 60 MB. */
const MOST_BYTES = 400 * 1024 * 1024
const MOST_OF_ONE = 200 * 1024 * 1024
/** Sheets of like rows reach forty; a file made to burst reaches a thousand. */
const MOST_RATIO = 150
const SMALL = 1024 * 1024
const SYMLINK = 0o120000
const FILE_TYPE = 0o170000

export type Archive = {
  entries: readonly Entry[]
  read: (entry: Entry) => Promise<Buffer>
  /** Unpacked when it is read. */
  parts: (entry: Entry) => AsyncGenerator<Buffer>
}

const refuse = (reason: string): never => {
  throw new FileProblem(reason)
}

function checkEntry(entry: Entry) {
  if (/\p{Cc}/u.test(entry.fileName)) refuse(fileTexts.badPath)
  if (entry.isEncrypted()) refuse(fileTexts.encrypted)
  if (((entry.externalFileAttributes >>> 16) & FILE_TYPE) === SYMLINK) refuse(fileTexts.linkInside)
  if (/\.(?:zip|rar|7z|gz|tar|xz|bz2)$/i.test(entry.fileName)) refuse(fileTexts.nested)
  if (/vbaProject\.bin$/i.test(entry.fileName)) refuse(fileTexts.macros)
  const ratio = entry.uncompressedSize / Math.max(1, entry.compressedSize)
  const isBurst = entry.uncompressedSize > SMALL && ratio > MOST_RATIO
  if (isBurst || entry.uncompressedSize > MOST_OF_ONE) refuse(fileTexts.bomb)
}

async function listEntries(zip: ZipFile) {
  const entries: Entry[] = []
  let bytes = 0
  for await (const entry of zip.eachEntry()) {
    checkEntry(entry)
    entries.push(entry)
    bytes += entry.uncompressedSize
    if (entries.length > MOST_ENTRIES) refuse(fileTexts.tooManyEntries(MOST_ENTRIES))
    if (bytes > MOST_BYTES) refuse(fileTexts.bomb)
  }
  return entries
}

/** What yauzl says of a name that leads out of the archive; its other errors say that the file is broken. */
const reasonOf = (error: unknown) =>
  /invalid relative path|absolute path|invalid characters in fileName/.test(String(error))
    ? fileTexts.badPath
    : fileTexts.badZip

const problemOf = (error: unknown) =>
  error instanceof FileProblem ? error : new FileProblem(reasonOf(error), { cause: error })

async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw problemOf(error)
  }
}

/** The bytes as they are unpacked: what an entry says of its size is not believed. */
async function* partsOf(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  try {
    let size = 0
    for await (const part of await zip.openReadStreamPromise(entry)) {
      size += (part as Buffer).byteLength
      if (size > MOST_OF_ONE) refuse(fileTexts.bomb)
      yield part as Buffer
    }
  } catch (error) {
    throw problemOf(error)
  }
}

async function readEntry(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of partsOf(zip, entry)) parts.push(part)
  return Buffer.concat(parts)
}

/** Opens a ZIP, refusing those that are meant to hurt before anything of them is unpacked. */
export function openArchive(bytes: Buffer): Promise<Archive> {
  return guarded(async () => {
    // Backslashes between folders, as some programs of Windows write them, are read as slashes.
    const zip = await fromBufferPromise(bytes, {
      autoClose: false,
      lazyEntries: true,
    })
    const entries = await listEntries(zip)
    return {
      entries,
      read: (entry) => readEntry(zip, entry),
      parts: (entry) => partsOf(zip, entry),
    }
  })
}
