import { useBrowserValue } from '#client/core/rendering/rendering.ts'
import { copiedToCookie, plainText, stored } from '#client/core/storage.ts'
import { choiceCookies, type ListLayout, listLayout } from '#shared/boot.ts'

export const layoutStore = copiedToCookie(stored(choiceCookies.layout, listLayout, 'grid', plainText))

export function useListLayout(): ListLayout {
  return useBrowserValue(layoutStore.get, ({ layout }) => layout, layoutStore.subscribe)
}
