import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'

/** Only the server reads these. */
const forServers = new Set([
  'summary',
  'access',
  'params',
  'query',
  'body',
  'answer',
  'status',
  'streamed',
  'cost',
  'rows',
  'errors',
])

/** Removes them from the client's build: pages load no schemas for calls. */
export function clientEndpoints(): Plugin {
  return {
    name: 'client-endpoints',
    apply: 'build',
    transform: {
      filter: { id: /\/shared\/.*\.ts$/, code: 'endpoint(' },
      handler: forClients,
    },
  }
}

export function forClients(code: string): string {
  return withoutUnusedImports(withoutServerProperties(code))
}

function withoutServerProperties(code: string): string {
  const properties: ESTree.Node[] = []
  new Visitor({
    CallExpression({ callee, arguments: [, , options] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'endpoint') return
      if (options?.type !== 'ObjectExpression') return
      for (const property of options.properties)
        if (property.type === 'Property' && property.key.type === 'Identifier')
          if (forServers.has(property.key.name)) properties.push(property)
    },
  }).visit(parse(code))
  return without(code, properties)
}

function withoutUnusedImports(code: string): string {
  const program = parse(code)
  const imports = program.body.filter((node) => node.type === 'ImportDeclaration')
  const end = Math.max(0, ...imports.map((node) => node.end))
  const used = new Set<string>()
  const keys = new Set<number>()
  new Visitor({
    Property: ({ key, shorthand }) => void (shorthand || keys.add(key.start)),
    Identifier: ({ name, start }) => void (start > end && !keys.has(start) && used.add(name)),
  }).visit(program)
  const unused = imports.filter(
    ({ specifiers }) => specifiers.length > 0 && !specifiers.some(({ local }) => used.has(local.name)),
  )
  return without(code, unused)
}

const parse = (code: string) => parseSync('module.js', code).program

/** Nodes in code order, with their trailing commas. */
function without(code: string, nodes: readonly ESTree.Node[]): string {
  // From the end: earlier positions stay valid.
  return nodes
    .toReversed()
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, ''), code)
}
