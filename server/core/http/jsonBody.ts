import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import express, { type RequestHandler } from 'express'
import { AppError } from '#server/core/errors.ts'
import { hasBody } from './bodyTimeout.ts'
import { contextOf } from './steps/requestContext.ts'

/** Milliseconds. */
const defaultTimeout = 20_000

const hashOf = (body: Buffer | string) => createHash('sha256').update(body).digest('base64url')

const parse = express.json({
  limit: '256kb',
  strict: false,
  inflate: false,
  type: 'application/json',
  verify(request, _response, body) {
    if (request.headers['idempotency-key'] !== undefined) contextOf(request).bodyHash = hashOf(body)
  },
})

/** The parsed one may be too deep to serialize. */
export function bodyHash(request: IncomingMessage): string {
  const hash = contextOf(request).bodyHash
  if (hash === undefined && hasBody(request)) throw new Error('the body was not read by readJson')
  return hash ?? hashOf('')
}

/** Throws `unsupported_type`, `too_large`, `malformed_json` and `timeout`. */
export function readJson(timeout = defaultTimeout): RequestHandler[] {
  const read: RequestHandler = (request, response, next) => {
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      // The rest is not read, so the connection cannot be reused.
      response.set('Connection', 'close')
      next(new AppError('timeout'))
    }, timeout)
    parse(request, response, (error?: unknown) => {
      clearTimeout(timer)
      if (!isLate) next(error)
    })
  }
  return [requireJson, read]
}

/** The schema decides about a missing body. */
const requireJson: RequestHandler = (request, _response, next) => {
  if (hasBody(request) && !request.is('application/json')) throw new AppError('unsupported_type')
  next()
}
