import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** A user's id; null: visitors. */
export type Owner = string | null

export interface Copy {
  /** Query hash. */
  hash: string
  /** The endpoint's path. */
  kind: string
  data: unknown
  /** Characters of JSON. */
  size: number
  /** Milliseconds since 1970. */
  savedAt: number
}

interface Schema extends DBSchema {
  copies: { key: string; value: Copy; indexes: { age: [number, string, number] } }
  owner: { key: 'owner'; value: { owner: Owner } }
}

type Database = IDBPDatabase<Schema>

let opening: Promise<Database> | undefined

function open(): Promise<Database> {
  opening ??= openDB<Schema>('oga-offline', 1, {
    upgrade(database) {
      const copies = database.createObjectStore('copies', { keyPath: 'hash' })
      copies.createIndex('age', ['savedAt', 'kind', 'size'])
      database.createObjectStore('owner')
    },
    terminated: () => {
      opening = undefined
    },
  }).catch((error) => {
    opening = undefined
    throw error
  })
  return opening
}

/** Deletes the copies of another user, not those of a visitor who signs in. True if deleted. */
export async function claim(owner: Owner): Promise<boolean> {
  const transaction = (await open()).transaction(['owner', 'copies'], 'readwrite')
  const owners = transaction.objectStore('owner')
  const before = (await owners.get('owner'))?.owner ?? null
  const isAnother = before !== null && before !== owner
  if (isAnother) await transaction.objectStore('copies').clear()
  if (before !== owner) await owners.put({ owner }, 'owner')
  await transaction.done
  return isAnother
}

export interface Bounds {
  maxOf(kind: string): number
  size: number
  /** Milliseconds. */
  age: number
}

/** Deletes the oldest beyond the bounds; no-op if `owner` has changed. */
export async function saveCopies(owner: Owner, copies: readonly Copy[], bounds: Bounds): Promise<void> {
  const transaction = (await open()).transaction(['owner', 'copies'], 'readwrite')
  const before = (await transaction.objectStore('owner').get('owner'))?.owner ?? null
  const store = transaction.objectStore('copies')
  if (before === owner) {
    for (const copy of copies) await store.put(copy)
    const counts = new Map<string, number>()
    let total = 0
    const now = Date.now()
    for (
      let cursor = await store.index('age').openKeyCursor(null, 'prev');
      cursor;
      cursor = await cursor.continue()
    ) {
      const [savedAt, kind, size] = cursor.key
      const count = (counts.get(kind) ?? 0) + 1
      counts.set(kind, count)
      total += size
      const isBeyond = count > bounds.maxOf(kind) || total > bounds.size || now - savedAt > bounds.age
      if (isBeyond) await store.delete(cursor.primaryKey)
    }
  }
  await transaction.done
}

/** Undefined: of the last owner. */
export async function readCopies(owner: Owner | undefined): Promise<Copy[]> {
  const transaction = (await open()).transaction(['owner', 'copies'])
  const before = (await transaction.objectStore('owner').get('owner'))?.owner ?? null
  const copies =
    owner === undefined || owner === before ? await transaction.objectStore('copies').getAll() : []
  await transaction.done
  return copies
}

/** A user's copies, whoever signs in next. */
export async function deleteCopies(): Promise<void> {
  const transaction = (await open()).transaction(['owner', 'copies'], 'readwrite')
  await transaction.objectStore('copies').clear()
  await transaction.objectStore('owner').put({ owner: null }, 'owner')
  await transaction.done
}
