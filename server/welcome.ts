import { brand } from '#shared/brand.ts'
import { type Env, isDemo } from './core/env.ts'
import type { Demo } from './demo.ts'

/** Printed once the server listens. */
export function welcome(env: Env, port: number, demo?: Pick<Demo, 'signIns' | 'administrator'>): string {
  const { signIns = [], administrator } = demo ?? {}
  const signsIn = signIns.length > 0 && !env.OIDC_ISSUER_URL
  const embedded = [
    ...(env.DATABASE_URL ? [] : [`Postgres in ${env.DATA_DIR}/postgres`]),
    `pictures in ${env.DATA_DIR}/media`,
    ...(isDemo(env) ? ['demo data'] : []),
    ...(signsIn ? ['sign-in'] : []),
  ]
  const lines = [
    '',
    `  ${brand.name}  ${env.PUBLIC_URL ?? `http://localhost:${port}`}`,
    `  embedded: ${embedded.join(', ')}`,
    ...(administrator ? [`  /admin as ${administrator.username}, ${administrator.password}`] : []),
    ...(signsIn ? [`  sign in as ${signIns.join(' or ')}, with one click`] : []),
    '',
  ]
  return `${lines.join('\n')}\n`
}
