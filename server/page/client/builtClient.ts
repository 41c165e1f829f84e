import fs from 'node:fs'
import path from 'node:path'
import { Router } from 'express'
import { clientBuild, isBuilt } from '#server/core/folders.ts'
import { serveAssets, serveFiles } from './assets.ts'
import type { Client } from './client.ts'
import { readPreloads } from './preloads.ts'

/** Without scripts: for API tests, which need no build. */
const bareTemplate = `<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <!--page-head-->
  </head>
  <body>
    <div id="root"></div>
    <!--page-boot-->
  </body>
</html>
`

/** The output of `npm run build`. The built server does not start without it. */
export function builtClient(folder = clientBuild): Client {
  const template = readTemplate(folder)
  const isThere = template !== undefined
  return {
    assets: isThere ? serveAssets(folder) : Router(),
    files: isThere ? serveFiles(folder) : Router(),
    template: async () => template ?? bareTemplate,
    preloads: readPreloads(folder),
    attach: async () => undefined,
    close: async () => undefined,
  }
}

function readTemplate(folder: string): string | undefined {
  const file = path.join(folder, 'index.html')
  if (isBuilt || fs.existsSync(file)) return fs.readFileSync(file, 'utf8')
  return undefined
}
