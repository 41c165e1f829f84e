import fs from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../..')

interface Module {
  text: string
  /** Static imports. */
  imports: string[]
  /** Dynamic imports. */
  loads: string[]
}

const modules = new Map<string, Module>()

export function moduleOf(file: string): Module {
  const known = modules.get(file)
  if (known) return known
  const text = fs.readFileSync(path.join(root, file), 'utf8')
  const imports = [...text.matchAll(/^(?:import|export)\s+(?!type\b)(?:([^'"]*?)\s+from\s+)?'([^']+)'/gm)]
    .filter(([, names]) => !isTypesOnly(names))
    .flatMap(([, , name]) => resolve(file, name ?? ''))
  const loads = [...text.matchAll(/\bimport\('([^']+)'\)/g)].flatMap(([, name]) => resolve(file, name ?? ''))
  const module = { text, imports, loads }
  modules.set(file, module)
  return module
}

/** With its transitive static imports. */
export function closureOf(file: string): string[] {
  const all = new Set([file])
  for (const one of all) for (const next of moduleOf(one).imports) all.add(next)
  return [...all]
}

function isTypesOnly(names: string | undefined): boolean {
  const inner = names?.match(/^\{([^}]*)\}$/)?.[1] ?? names ?? 'everything'
  return inner.split(',').every((name) => /^\s*(type\b.*)?$/s.test(name))
}

function resolve(from: string, name: string): string[] {
  const file = name.startsWith('#') ? name.slice(1) : path.join(path.dirname(from), name)
  const isOurs = (name.startsWith('#') || name.startsWith('.')) && /\.tsx?$/.test(name)
  return isOurs ? [file] : []
}
