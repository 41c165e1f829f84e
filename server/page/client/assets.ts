import fs from 'node:fs'
import path from 'node:path'
import { type Request, type Response, Router } from 'express'
import { chooseEncoding } from '#server/core/http/negotiate.ts'

const suffixes = { br: '.br', gzip: '.gz', identity: '' }
const encodings = ['br', 'gzip'] as const

/** The service worker, and its previous path. */
const workers = ['sw.js', 'push-worker.js']

/** Obeys the policy of its own answer, which names the hosts of the map. */
const mapWorker = /^maplibre-gl-worker-/

interface Asset {
  /** Best first. */
  encodings: (typeof encodings)[number][]
}

/** Immutable; missing ones are a 404, never the page. */
export function serveAssets(folder: string): Router {
  const router = Router()
  const root = path.join(folder, 'assets')
  const assets = listAssets(root)
  router.get('/assets/:name', (request, response) => {
    response.set({
      'Cache-Control': mapWorker.test(request.params.name)
        ? 'no-cache'
        : 'public, max-age=31536000, immutable',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
    })
    if (!send(request, response, root, request.params.name, assets))
      response.status(404).set('Cache-Control', 'no-store').type('text').end('Not found')
  })
  return router
}

export function serveFiles(folder: string): Router {
  const router = Router()
  const fixed = listAssets(folder)
  router.use((request, response, next) => {
    const name = request.path.slice(1)
    if (!fixed.has(name)) return next()
    const isWorker = workers.includes(name)
    // Browsers keep an installed worker until they find another.
    response.set('Cache-Control', isWorker ? 'no-cache' : 'public, max-age=86400')
    if (isWorker) response.set('Service-Worker-Allowed', '/')
    send(request, response, folder, name, fixed)
  })
  return router
}

function listAssets(folder: string): Map<string, Asset> {
  const all = fs.existsSync(folder) ? fs.readdirSync(folder, { withFileTypes: true }) : []
  const names = new Set(all.filter((one) => one.isFile()).map((one) => one.name))
  const own = [...names].filter((name) => !/\.(br|gz|html)$/.test(name))
  return new Map(
    own.map((name) => [name, { encodings: encodings.filter((one) => names.has(name + suffixes[one])) }]),
  )
}

function send(
  request: Request,
  response: Response,
  root: string,
  name: string,
  assets: Map<string, Asset>,
): boolean {
  const asset = assets.get(name)
  if (!asset) return false
  const encoding = chooseEncoding(request.headers, [...asset.encodings, 'identity'])
  if (asset.encodings.length > 0) response.vary('Accept-Encoding')
  if (encoding !== 'identity') response.set('Content-Encoding', encoding).type(path.extname(name))
  response.sendFile(name + suffixes[encoding], { root, cacheControl: false })
  return true
}
