import { type DestinationStream, type Logger, pino } from 'pino'
import type { Env } from './env.ts'

export type { Logger } from 'pino'

/** Without personal data: database errors contain parameters. */
export function createLog(env: Pick<Env, 'LOG_LEVEL' | 'NODE_ENV'>, destination?: DestinationStream): Logger {
  const options = {
    level: env.LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  }
  return destination ? pino(options, destination) : pino(options)
}

export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const cause = error.cause instanceof Error ? error.cause : undefined
  const fromDatabase = 'query' in error || (cause !== undefined && 'severity' in cause) || 'severity' in error
  const code = codeOf(cause) ?? codeOf(error)
  const frames = error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 8)
  return {
    type: error.name,
    ...(code ? { code } : {}),
    ...(fromDatabase ? {} : { message: error.message, ...(cause ? { cause: cause.message } : {}) }),
    stack: frames?.map((line) => line.trim()),
  }
}

/** SQLSTATE or system code of an error or its cause. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  return 'cause' in error ? codeOf(error.cause) : undefined
}
