import fs from 'node:fs/promises'
import type { Server } from 'node:http'
import path from 'node:path'
import type { ViteDevServer } from 'vite'
import { serverFolder } from '#server/core/folders.ts'
import { renderWith } from '#server/page/rendering/render.ts'
import type { Client } from './client.ts'
import { noScripts } from './scripts.ts'

export function viteClient(): Client {
  const root = path.join(serverFolder, '..')
  let vite: Promise<ViteDevServer> | undefined
  const start = (server?: Server) => {
    vite ??= startVite(root, server)
    return vite
  }
  return {
    assets: (_request, _response, next) => next(),
    files: (request, response, next) => {
      // As a module: Vite does not bundle.
      if (request.path === '/sw.js') request.url = '/offline/worker/sw.ts'
      start()
        .then(({ middlewares }) => middlewares(request, response, next))
        .catch(next)
    },
    async template(address) {
      const template = await fs.readFile(path.join(root, 'client/index.html'), 'utf8')
      return (await start()).transformIndexHtml(address, template)
    },
    render: renderWith(async (request) => {
      const { renderPage } = await (await start()).ssrLoadModule('/renderPage.tsx')
      return renderPage(request)
    }),
    scripts: noScripts,
    async attach(server) {
      await start(server)
    },
    async close() {
      await (await vite)?.close()
    },
  }
}

async function startVite(root: string, server: Server | undefined): Promise<ViteDevServer> {
  // The bundler's allocator (mimalloc) otherwise keeps what it has freed; read as the bundler is loaded.
  process.env.MIMALLOC_PURGE_DELAY ??= '0'
  const { createServer } = await import('vite')
  return createServer({
    configFile: path.join(root, 'vite.config.ts'),
    root: path.join(root, 'client'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: server ? { server } : false },
  })
}
