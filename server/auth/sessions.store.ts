import connectPgSimple from 'connect-pg-simple'
import type { Request } from 'express'
import session, { type Session, type SessionData } from 'express-session'
import type pg from 'pg'

const PgStore = connectPgSimple(session)

/** A session may begin during the suspension, too late to be ended. */
const usableSession = `
  select s.sess from sessions s left join users u on u.id = s.sess #>> '{passport,user}'
  where s.sid = $1 and s.expire >= now() and u.suspended_at is null`

/** Never inserts: a slow request must not restore a destroyed session. Only `Sessions.renew` extends them. */
export class SessionStore extends PgStore {
  readonly #pool: pg.Pool
  readonly #written = new WeakMap<SessionData, string>()

  constructor(pool: pg.Pool) {
    super({
      pool,
      tableName: 'sessions',
      createTableIfMissing: false,
      disableTouch: true,
      pruneSessionInterval: false,
      errorLog: () => {},
    })
    this.#pool = pool
  }

  override createSession(request: Request, data: SessionData): Session & SessionData {
    const loaded = super.createSession(request, data)
    this.#written.set(loaded, contentOf(loaded))
    return loaded
  }

  /** express-session takes ENOENT for a missing session; an absent socket has the same code. */
  override get(sid: string, callback: (error: unknown, session?: SessionData | null) => void): void {
    this.#pool.query<{ sess: SessionData }>(usableSession, [sid]).then(
      ({ rows: [row] }) => setImmediate(() => callback(null, row?.sess)),
      (cause: unknown) => setImmediate(() => callback(new Error('the session could not be read', { cause }))),
    )
  }

  override set(sid: string, data: SessionData, callback?: (error?: unknown) => void): void {
    this.#write(sid, data).then(
      () => setImmediate(() => callback?.()),
      (error: unknown) => setImmediate(() => callback?.(error)),
    )
  }

  async #write(sid: string, data: SessionData): Promise<void> {
    const known = this.#written.get(data)
    const content = contentOf(data)
    // express-session saves a new session again at the end of the request.
    if (known === content) return
    this.#written.set(data, content)
    const statement =
      known === undefined
        ? 'insert into sessions (sess, expire, sid) values ($1, $2, $3)'
        : 'update sessions set sess = $1, expire = $2 where sid = $3'
    try {
      await this.#pool.query(statement, [JSON.stringify(data), data.cookie.expires, sid])
    } catch (error) {
      if (known === undefined) this.#written.delete(data)
      else this.#written.set(data, known)
      throw error
    }
  }
}

/** The cookie's expiry is recomputed on access. */
function contentOf(data: SessionData): string {
  return JSON.stringify({ ...data, cookie: undefined })
}
