import type { PageModule } from '#client/core/page.ts'

/** Apart from the other pages, so that visitors load nothing of the panel. */
// Vitest caches no file with `import.meta.glob(`, which it misses before a type argument.
export const adminPageFiles = import.meta.glob<PageModule>('./**/*Page.tsx')
