import type { Plugin } from 'vite'

/** `has`: whether every page loads a module of ours, once all are read. */
export function startModules(): Plugin & { has(id: string): boolean } {
  const modules = new Set<string>()
  return {
    name: 'start-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    has: (id) => modules.has(id),
    buildEnd() {
      for (const id of this.getModuleIds()) if (this.getModuleInfo(id)?.isEntry) modules.add(id)
      // Grows meanwhile. Packages import more than is used of them.
      for (const id of modules)
        for (const next of this.getModuleInfo(id)?.importedIds ?? [])
          if (!next.includes('/node_modules/')) modules.add(next)
    },
  }
}
