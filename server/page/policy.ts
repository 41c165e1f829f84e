import { inlineOf, type PolicyEnv, pagePolicy } from '#server/core/http/security.ts'
import type { Client } from './client/client.ts'

/** The policy of pages made of a template: a build has one. */
export function createPolicies(env: PolicyEnv, { scripts }: Client): (template: string) => string {
  let known = { template: '', policy: '' }
  return (template) => {
    if (known.template !== template)
      known = { template, policy: pagePolicy(env, inlineOf(template + scripts.inline)) }
    return known.policy
  }
}
