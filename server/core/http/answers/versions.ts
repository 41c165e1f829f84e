import type { Request, Response } from 'express'
import { AppError } from '#server/core/errors.ts'
import type { Endpoint } from '#shared/core/endpoint.ts'

const entityTag = /(W\/)?"([\x21\x23-\x7e\x80-\xff]*)"/g

/** Strong: equal while nothing was edited; counters beside the edited fields may differ. */
export function versionTag(updatedAt: Date): string {
  return `"${updatedAt.getTime().toString(36)}"`
}

export type IfMatch = Pick<Request, 'headers'>

/** RFC 9110, 13.1.1: weak tags never match. Throws `precondition_failed`. */
export function requireMatch({ headers }: IfMatch, updatedAt: Date): void {
  const wanted = headers['if-match']
  if (wanted === undefined || wanted.trim() === '*') return
  const tags = [...wanted.matchAll(entityTag)].map(([tag]) => tag)
  if (!tags.includes(versionTag(updatedAt))) throw new AppError('precondition_failed')
}

/** What has no versions cannot match one. Throws `precondition_failed`. */
export function refuseVersions({ method, versioned }: Endpoint, { headers }: IfMatch): void {
  if (versioned || method === 'GET' || method === 'POST') return
  const wanted = headers['if-match']
  if (wanted !== undefined && wanted.trim() !== '*') throw new AppError('precondition_failed')
}

export function setVersion({ versioned }: Endpoint, response: Response, answer: unknown): void {
  const updatedAt = versioned ? updatedAtOf(answer) : undefined
  if (updatedAt !== undefined) response.setHeader('ETag', versionTag(new Date(updatedAt)))
}

function updatedAtOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('updatedAt' in answer)) return undefined
  return typeof answer.updatedAt === 'string' ? answer.updatedAt : undefined
}
