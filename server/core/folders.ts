import path from 'node:path'

const here = import.meta.dirname

export const isBuilt = path.basename(here) !== 'core'

export const serverFolder = isBuilt ? here : path.join(here, '..')

export const rendererBuild = path.join(here, '../renderer/renderPage.js')

export const clientBuild = isBuilt ? path.join(here, '../client') : path.join(here, '../../dist/client')
