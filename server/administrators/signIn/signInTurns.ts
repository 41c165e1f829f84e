import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { signInTurns } from './signInTurns.table.ts'

/**
 * Turns for a name under attack: one a second for networks that have not tried it today, one in ten seconds for
 * the others, however many networks ask. So a new network waits for seconds, and guessing from any number of
 * them is bounded to 1.1 passwords a second, while each network pays for every further guess.
 */
const queues = { new: 1, again: 10 } as const
/** Seconds before the first turn of a network. */
const firstWait = 5
/** Seconds: for the second turn; each further one waits four times as long. */
const secondWait = 60
const longestWait = 6 * 3600
/** Seconds to come back in. */
const grace = 600
const forgottenAfter = 86_400

export interface Turn {
  name: string
  network: string
}

const isOf = ({ name, network }: Turn) => and(eq(signInTurns.name, name), eq(signInTurns.network, network))
const seconds = (count: number) => sql`${count}::int * interval '1 second'`
const secondsUntil = sql<number>`extract(epoch from ${signInTurns.at} - now())::float8`

/** Takes the turn if it has come, else returns the seconds to wait for it. */
export function takeTurn(db: Db, turn: Turn): Promise<number | undefined> {
  return db.transaction(async (tx) => {
    await tx.insert(signInTurns).values(turn).onConflictDoNothing()
    const [found] = await tx
      .select({ taken: signInTurns.taken, isUsed: signInTurns.isUsed, wait: secondsUntil })
      .from(signInTurns)
      .where(isOf(turn))
      .for('update')
    const { taken = 0, isUsed = true, wait = 0 } = found ?? {}
    if (!isUsed && wait > 0) return Math.ceil(wait)
    if (!isUsed && wait > -grace) {
      await tx.update(signInTurns).set({ isUsed: true }).where(isOf(turn))
      return undefined
    }
    return queueUp(tx, turn, wait > -forgottenAfter ? taken : 0)
  })
}

async function queueUp(tx: Db, turn: Turn, taken: number): Promise<number> {
  const queue = taken === 0 ? 'new' : 'again'
  const step = seconds(queues[queue])
  const own = taken === 0 ? firstWait : Math.min(secondWait * 4 ** Math.min(taken - 1, 10), longestWait)
  const [next] = await tx
    .insert(signInTurns)
    .values({ name: turn.name, network: queue, at: sql`now() + ${step}` })
    .onConflictDoUpdate({
      target: [signInTurns.name, signInTurns.network],
      set: { at: sql`greatest(${signInTurns.at}, now()) + ${step}` },
    })
    .returning({ wait: secondsUntil })
  const wait = Math.max(own, Math.ceil(next?.wait ?? 0))
  await tx
    .update(signInTurns)
    .set({ taken: taken + 1, isUsed: false, at: sql`now() + ${seconds(wait)}` })
    .where(isOf(turn))
  return wait
}

/** For a try that lacked its one-time code only. */
export async function returnTurn(db: Db, turn: Turn): Promise<void> {
  await db.update(signInTurns).set({ isUsed: false }).where(isOf(turn))
}

/** After a sign-in. */
export async function forgetTurn(db: Db, turn: Turn): Promise<void> {
  await db.delete(signInTurns).where(isOf(turn))
}

export async function purgeSignInTurns(db: Db): Promise<void> {
  await db.delete(signInTurns).where(lt(signInTurns.at, sql`now() - ${seconds(forgottenAfter)}`))
}
