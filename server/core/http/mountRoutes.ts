import type { RequestHandler, Router } from 'express'
import { AppError } from '#server/core/errors.ts'
import type { Endpoint } from '#shared/core/endpoint.ts'

export interface Route {
  endpoint: Endpoint
  handlers: RequestHandler[]
}

/** A known path with another method is a 405. */
export function mountRoutes(router: Router, routes: readonly Route[]): Router {
  const inOrder = routes.toSorted((a, b) =>
    precedence(a.endpoint.path).localeCompare(precedence(b.endpoint.path)),
  )
  for (const { endpoint, handlers } of inOrder) {
    const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'patch' | 'delete'
    router[method](endpoint.path, ...handlers)
  }
  const methodsOf = (path: string) =>
    routes
      .filter(({ endpoint }) => endpoint.path === path)
      .flatMap(({ endpoint: { method } }) => (method === 'GET' ? [method, 'HEAD'] : [method]))
  for (const path of new Set(inOrder.map(({ endpoint }) => endpoint.path)))
    router.all(path, refuseOtherMethods(['OPTIONS', ...methodsOf(path)].join(', ')))
  return router
}

function precedence(path: string): string {
  return path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? 'parameter' : 'fixed'))
    .join('/')
}

export function refuseOtherMethods(allow: string): RequestHandler {
  return (request, response) => {
    if (request.method !== 'OPTIONS') throw new AppError('method_not_allowed', { headers: { Allow: allow } })
    response.set('Allow', allow).status(204).end()
  }
}
