import type { PageModule } from '#client/core/page.ts'

/** Apart from the other pages, so that visitors load nothing of the panel. */
export const adminPageFiles = import.meta.glob<PageModule>('./**/*Page.tsx')
