/** A key-value store of the browser that never throws: an unavailable one answers false and null. */
export type LocalCopyStore = {
  write: (key: string, text: string) => Promise<boolean>
  read: (key: string) => Promise<string | null>
  remove: (key: string) => Promise<void>
  keys: () => Promise<string[]>
}

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Written synchronously, but flushed to disk only seconds later: a killed browser loses the last writes. */
export function localStorageStore(area: () => Area): LocalCopyStore {
  const attempt = <T>(work: (area: Area) => T, otherwise: T): T => {
    try {
      return work(area())
    } catch {
      return otherwise
    }
  }
  return {
    write: async (key, text) =>
      attempt((storage) => {
        storage.setItem(key, text)
        return true
      }, false),
    read: async (key) => attempt((storage) => storage.getItem(key), null),
    remove: async (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: async () =>
      attempt(
        (storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''),
        [],
      ),
  }
}

const DATABASE = 'hien-sach-exam'
const TABLE = 'copies'

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

function open(factory: () => IDBFactory): Promise<IDBDatabase> {
  const request = factory().open(DATABASE, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(TABLE)
  return settled(request)
}

const committed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
    transaction.onerror = () => reject(transaction.error)
  })

/** Survives a killed browser. Opened at once, so that the first write does not wait for it. */
export function indexedDbStore(factory: () => IDBFactory): LocalCopyStore {
  let database: Promise<IDBDatabase> | null = null
  const opened = () => {
    database ??= Promise.resolve().then(() => open(factory))
    database.then(
      (db) => {
        // Another tab upgrades, or the browser closes it: the next call opens it again.
        db.onversionchange = () => db.close()
        db.onclose = () => {
          database = null
        }
      },
      () => {
        database = null
      },
    )
    return database
  }
  const table = async (mode: IDBTransactionMode) => {
    const transaction = (await opened()).transaction(TABLE, mode)
    return { transaction, rows: transaction.objectStore(TABLE) }
  }
  const change = async (work: (rows: IDBObjectStore) => void): Promise<boolean> => {
    try {
      const { transaction, rows } = await table('readwrite')
      work(rows)
      const end = committed(transaction)
      transaction.commit?.()
      await end
      return true
    } catch {
      return false
    }
  }
  const look = async <T>(work: (rows: IDBObjectStore) => IDBRequest<T>, otherwise: T) => {
    try {
      return await settled(work((await table('readonly')).rows))
    } catch {
      return otherwise
    }
  }
  opened().catch(() => undefined)
  return {
    write: (key, text) => change((rows) => rows.put(text, key)),
    read: async (key) => {
      const value = await look<unknown>((rows) => rows.get(key), null)
      return typeof value === 'string' ? value : null
    },
    remove: async (key) => void (await change((rows) => rows.delete(key))),
    keys: async () => (await look<IDBValidKey[]>((rows) => rows.getAllKeys(), [])).map(String),
  }
}
