import fs from 'node:fs'
import path from 'node:path'
import { Router } from 'express'
import { clientBuild, isBuilt, rendererBuild } from '#server/core/folders.ts'
import { type Render, renderWith } from '#server/page/rendering/render.ts'
import { renderOnThread } from '#server/page/rendering/renderThread.ts'
import type { RenderPage } from '#shared/page/bootData.ts'
import { serveAssets, serveFiles } from './assets.ts'
import type { Client } from './client.ts'
import { readScripts } from './scripts.ts'

/** For API tests, which need no build. */
const bareTemplate = `<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <!--page-head-->
  </head>
  <body>
    <div id="root"><!--page-root--></div>
    <!--page-boot-->
  </body>
</html>
`

interface ClientOptions {
  folder?: string
  render?: RenderPage
}

/** The output of `npm run build`. */
export function builtClient({ folder = clientBuild, render }: ClientOptions = {}): Client {
  const template = withoutScripts(inlineStyles(folder, readTemplate(folder)))
  const isThere = template !== undefined
  return {
    assets: isThere ? serveAssets(folder) : Router(),
    files: isThere ? serveFiles(folder) : Router(),
    template: async () => template ?? bareTemplate,
    render: chooseRender(render),
    scripts: readScripts(folder),
    attach: async () => undefined,
    close: async () => undefined,
  }
}

function chooseRender(render: RenderPage | undefined): Render | undefined {
  if (render) return renderWith(render)
  return isBuilt ? renderOnThread(rendererBuild) : undefined
}

/** For the first paint. The disabled link tells Vite's chunk loader that the style sheet exists. */
function inlineStyles(folder: string, template: string | undefined): string | undefined {
  return template?.replace(
    /<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+)"[^>]*>/,
    (_, file: string) => {
      const styles = fs.readFileSync(path.join(folder, file), 'utf8')
      return `<style>${styles}</style><link rel="stylesheet" disabled href="/${file}">`
    },
  )
}

/** `scripts` writes them. */
function withoutScripts(template: string | undefined): string | undefined {
  return template?.replace(/<script type="module"[^>]*><\/script>\s*|<link rel="modulepreload"[^>]*>\s*/g, '')
}

function readTemplate(folder: string): string | undefined {
  const file = path.join(folder, 'index.html')
  if (isBuilt || fs.existsSync(file)) return fs.readFileSync(file, 'utf8')
  return undefined
}
