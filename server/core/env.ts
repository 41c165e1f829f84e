import path from 'node:path'
import { z } from 'zod'

const trim = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined)
const text = z.preprocess(trim, z.string().optional())
const url = (protocols: RegExp) =>
  z.preprocess(
    trim,
    z
      .url({ protocol: protocols, error: 'is not a valid address' })
      .transform((value) => value.replace(/(?<!\/)\/+$/, ''))
      .optional(),
  )
/** Keeps the trailing slash: issuers are compared literally. */
const httpsUrl = z.preprocess(
  trim,
  z.url({ protocol: /^https?$/, error: 'is not a valid address' }).optional(),
)
const number = (fallback: number, min: number, max: number) =>
  z.preprocess(trim, z.coerce.number({ error: 'is not a number' }).int().min(min).max(max).default(fallback))
/** US dollars. */
const price = (fallback: number) =>
  z.preprocess(trim, z.coerce.number({ error: 'is not a number' }).min(0).max(10_000).default(fallback))
const addressOrOff = z.preprocess(
  trim,
  z
    .union([z.literal('off'), z.url({ protocol: /^https?$/, error: 'is neither an http address nor off' })])
    .optional(),
)
const yes = z.preprocess(trim, z.stringbool({ error: 'is not true or false' }).default(false))

