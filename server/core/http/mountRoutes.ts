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
  const paths = [...new Set(inOrder.map(({ endpoint }) => endpoint.path))]
  const refuse = (path: string) => refuseOtherMethods(['OPTIONS', ...methodsOf(routes, path)].join(', '))
  const fixed = inOrder.filter(({ endpoint }) => isFixed(endpoint.path))
  for (const route of fixed) mount(router, route)
  for (const path of paths.filter(isFixed)) router.all(path, unlessRead(refuse(path)))
  for (const route of inOrder) if (!fixed.includes(route)) mount(router, route)
  for (const path of paths) router.all(path, refuse(path))
  return router
}

const isFixed = (path: string) => !path.includes(':')

function mount(router: Router, { endpoint, handlers }: Route): void {
  const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'
  router[method](endpoint.path, ...handlers)
}

/** Writes to a fixed path are never meant for one with a parameter; a read of `/users/me` is a 404. */
function unlessRead(refuse: RequestHandler): RequestHandler {
  return (request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') next()
    else return refuse(request, response, next)
  }
}

function methodsOf(routes: readonly Route[], path: string): string[] {
  return routes
    .filter(({ endpoint }) => endpoint.path === path)
    .flatMap(({ endpoint: { method } }) => (method === 'GET' ? [method, 'HEAD'] : [method]))
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
