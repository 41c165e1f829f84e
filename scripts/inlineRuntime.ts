import type { Plugin } from 'vite'

const runtimeFile = /^assets\/rolldown-runtime-[\w-]+\.js$/
const importRuntime = /import\{([^}]*)\}from"\.\/rolldown-runtime-[\w-]+\.js";?/
const exportRuntime = /export\{([^}]*)\};?\s*$/

/** Writes the bundler's helper into the files that use it: a file of its own costs a request. */
export function inlineRuntime(): Plugin {
  return {
    name: 'inline-runtime',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file : []))
      const runtime = chunks.find(({ fileName }) => runtimeFile.test(fileName))
      if (!runtime) return
      for (const chunk of chunks) {
        if (!chunk.imports.includes(runtime.fileName)) continue
        chunk.code = withRuntime(chunk.code, runtime.code)
        chunk.imports = chunk.imports.filter((file) => file !== runtime.fileName)
      }
      delete bundle[runtime.fileName]
    },
  }
}

/** Both minified. Throws where another name than the only one is imported. */
export function withRuntime(code: string, runtime: string): string {
  const [statement = '', imported = ''] = importRuntime.exec(code) ?? []
  const [end = '', exported = ''] = exportRuntime.exec(runtime) ?? []
  const [local, name = local] = exported.split(' as ')
  const [taken, own = taken] = imported.split(' as ')
  if (end === '' || taken !== name) throw new Error(`the runtime has ${exported}, not ${imported}`)
  return code.replace(
    statement,
    () => `const ${own}=(()=>{${runtime.slice(0, -end.length)}return ${local}})();`,
  )
}