const postgres = z
  .string()
  .refine((value) => /^postgres(ql)?:\/\//.test(value), { error: 'is not a postgres:// address' })

const usernameProblem = 'is not 2 to 40 letters, digits, dots, dashes or underscores'

const schema = z.object({
  NODE_ENV: z.preprocess(trim, z.enum(['development', 'production', 'test']).default('development')),
  /** 0: any free port. */
  PORT: number(3000, 0, 65535),
  HOST: z.preprocess(trim, z.string().default('::')),
  /** Without a trailing slash. */
  PUBLIC_URL: url(/^https?$/),
  /** Postgres 15 or newer. Unset: PGlite in DATA_DIR. */
  DATABASE_URL: z.preprocess(trim, postgres.optional()),
  /** Comma-separated. */
  DATABASE_REPLICA_URLS: z.preprocess(
    (value) =>
      trim(value)
        ? String(value)
            .split(',')
            .map((part) => part.trim())
        : [],
    z.array(postgres),
  ),
  /** For the in-memory search index; 0: search in the database. */
  SEARCH_MEMORY_MB: number(1536, 0, 1_000_000),
  /** For rendered listings; 0: read from the database. */
  CARDS_MEMORY_MB: number(48, 0, 1_000_000),
  DATA_DIR: z.preprocess(trim, z.string().default('.data')).transform((value) => path.resolve(value)),
  /** Signs session cookies. */
  SESSION_SECRET: z.preprocess(trim, z.string().min(32, 'needs at least 32 characters').optional()),
  /** Unset: the demo identity provider, with demo data. */
  OIDC_ISSUER_URL: httpsUrl,
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text,
  /** Page for changing the password. */
  OIDC_ACCOUNT_URL: httpsUrl,
  /** The first administrator; both or none. */
  ADMIN_USERNAME: z.preprocess(
    trim,
    z
      .string()
      .regex(/^[a-z\d][a-z\d._-]{1,39}$/i, usernameProblem)
      .optional(),
  ),
  ADMIN_PASSWORD: z.preprocess(
    (value) => value || undefined,
    z.string().min(10, 'needs at least 10 characters').max(200, 'has more than 200 characters').optional(),
  ),
  /** In production too. */
  DEMO: yes,
  DEMO_LISTINGS: number(112, 0, 2_000_000),
  /** `off`: none; unset: the public sources. */
  EXCHANGE_RATE_URL: addressOrOff,
  /** Of a MapLibre style: `off`, only our own map; unset: a public one, light and dark. */
  MAP_STYLE_URL: addressOrOff,
  /** In dark surroundings; unset: as the other. */
  MAP_STYLE_DARK_URL: httpsUrl,
  /** Comma-separated origins that the styles load from beside their own. */
  MAP_ORIGINS: z.preprocess(
    (value) => trim(value) ?? '',
    z
      .string()
      .transform((list) => list.split(',').flatMap((origin) => trim(origin) ?? []))
      .pipe(z.array(z.url({ protocol: /^https?$/, error: 'is not a list of addresses' }))),
  ),
  /** Any text if the server needs no key. Unset: local assistant only. */
  OPENAI_API_KEY: text,
  /** With its version: `https://models.example/v1`. */
  OPENAI_BASE_URL: url(/^https?$/),
  OPENAI_MODEL: z.preprocess(trim, z.string().max(200).default('gpt-4.1-mini')),
  /** US dollars per million tokens. */
  OPENAI_INPUT_PRICE: price(0.4),
  OPENAI_OUTPUT_PRICE: price(1.6),
  /** S3-compatible, for media. Unset: DATA_DIR. */
  S3_ENDPOINT: url(/^https?$/),
  S3_REGION: text,
  S3_BUCKET: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  S3_FORCE_PATH_STYLE: yes,
  /** Unset: no mail is sent. */
  SMTP_URL: url(/^smtps?$/),
  MAIL_FROM: text.refine((value) => value === undefined || isSender(value), {
    error: 'is neither an address nor a name with an address in <>',
  }),
  /**
   * Receives replies to mails; the secret is part of the webhook's URL (`/api/inquiries/inbound/…`). Both or
   * none.
   */
  INBOUND_ADDRESS: text.refine((value) => value === undefined || isSender(value), {
    error: 'is no address',
  }),
  /** Of the envelopes of mails; reports to it, with tags, are posted like replies. */
  BOUNCE_ADDRESS: text.refine((value) => value === undefined || isSender(value), {
    error: 'is no address',
  }),
  INBOUND_SECRET: z.preprocess(
    trim,
    z
      .string()
      .regex(/^[\w-]{24,200}$/, 'needs 24 to 200 letters, digits, dashes or underscores')
      .optional(),
  ),
  /** Between SIGTERM and closing the port. */
  DRAIN_SECONDS: z.preprocess(trim, z.coerce.number({ error: 'is not a number' }).min(0).max(300).optional()),
  METRICS_PORT: z.preprocess(
    trim,
    z.coerce.number({ error: 'is not a number' }).int().min(1).max(65535).optional(),
  ),
  /** Metrics are for the operators alone. */
  METRICS_HOST: z.preprocess(trim, z.string().default('127.0.0.1')),
  LOG_LEVEL: z.preprocess(
    trim,
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ),
  /** Their number, or comma-separated CIDRs. Unset: none. */
  TRUST_PROXY: text.refine(
    (value) =>
      value === undefined ||
      /^\d{1,2}$/.test(value) ||
      /^[\da-fA-F.:]+(\/\d+)?(,\s*[\da-fA-F.:]+(\/\d+)?)*$/.test(value),
    { error: 'is neither a hop count nor a list of CIDRs' },
  ),
  /** Comma-separated `host:port` of private networks that what strangers name may be fetched from nevertheless. */
  FETCH_EXCEPT: z.preprocess(
    (value) => trim(value) ?? '',
    z
      .string()
      .transform((list) => list.split(',').flatMap((one) => trim(one) ?? []))
      .pipe(z.array(z.string().regex(/^[^\s:/]+:\d{1,5}$/, 'is not a list of host:port'))),
  ),
  /** For tests: a lesser answer is an error with `throw`, which is the default with NODE_ENV=test. */
  FALLBACKS: z.preprocess(trim, z.enum(['answer', 'throw']).optional()),
  LIMITS: z.preprocess(trim, z.enum(['on', 'off']).default('on')),
})

export type Env = z.infer<typeof schema>

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
  const oidc = ['OIDC_ISSUER_URL', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const
  const missing = oidc.filter((name) => env[name] === undefined)
  if (missing.length > 0 && missing.length < oidc.length)
    problems.push(`${missing.join(' and ')} missing: ${oidc.join(', ')} belong together`)
  if (production && env.OIDC_ISSUER_URL?.startsWith('http:'))
    problems.push('OIDC_ISSUER_URL must be https with NODE_ENV=production')
  if (env.DATABASE_REPLICA_URLS.length > 0 && !env.DATABASE_URL)
    problems.push('DATABASE_REPLICA_URLS needs DATABASE_URL')
  if (env.OPENAI_BASE_URL && !env.OPENAI_API_KEY)
    problems.push('OPENAI_BASE_URL needs OPENAI_API_KEY: any text where that server wants none')
  problems.push(...missingOfS3(env))
  if (!env.ADMIN_USERNAME !== !env.ADMIN_PASSWORD)
    problems.push('ADMIN_USERNAME and ADMIN_PASSWORD need each other')
  if (!env.SMTP_URL !== !env.MAIL_FROM) problems.push('SMTP_URL and MAIL_FROM need each other')
  if (env.BOUNCE_ADDRESS && !env.INBOUND_SECRET)
    problems.push('BOUNCE_ADDRESS needs INBOUND_SECRET: bounces are posted there')
  if (!env.INBOUND_ADDRESS !== !env.INBOUND_SECRET)
    problems.push('INBOUND_ADDRESS and INBOUND_SECRET need each other')
  if (production && env.SMTP_URL && !env.PUBLIC_URL)
    problems.push('SMTP_URL needs PUBLIC_URL with NODE_ENV=production: mails lead to the site')
  return problems.length > 0 ? { problems } : { env }
}

function isSender(text: string): boolean {
  const address = text.match(/^[^<>\p{Cc}]*<([^<>]+)>$/u)?.[1] ?? text
  return /^[^\s<>@,;:"]+@[^\s<>@,;:"]+$/.test(address)
}

function missingOfS3(env: Env): string[] {
  const needed = ['S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  const wanted = env.S3_ENDPOINT !== undefined || needed.some((name) => env[name] !== undefined)
  const missing = needed.filter((name) => env[name] === undefined)
  return wanted ? missing.map((name) => `${name} is missing: the S3_ settings belong together`) : []
}

/** In production a balancer may be in front. */
export const drainSeconds = (env: Env) => env.DRAIN_SECONDS ?? (env.NODE_ENV === 'production' ? 5 : 0)

export const isDemo = (env: Env) => env.DEMO || env.NODE_ENV !== 'production'

/** Both are needed. */
export const sendsMail = ({ SMTP_URL, MAIL_FROM }: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>): boolean =>
  Boolean(SMTP_URL && MAIL_FROM)

/** The site's origin, without a trailing slash. */
export const siteAddress = ({ PUBLIC_URL, PORT }: Pick<Env, 'PUBLIC_URL' | 'PORT'>): string =>
  PUBLIC_URL ?? `http://localhost:${PORT}`
