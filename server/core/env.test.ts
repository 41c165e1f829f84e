import { describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'

const problemsOf = (source: Record<string, string>) => {
  const read = readEnv(source)
  return 'problems' in read ? read.problems : []
}

describe('the environment', () => {
  it('is complete, when nothing is set', () => {
    const read = readEnv({})
    expect(read).toMatchObject({
      env: { PORT: 3000, DEMO_LISTINGS: 112, LIMITS: 'on', NODE_ENV: 'development' },
    })
  })

  it('takes a blank value for an unset one', () => {
    expect(readEnv({ PORT: ' ', DATABASE_URL: '', METRICS_PORT: '' })).toMatchObject({
      env: { PORT: 3000, DATABASE_URL: undefined, METRICS_PORT: undefined },
    })
  })

  it('names every wrong value in a line of its own', () => {
    const problems = problemsOf({
      PORT: 'many',
      METRICS_PORT: '70000',
      PUBLIC_URL: 'oga.example',
      DATABASE_URL: 'mysql://x',
      SESSION_SECRET: 'short',
      DEMO: 'perhaps',
      EXCHANGE_RATE_URL: 'yes',
      LOG_LEVEL: 'loud',
      TRUST_PROXY: 'everybody',
      LIMITS: 'none',
    })
    expect(problems).toHaveLength(10)
    for (const name of ['PORT', 'PUBLIC_URL', 'DATABASE_URL', 'SESSION_SECRET', 'TRUST_PROXY', 'LIMITS'])
      expect(problems.filter((line) => line.startsWith(`${name} `))).toHaveLength(1)
    expect(problems.join('\n')).not.toMatch(/\n\n|mysql:\/\/x|short/)
  })

  it('refuses production, when it has no secret or has no limits', () => {
    expect(problemsOf({ NODE_ENV: 'production', LIMITS: 'off' })).toEqual([
      'SESSION_SECRET is required with NODE_ENV=production',
      'LIMITS=off is refused with NODE_ENV=production',
    ])
  })

  it('refuses the address of a model without a key, and prices that are none', () => {
    expect(problemsOf({ OPENAI_BASE_URL: 'http://models.test/v1' })).toEqual([
      'OPENAI_BASE_URL needs OPENAI_API_KEY: any text where that server wants none',
    ])
    const model = { OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: 'http://models.test/v1/' }
    expect(readEnv(model)).toMatchObject({ env: { OPENAI_BASE_URL: 'http://models.test/v1' } })
    const prices = { OPENAI_INPUT_PRICE: 'cheap', OPENAI_OUTPUT_PRICE: '-1' }
    expect(problemsOf({ ...model, ...prices }).map((line) => line.split(' ')[0])).toEqual(Object.keys(prices))
  })

  it('refuses a sign-in provider, when a part of it is missing or production would reach it in the clear', () => {
    const all = { OIDC_ISSUER_URL: 'https://id.example/', OIDC_CLIENT_ID: 'oga', OIDC_CLIENT_SECRET: 'x' }
    expect(readEnv(all)).toMatchObject({ env: { OIDC_ISSUER_URL: 'https://id.example/' } })
    expect(problemsOf({ OIDC_ISSUER_URL: 'https://id.example', OIDC_CLIENT_ID: 'oga' })).toEqual([
      'OIDC_CLIENT_SECRET missing: OIDC_ISSUER_URL, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET belong together',
    ])
    expect(problemsOf({ ...all, OIDC_ISSUER_URL: 'id.example' })).toEqual([
      'OIDC_ISSUER_URL is not a valid address',
    ])
    const production = { NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(32) }
    expect(problemsOf({ ...production, ...all })).toEqual([])
    expect(problemsOf({ ...production, ...all, OIDC_ISSUER_URL: 'http://id.example' })).toEqual([
      'OIDC_ISSUER_URL must be https with NODE_ENV=production',
    ])
  })

  it('refuses an S3 store, when a part of its settings is missing, and takes none or all of them', () => {
    expect(problemsOf({ S3_ENDPOINT: 'http://store:9000', S3_BUCKET: 'pictures' })).toEqual([
      'S3_REGION is missing: the S3_ settings belong together',
      'S3_ACCESS_KEY_ID is missing: the S3_ settings belong together',
      'S3_SECRET_ACCESS_KEY is missing: the S3_ settings belong together',
    ])
    const all = { S3_REGION: 'r', S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' }
    expect(readEnv(all)).toMatchObject({ env: { S3_BUCKET: 'b', S3_FORCE_PATH_STYLE: false } })
    expect(problemsOf({ ...all, S3_ENDPOINT: 'store:9000' })).toHaveLength(1)
  })

  it('refuses replicas without a database', () => {
    expect(problemsOf({ DATABASE_REPLICA_URLS: 'postgres://a/b' })).toEqual([
      'DATABASE_REPLICA_URLS needs DATABASE_URL',
    ])
  })

  it('refuses half a mail server, one without a site to lead to, and a sender that is none', () => {
    expect(problemsOf({ SMTP_URL: 'smtp://mail.example' })).toEqual([
      'SMTP_URL and MAIL_FROM need each other',
    ])
    const mail = { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'Óga <avisos@oga.example>' }
    expect(problemsOf(mail)).toEqual([])
    expect(problemsOf({ ...mail, NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(32) })).toEqual([
      'SMTP_URL needs PUBLIC_URL with NODE_ENV=production: mails lead to the site',
    ])
    for (const MAIL_FROM of ['nobody', 'a@b, c@d', 'Óga\r\nBcc: x <a@b>', 'Óga <a@b'])
      expect(problemsOf({ ...mail, MAIL_FROM })).toHaveLength(1)
    expect(problemsOf({ ...mail, SMTP_URL: 'https://mail.example' })).toHaveLength(1)
  })

  it.each([['1'], ['10.0.0.0/8'], ['10.0.0.0/8, fd00::/8']])('takes TRUST_PROXY=%s', (value) => {
    expect(problemsOf({ TRUST_PROXY: value })).toEqual([])
  })
})
