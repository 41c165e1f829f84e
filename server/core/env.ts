import path from 'node:path'
import { z } from 'zod'

const trim = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined)
const text = z.preprocess(trim, z.string().optional())
const url = (protocols: RegExp) =>
  z.preprocess(
    trim,
    z
      .url({ protocol: protocols, error: 'is not a valid address' })
      .transform((value) => value.replace(/\/+$/, ''))
      .optional(),
  )
const number = (fallback: number, min: number, max: number) =>
  z.preprocess(trim, z.coerce.number({ error: 'is not a number' }).int().min(min).max(max).default(fallback))
const yes = z.preprocess(trim, z.stringbool({ error: 'is not true or false' }).default(false))

const postgres = z
  .string()
  .refine((value) => /^postgres(ql)?:\/\//.test(value), { error: 'is not a postgres:// address' })

/** Every environment variable, with its meaning. `.env.example` lists the same names. */
const schema = z.object({
  NODE_ENV: z.preprocess(trim, z.enum(['development', 'production', 'test']).default('development')),
  /** Port to listen on; 0 takes a free one. */
  PORT: number(3000, 0, 65535),
  HOST: z.preprocess(trim, z.string().default('::')),
  /** Address under which people reach the site, without a final slash. */
  PUBLIC_URL: url(/^https?$/),
  /** Postgres 15 or newer. Unset: embedded, under DATA_DIR. */
  DATABASE_URL: z.preprocess(trim, postgres.optional()),
  /** Read replicas, separated by commas. */
  DATABASE_REPLICA_URLS: z.preprocess(
    (value) =>
      trim(value)
        ? String(value)
            .split(',')
            .map((part) => part.trim())
        : [],
    z.array(postgres),
  ),
  DATA_DIR: z.preprocess(trim, z.string().default('.data')).transform((value) => path.resolve(value)),
  /** Signs session cookies; at least 32 characters. */
  SESSION_SECRET: z.preprocess(trim, z.string().min(32, 'needs at least 32 characters').optional()),
  /** Demo data and the embedded sign-in, in production too. */
  DEMO: yes,
  DEMO_LISTINGS: number(112, 0, 2_000_000),
  /** One address for the exchange rate, `off` for none; unset: the public sources in their order. */
  EXCHANGE_RATE_URL: z.preprocess(
    trim,
    z
      .union([z.literal('off'), z.url({ protocol: /^https?$/, error: 'is neither an http address nor off' })])
      .optional(),
  ),
  METRICS_PORT: z.preprocess(
    trim,
    z.coerce.number({ error: 'is not a number' }).int().min(1).max(65535).optional(),
  ),
  LOG_LEVEL: z.preprocess(
    trim,
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ),
  /** Proxies in front: how many, or their networks as a comma list of CIDRs. Unset: nobody is trusted. */
  TRUST_PROXY: text.refine(
    (value) =>
      value === undefined ||
      /^\d{1,2}$/.test(value) ||
      /^[\da-fA-F.:]+(\/\d+)?(,\s*[\da-fA-F.:]+(\/\d+)?)*$/.test(value),
    { error: 'is neither a hop count nor a list of CIDRs' },
  ),
  /** `off` lifts the rate limits for load tests. */
  LIMITS: z.preprocess(trim, z.enum(['on', 'off']).default('on')),
})

export type Env = z.infer<typeof schema>

/** Reads the environment. Problems come back as one line each, so that the caller can print them and stop. */
export function readEnv(source: NodeJS.ProcessEnv): { env: Env } | { problems: string[] } {
  const parsed = schema.safeParse(source)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    return { problems: [...new Set(lines)] }
  }
  const env = parsed.data
  const problems: string[] = []
  const production = env.NODE_ENV === 'production'
  if (production && !env.SESSION_SECRET) problems.push('SESSION_SECRET is required with NODE_ENV=production')
  if (production && env.LIMITS === 'off') problems.push('LIMITS=off is refused with NODE_ENV=production')
  if (env.DATABASE_REPLICA_URLS.length > 0 && !env.DATABASE_URL)
    problems.push('DATABASE_REPLICA_URLS needs DATABASE_URL')
  return problems.length > 0 ? { problems } : { env }
}

/** Whether demo data and demo sign-ins belong here. */
export const isDemo = (env: Env) => env.DEMO || env.NODE_ENV !== 'production'
