import path from 'node:path'
import type { Plugin } from 'vite'

const files: Record<string, string> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
}
const packages = path.join(import.meta.dirname, '../node_modules')

/**
 * From CommonJS to ES modules. The bundler would wrap each into a function that is compiled twice, and run in
 * the importer's task.
 */
export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^(react|react-dom|scheduler)(\/|$)/ },
      handler: (id) => (files[id] ? path.join(packages, files[id]) : undefined),
    },
    transform: {
      filter: { id: /\/(react|react-dom|scheduler)\/cjs\/[\w-]+\.production\.js$/ },
      handler: (code, id) => ({ code: asModule(code, id), map: null }),
    },
  }
}

/** From a CommonJS module that only sets properties of `exports`. Throws for others. */
export function asModule(code: string, id: string): string {
  const imports = [`import * as itself from '${id}'`]
  const names = new Set<string>()
  const body = code
    .replace(/(?:\bvar )?\b(\w+) = require\("([\w/-]+)"\)[,;]/g, (_, name: string, id: string) => {
      imports.push(`import * as ${name} from '${id}'`)
      return ''
    })
    .replace(/\bexports\.(\w+)/g, (_, name: string) => {
      names.add(name)
      return `exported_${name}`
    })
  if (/\bexports\b|\brequire\(|\bmodule\./.test(body))
    throw new Error('more than properties of `exports` is set')
  const exported = [...names].map((name) => `exported_${name} as ${name}`)
  return [
    ...imports,
    `var ${[...names].map((name) => `exported_${name}`).join()}`,
    body,
    `export { ${exported.join()}, itself as default }`,
  ].join('\n')
}
